import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rowsBy, rowsByTable } from '../schema/schema-rows.ts';

/* References lead to rows in states in which others refer to them. */

interface Case {
  readonly title: string;
  /** The table that is referred to, and the one that refers: their columns beside `id` and `parent_id`. */
  readonly parent: string;
  readonly columns: string;
  readonly child: string;
  readonly column?: string;
  readonly more?: string;
  /** Values of the parent's column that rows refer to; null: any. */
  readonly state: string;
  readonly fitting: readonly string[] | null;
  readonly rows?: number;
}

const STATES = (...values: readonly string[]) =>
  `status text NOT NULL CHECK (status IN (${values.map((value) => `'${value}'`).join(', ')}))`;

/** A list of kinds or roles. */
const KINDS = (column: string, ...values: readonly string[]) => STATES(...values).replaceAll('status', column);

const PARTIES = KINDS('client_type', 'buyer', 'seller', 'both');

const VISITS = STATES('scheduled', 'confirmed', 'completed', 'cancelled', 'no_show');

const CASES: readonly Case[] = [
  {
    title: 'what is prescribed at visits that took place',
    ...{ parent: 'appointments', columns: `${VISITS}, completed_at timestamp, cancelled_at timestamp` },
    ...{ child: 'prescriptions', state: 'status', fitting: ['completed'] },
  },
  {
    title: 'who was there at lessons that were held',
    ...{ parent: 'lessons', columns: STATES('scheduled', 'held', 'cancelled') },
    ...{ child: 'attendance', state: 'status', fitting: ['held'] },
  },
  {
    title: 'figures of ads that were shown',
    ...{ parent: 'creatives', columns: STATES('pending', 'approved', 'rejected') },
    ...{ child: 'daily_stats', state: 'status', fitting: ['approved'] },
  },
  {
    title: 'shifts at events that are agreed on',
    ...{ parent: 'events', columns: STATES('inquiry', 'quoted', 'confirmed', 'completed', 'cancelled') },
    ...{ child: 'shifts', state: 'status', fitting: ['confirmed', 'completed'] },
  },
  {
    title: 'goals in matches that took place',
    ...{ parent: 'matches', columns: STATES('scheduled', 'finished', 'postponed', 'cancelled') },
    ...{ child: 'goals', state: 'status', fitting: ['finished'] },
  },
  {
    title: 'invoices for visits that took place',
    ...{ parent: 'visits', columns: VISITS },
    ...{ child: 'invoices', state: 'status', fitting: ['completed'] },
  },
  {
    title: 'shipments of orders that are paid',
    ...{ parent: 'orders', columns: STATES('pending', 'paid', 'shipped', 'delivered', 'cancelled') },
    ...{ child: 'shipments', state: 'status', fitting: ['paid', 'shipped', 'delivered'] },
  },
  {
    title: 'comments on what is published, as a flag says',
    ...{ parent: 'posts', columns: 'is_published boolean NOT NULL' },
    ...{ child: 'comments', state: 'is_published', fitting: ['true'] },
  },
  {
    title: 'payments of invoices that were sent',
    ...{ parent: 'invoices', columns: STATES('draft', 'sent', 'paid', 'void') },
    ...{ child: 'payments', state: 'status', fitting: ['sent', 'paid'] },
  },
  {
    title: 'authors of posts',
    ...{
      parent: 'users',
      columns: `role varchar(20) NOT NULL CHECK (role IN ('admin', 'editor', 'author', 'subscriber'))`,
    },
    ...{ child: 'posts', column: 'author_id', state: 'role', fitting: ['admin', 'editor', 'author'] },
  },
  {
    title: 'those who clean',
    ...{
      parent: 'staff',
      columns: `department text NOT NULL CHECK (department IN ('front_desk', 'housekeeping', 'restaurant'))`,
    },
    ...{ child: 'housekeeping_tasks', column: 'staff_id', state: 'department', fitting: ['housekeeping'] },
  },
  {
    title: 'owners of properties',
    ...{ parent: 'clients', columns: PARTIES },
    ...{ child: 'properties', column: 'owner_id', state: 'client_type', fitting: ['seller', 'both'] },
  },
  {
    title: 'tenants of apartments',
    ...{ parent: 'contacts', columns: KINDS('contact_type', 'landlord', 'tenant', 'vendor') },
    ...{ child: 'leases', column: 'tenant_id', state: 'contact_type', fitting: ['tenant'] },
  },
  {
    title: 'buyers of lots',
    ...{ parent: 'parties', columns: KINDS('party_type', 'buyer', 'seller', 'both') },
    ...{ child: 'bids', column: 'buyer_id', state: 'party_type', fitting: ['buyer', 'both'] },
  },
  ...(
    [
      ['inspector_id', 'inspections', ['operator', 'inspector', 'supervisor'], ['inspector']],
      ['adjuster_id', 'claims', ['claims_adjuster', 'underwriter', 'clerk'], ['claims_adjuster']],
      ['librarian_id', 'loans', ['Head Librarian', 'Librarian', 'Caretaker'], ['Head Librarian', 'Librarian']],
      ['hiring_manager_id', 'vacancies', ['recruiter', 'hiring_manager', 'admin'], ['hiring_manager']],
      ['dispensed_by', 'handouts', ['physician', 'pharmacist', 'nurse'], ['pharmacist']],
      ['dispatcher_id', 'loads', ['driver', 'dispatcher', 'mechanic'], ['dispatcher']],
    ] as const
  ).map(([column, child, roles, fitting]) => ({
    title: `those who are called as ${column} says`,
    ...{ parent: 'employees', columns: KINDS('role', ...roles), child, column, state: 'role', fitting },
  })),
  ...(
    [
      ['inspections', 'fines', ['scheduled', 'passed', 'failed', 'cancelled'], ['failed']],
      ['donations', 'receipts', ['pending', 'completed', 'failed', 'refunded'], ['completed', 'refunded']],
      ['exhibitions', 'tickets', ['draft', 'announced', 'open', 'cancelled'], ['announced', 'open']],
      ['subscriptions', 'usage_records', ['pending', 'active', 'cancelled'], ['active', 'cancelled']],
      ['claims', 'claim_payments', ['open', 'under_review', 'approved', 'rejected', 'paid'], ['approved', 'paid']],
      ['expenses', 'reimbursements', ['draft', 'submitted', 'approved', 'rejected'], ['approved']],
      ['orders', 'payments', ['pending', 'paid', 'cancelled', 'refunded'], ['paid', 'refunded']],
      ['offers', 'sales', ['pending', 'accepted', 'rejected', 'withdrawn'], ['accepted']],
      ['quotes', 'orders', ['draft', 'sent', 'accepted', 'declined', 'expired'], ['accepted']],
      ['proposals', 'contracts', ['draft', 'sent', 'won', 'lost'], ['won']],
      ['listings', 'sales', ['active', 'under_offer', 'sold', 'withdrawn'], ['sold']],
      [
        'work_orders',
        'inspections',
        ['planned', 'in_progress', 'completed', 'cancelled'],
        ['in_progress', 'completed'],
      ],
    ] as const
  ).map(([parent, child, states, fitting]) => ({
    title: `${child} of ${parent}`,
    ...{ parent, columns: STATES(...states), child, state: 'status', fitting },
  })),
  {
    title: 'what is made rather than bought',
    ...{ parent: 'parts', columns: KINDS('part_type', 'raw_material', 'purchased', 'component', 'assembly') },
    ...{ child: 'work_orders', state: 'part_type', fitting: ['component', 'assembly'] },
  },
  {
    title: 'a list that says what rows of the table are called leaves them all',
    ...{ parent: 'products', columns: KINDS('product_type', 'product', 'service') },
    ...{ child: 'sale_lines', column: 'product_id', state: 'product_type', fitting: null },
  },
  {
    title: 'an administrator is no agent where no role is that of one',
    ...{ parent: 'users', columns: `role text NOT NULL CHECK (role IN ('admin', 'member', 'guest'))` },
    ...{ child: 'issues', column: 'assignee_id', state: 'role', fitting: null },
  },
  {
    title: 'lines of orders in any state',
    ...{ parent: 'orders', columns: STATES('pending', 'paid', 'shipped', 'cancelled') },
    ...{ child: 'order_lines', state: 'status', fitting: null },
  },
  {
    title: 'each row of a parent where a key numbers them',
    ...{ parent: 'orders', columns: STATES('pending', 'paid', 'shipped', 'cancelled') },
    ...{ child: 'shipments', more: ', UNIQUE (parent_id)', state: 'status', fitting: null },
  },
  {
    title: 'many rows',
    ...{ parent: 'orders', columns: STATES('pending', 'paid', 'shipped', 'cancelled'), rows: 5000 },
    ...{ child: 'shipments', state: 'status', fitting: ['paid', 'shipped'] },
  },
];

for (const { title, parent, columns, child, column = 'parent_id', more = '', state, fitting, rows = 300 } of CASES) {
  test(title, () => {
    const ddl = `CREATE TABLE ${parent} (id int PRIMARY KEY, ${columns});
      CREATE TABLE ${child} (id int PRIMARY KEY, ${column} int NOT NULL REFERENCES ${parent}${more});`;
    const tables = rowsByTable(ddl, { rows });
    const parents = rowsBy(tables.get(parent) ?? [], 'id');
    const children = tables.get(child) ?? [];
    const states = new Set(children.map((row) => parents.get(row.get(column) ?? '')?.get(state) ?? ''));
    const all = new Set([...parents.values()].map((row) => row.get(state) ?? ''));
    assert.is(children.length, rows);
    assert.equal([...states].sort(), (fitting === null ? [...all] : [...fitting]).sort());
    assert.ok(new Set(children.map((row) => row.get(column))).size > 10);
  });
}

const ASKED = [
  ['claims', 'claim_payments', ['open', 'approved', 'rejected', 'paid'], ['paid']],
  ['orders', 'shipments', ['pending', 'paid', 'shipped', 'delivered', 'cancelled'], ['shipped', 'delivered']],
  ['invoices', 'payments', ['draft', 'sent', 'paid', 'overdue', 'void'], ['paid']],
  ['animals', 'adoptions', ['available', 'adopted', 'fostered'], ['adopted']],
] as const;

for (const [parent, child, states, asked] of ASKED) {
  test(`each of ${parent} in a state that asks for it has ${child}`, () => {
    const ddl = `CREATE TABLE ${parent} (id int PRIMARY KEY, ${STATES(...states)});
      CREATE TABLE ${child} (id int PRIMARY KEY, parent_id int NOT NULL REFERENCES ${parent});`;
    for (const rows of [300, 5000]) {
      const tables = rowsByTable(ddl, { rows });
      const found = new Set(tables.get(child)?.map((row) => row.get('parent_id')));
      const asking = tables.get(parent)?.filter((row) => asked.some((state) => state === row.get('status'))) ?? [];
      assert.ok(asking.length > 10);
      assert.equal(asking.filter((row) => !found.has(row.get('id'))).length, 0);
    }
  });
}

test.run();
