import { type CompiledSchema, compileSchema, type SchemaOptions } from '../../src/index.ts';
import type { StubTable } from '../node/stub-table.ts';

/** A schema of one stub table, and the options of its scripts. */
export interface StubSchema {
  readonly compiled: CompiledSchema;
  readonly scripts: SchemaOptions[];
}

/** What stands in for the schema of a text with one table: its rows are those of the stub, the rest is real. */
export function stubSchema({ compiled }: Pick<StubTable, 'compiled'>): StubSchema {
  const scripts: SchemaOptions[] = [];
  const { name } = compiled.table;
  const schema: CompiledSchema = {
    ...compileSchema('CREATE TABLE t (a INT)', { dialect: 'mysql' }),
    script(options = {}) {
      scripts.push(options);
      const { rows: asked = 0 } = options;
      const { rows, warnings } = compiled.insert({ rows: asked });
      const piece = {
        table: name,
        rows,
        isCompletion: false,
        isNeeded: false,
        isOneStatement: false,
        batchRows: options.batchSize ?? 500,
        insert: (part?: { from: number; to: number }) =>
          compiled.insert({ rows, ...(part === undefined ? {} : { part }) }),
      };
      return {
        steps: [{ tables: [name], pieces: [piece], isWhole: false, isBound: false, ending: 'sql', read: null }],
        hasStatements: true,
        tables: [{ name, rows, asked, fewer: null }],
        passedOver: [],
        warnings,
      };
    },
  };
  return { compiled: schema, scripts };
}
