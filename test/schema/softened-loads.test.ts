import type { PGlite } from '@electric-sql/pglite';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileSchema, type SchemaOptions } from '../../src/index.ts';
import { emptyPglite, startPglite } from '../support/pglite.ts';
import { textOf } from './schema-rows.ts';

/* Schemas in which what people expect of rows meets what constraints ask for: the rows load. */

const SCHEMAS: Readonly<Record<string, readonly [ddl: string, options: SchemaOptions]>> = {
  'moments that all states have': [
    `CREATE TABLE tickets (id serial PRIMARY KEY, created_at timestamp, resolved_at timestamp,
       status varchar(20) NOT NULL CHECK (status IN ('resolved', 'closed')));
     CREATE TABLE invoices (id serial PRIMARY KEY, issued_at timestamp, created_at timestamp, paid_at timestamp,
       status varchar(20) NOT NULL CHECK (status IN ('paid', 'refunded')))`,
    { rows: 30, seed: 1 },
  ],
  'a length of the parent that may be NULL': [
    `CREATE TABLE plans (id serial PRIMARY KEY, name varchar(40), price decimal(10,2), duration_months int);
     CREATE TABLE subscriptions (id serial PRIMARY KEY, plan_id int NOT NULL REFERENCES plans (id), start_date date NOT NULL, end_date date)`,
    { rows: 30, seed: 1 },
  ],
};

let server: PGlite;
test.before(async () => {
  server = await startPglite();
});
test.before.each(() => emptyPglite(server));
test.after(() => server.close());

for (const [name, [ddl, options]] of Object.entries(SCHEMAS)) {
  test(`rows load with ${name}`, async () => {
    await server.exec(ddl);
    const schema = compileSchema(ddl, { dialect: 'postgresql' });
    assert.equal(schema.warnings, []);
    await server.exec(textOf(schema, options));
  });
}

test.run();
