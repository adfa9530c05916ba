import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { referringNames } from '../../src/meanings/referring-names.ts';

/** Tables with the columns that identify their rows, and which of them names of columns mean: `table.column`, and `>` what. */
const CASES: readonly (readonly [tables: string, names: string])[] = [
  [
    'users.id, albums.AlbumId, order_items.id, orders.id',
    `photos.user_id > users by table, photos.UserId > users by table, photos.album_id > albums by table, photos.cover_album_id > albums by role,
    shipments.order_item_id > order_items by table, shipments.item_id > order_items by table, shipments.last_order_id > orders by role,
    photos.created_by > users by user, photos.author_id > users by user, photos.assigned_to > users by user, photos.editor_uuid > users by user,
    photos.user > none, photos.user_count > none, photos.folder_id > none, photos.status_id > none`,
  ],
  [
    'wp_posts.ID, wp_users.ID, wp_terms.term_id',
    'wp_comments.comment_post_ID > wp_posts by role, wp_comments.user_id > wp_users by table, wp_termmeta.term_id > wp_terms by table',
  ],
  [
    'employees.emp_no, departments.dept_no, vehicles.vin, categories.id',
    `salaries.emp_no > employees by table, dept_emp.dept_no > departments by table, salaries.vin > none, categories.parent_category_id > categories by role,
    categories.parent_id > itself by role, categories.parent > itself by role, categories.created_by > employees by user, employees.manager_id > itself by role`,
  ],
  [
    'a.users.id, b.users.id',
    'a.posts.user_id > a.users by table, c.posts.user_id > none, b.posts.created_by > b.users by user',
  ],
  [
    'comments.comment_ID, agents.id, pages.id',
    `comments.comment_parent > itself by role, comments.reply_to > itself by role, comments.in_reply_to_id > itself by role,
    agents.supervisor_id > itself by role, agents.reports_to > itself by role, agents.team_lead_id > itself by role, pages.manager_id > none,
    pages.parent_name > none`,
  ],
  ['staff.id, employees.id', 'tasks.owner_id > employees by user'],
  [
    'countries.code, currencies.iso_code',
    'cities.country_code > countries by table, prices.iso_code > currencies by table',
  ],
];

const pathOf = (name: string) => name.trim().split('.');

for (const [list, names] of CASES) {
  const tables = list
    .split(', ')
    .map((entry) => ({ name: pathOf(entry).slice(0, -1), key: pathOf(entry).at(-1) ?? '' }));
  const meant = referringNames(tables);
  for (const entry of names.split(',')) {
    const [from = '', expected = ''] = entry.trim().split(' > ');
    test(`${from} beside ${list}`, () => {
      const found = meant(pathOf(from).slice(0, -1), pathOf(from).at(-1) ?? '');
      const table = found?.place === null ? 'itself' : tables[found?.place ?? -1]?.name.join('.');
      assert.is(found === null ? 'none' : `${table} by ${found.by}`, expected);
    });
  }
}

test.run();
