import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type RowsOfTable, rowsBy, rowsByTable } from './schema-rows.ts';

/* References to two rows of which a third table says that they belong together: who takes part in what. */

const PEOPLE = 'CREATE TABLE people (id int PRIMARY KEY, name text NOT NULL);';
const PERSON = 'person_id int NOT NULL REFERENCES people';

const COURSES = `${PEOPLE} CREATE TABLE courses (id int PRIMARY KEY);
  CREATE TABLE quizzes (id int PRIMARY KEY, course_id int NOT NULL REFERENCES courses);
  CREATE TABLE enrolments (id int PRIMARY KEY, ${PERSON}, course_id int NOT NULL REFERENCES courses, UNIQUE (person_id, course_id));`;

const PROJECTS = `${PEOPLE} CREATE TABLE projects (id int PRIMARY KEY);
  CREATE TABLE project_members (project_id int NOT NULL REFERENCES projects, ${PERSON}, PRIMARY KEY (project_id, person_id));`;

const GROUPS = `${PEOPLE} CREATE TABLE groups (id int PRIMARY KEY);
  CREATE TABLE memberships (id int PRIMARY KEY, group_id int NOT NULL REFERENCES groups, ${PERSON}, since date);
  CREATE TABLE meetings (id int PRIMARY KEY, group_id int NOT NULL REFERENCES groups, held_on date);`;

const SHOP = `${PEOPLE} CREATE TABLE products (id int PRIMARY KEY);
  CREATE TABLE orders (id int PRIMARY KEY, ${PERSON});
  CREATE TABLE order_items (order_id int NOT NULL REFERENCES orders, product_id int NOT NULL REFERENCES products, PRIMARY KEY (order_id, product_id));`;

const LEAGUES = `CREATE TABLE leagues (id int PRIMARY KEY); CREATE TABLE teams (id int PRIMARY KEY);
  CREATE TABLE league_teams (league_id int NOT NULL REFERENCES leagues, team_id int NOT NULL REFERENCES teams, PRIMARY KEY (league_id, team_id));`;

/** A column, and tables in front of the columns by which their rows lead on. */
type Way = string;

interface Case {
  readonly title: string;
  readonly ddl: string;
  /** The table that says who takes part, and the ways from its rows. */
  readonly pairs: readonly [table: string, first: Way, second: Way];
  /** The same of those that do. */
  readonly child: readonly [table: string, first: Way, second: Way];
  readonly isShared?: false;
  readonly rowsOf?: Readonly<Record<string, number>>;
}

const ENROLMENTS = ['enrolments', 'course_id', 'person_id'] as const;
const MEMBERS = ['project_members', 'project_id', 'person_id'] as const;
const BOUGHT = ['order_items', 'product_id', 'order_id>orders.person_id'] as const;

const CASES: readonly Case[] = [
  {
    title: 'those who are enrolled in a course review it, once each',
    ddl: `${COURSES} CREATE TABLE reviews (id int PRIMARY KEY, course_id int NOT NULL REFERENCES courses, ${PERSON}, UNIQUE (course_id, person_id));`,
    ...{ pairs: ENROLMENTS, child: ['reviews', 'course_id', 'person_id'] },
    rowsOf: { reviews: 120 },
  },
  {
    title: "those who are enrolled in a quiz's course attempt it",
    ddl: `${COURSES} CREATE TABLE attempts (quiz_id int NOT NULL REFERENCES quizzes, ${PERSON}, attempt_number int NOT NULL,
      PRIMARY KEY (quiz_id, person_id, attempt_number));`,
    ...{ pairs: ENROLMENTS, child: ['attempts', 'quiz_id>quizzes.course_id', 'person_id'] },
  },
  {
    title: 'who teaches a course need not be enrolled in it',
    ddl: `${COURSES} CREATE TABLE course_instructors (course_id int NOT NULL REFERENCES courses, ${PERSON}, PRIMARY KEY (course_id, person_id));`,
    ...{ pairs: ENROLMENTS, child: ['course_instructors', 'course_id', 'person_id'], isShared: false },
  },
  {
    title: 'members of a project have its tasks',
    ddl: `${PROJECTS} CREATE TABLE tasks (id int PRIMARY KEY, project_id int NOT NULL REFERENCES projects, assignee_id int REFERENCES people);`,
    ...{ pairs: MEMBERS, child: ['tasks', 'project_id', 'assignee_id'], rowsOf: { tasks: 3000, project_members: 90 } },
  },
  {
    title: 'those who have a lease of a unit ask for repairs there',
    ddl: `CREATE TABLE units (id int PRIMARY KEY); CREATE TABLE tenants (id int PRIMARY KEY);
      CREATE TABLE leases (id int PRIMARY KEY, unit_id int NOT NULL REFERENCES units, tenant_id int NOT NULL REFERENCES tenants);
      CREATE TABLE maintenance_requests (id int PRIMARY KEY, unit_id int NOT NULL REFERENCES units, tenant_id int REFERENCES tenants);`,
    pairs: ['leases', 'unit_id', 'tenant_id'],
    child: ['maintenance_requests', 'unit_id', 'tenant_id'],
  },
  {
    title: 'who is invited to a project is no member yet',
    ddl: `${PROJECTS} CREATE TABLE project_invitations (id int PRIMARY KEY, project_id int NOT NULL REFERENCES projects, ${PERSON});`,
    ...{ pairs: MEMBERS, child: ['project_invitations', 'project_id', 'person_id'], isShared: false },
  },
  {
    title: "members of a group attend the group's meetings",
    ddl: `${GROUPS} CREATE TABLE attendance (meeting_id int NOT NULL REFERENCES meetings, ${PERSON}, PRIMARY KEY (meeting_id, person_id));`,
    pairs: ['memberships', 'group_id', 'person_id'],
    child: ['attendance', 'meeting_id>meetings.group_id', 'person_id'],
  },
  {
    title: 'those who have ordered a product rate it',
    ddl: `${SHOP} CREATE TABLE ratings (id int PRIMARY KEY, product_id int NOT NULL REFERENCES products, ${PERSON}, stars int NOT NULL);`,
    ...{ pairs: BOUGHT, child: ['ratings', 'product_id', 'person_id'] },
  },
  {
    title: 'what is shipped are lines of the order',
    ddl: `${SHOP} CREATE TABLE shipments (id int PRIMARY KEY, order_id int NOT NULL REFERENCES orders);
      CREATE TABLE shipment_items (shipment_id int NOT NULL REFERENCES shipments, product_id int NOT NULL REFERENCES products, PRIMARY KEY (shipment_id, product_id));`,
    pairs: ['order_items', 'order_id', 'product_id'],
    child: ['shipment_items', 'shipment_id>shipments.order_id', 'product_id'],
    rowsOf: { shipment_items: 120 },
  },
  {
    title: 'anybody wishes for a product',
    ddl: `${SHOP} CREATE TABLE wishlist_items (id int PRIMARY KEY, product_id int NOT NULL REFERENCES products, ${PERSON});`,
    ...{ pairs: BOUGHT, child: ['wishlist_items', 'product_id', 'person_id'], isShared: false },
  },
  {
    title: 'both teams of a match are of its league',
    ddl: `${LEAGUES} CREATE TABLE matches (id int PRIMARY KEY, league_id int NOT NULL REFERENCES leagues,
      home_team_id int NOT NULL REFERENCES teams, away_team_id int NOT NULL REFERENCES teams);`,
    pairs: ['league_teams', 'league_id', 'team_id'],
    child: ['matches', 'league_id', 'away_team_id'],
    rowsOf: { leagues: 8 },
  },
];

for (const { title, ddl, pairs, child, isShared = true, rowsOf = {} } of CASES) {
  test(title, () => {
    const tables = rowsByTable(ddl, { rows: 200, rowsOf });
    const rowsIn = (table: string) => tables.get(table) ?? [];
    const held = new Set(pairsOf(pairs, tables));
    const found = pairsOf(child, tables).filter((pair) => !pair.includes('NULL'));
    assert.is(rowsIn(child[0]).length, rowsOf[child[0]] ?? 200);
    assert.ok(new Set(found).size > 20);
    const share = found.filter((pair) => held.has(pair)).length / found.length;
    assert.ok(isShared ? share > 0.98 : share < 0.3, `${share}`);
  });
}

function pairsOf(
  [table, ...ways]: readonly [string, Way, Way],
  tables: ReadonlyMap<string, RowsOfTable>,
): readonly string[] {
  return (tables.get(table) ?? []).map((row) =>
    ways
      .map((way) => {
        const [column = '', further = ''] = way.split('>');
        const value = row.get(column) ?? 'NULL';
        const [parent = '', next = ''] = further.split('.');
        return further === ''
          ? value
          : rowsBy(tables.get(parent) ?? [], 'id')
              .get(value)
              ?.get(next);
      })
      .join(),
  );
}

test.run();
