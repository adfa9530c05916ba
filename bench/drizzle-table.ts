import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  numeric,
  pgTable,
  text,
  timestamp,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';

/** The ten-column table as drizzle-orm has it. */
export const t = pgTable('t', {
  id: bigint({ mode: 'number' }).primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  age: integer().notNull(),
  price: numeric({ precision: 8, scale: 2 }).notNull(),
  active: boolean().notNull(),
  created: timestamp({ precision: 0, mode: 'string' }).notNull(),
  note: varchar({ length: 60 }),
  code: uuid().notNull(),
  score: doublePrecision().notNull(),
});
