import { compileSchema, DdlError, type DialectName, OptionError } from '../../src/index.ts';
import { ServerError, type Session } from '../support/session.ts';
import { statementsOf } from '../support/statements.ts';
import type { RandomSchema } from './random-schema.ts';

/**
 * What became of a schema: `loaded`; `foreign`: the server itself refuses it; `refused`: no rows were written, as a sentence says;
 * `warned`: rows were refused, as a warning had said; `fault`: it is one of ours.
 */
export interface Outcome {
  readonly kind: 'loaded' | 'foreign' | 'refused' | 'warned' | 'fault';
  readonly message: string;
}

/** What makes the rows: a stand-in of it has the faults that a test looks for. */
export type Compile = typeof compileSchema;

const LOADED: Outcome = { kind: 'loaded', message: '' };

/** Codes of warnings that say that a server may refuse rows. */
const UNSURE: ReadonlySet<string> = new Set(['key_not_honoured', 'check_not_honoured', 'unknown_reference']);

/** Makes a schema on a server, fills it there, and asks for the same rows once more. */
export async function checkSchema(
  session: Session,
  dialect: DialectName,
  { statements, options }: RandomSchema,
  compile: Compile = compileSchema,
): Promise<Outcome> {
  await session.reset();
  const refusal = await refusalOf(session, statements);
  if (refusal !== null) return { kind: 'foreign', message: refusal };
  const ddl = `${statements.join(';\n')};\n`;
  try {
    const schema = compile(ddl, { dialect });
    const insertion = schema.insert(options);
    const chunks = [...insertion];
    const refused = await refusalOf(session, statementsOf(chunks));
    if (refused !== null) {
      const isSaid = [...schema.warnings, ...insertion.warnings].some(({ code }) => UNSURE.has(code));
      return { kind: isSaid ? 'warned' : 'fault', message: refused };
    }
    const again = [...compile(ddl, { dialect }).insert(options)];
    return Buffer.concat(again).equals(Buffer.concat(chunks))
      ? LOADED
      : { kind: 'fault', message: 'The same seed gave other bytes.' };
  } catch (error) {
    if (error instanceof DdlError || error instanceof OptionError) return { kind: 'refused', message: error.message };
    return { kind: 'fault', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** What a server says against one of some statements; null: it took them all. */
async function refusalOf(session: Session, statements: Iterable<string>): Promise<string | null> {
  try {
    for (const statement of statements) await session.execute(statement);
    await session.checkDeferred();
    return null;
  } catch (error) {
    if (error instanceof ServerError) return error.message;
    throw error;
  }
}
