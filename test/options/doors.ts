import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { CONFIG_FIELDS } from '../../src/cli/config-fields.ts';
import { compileSchema } from '../../src/index.ts';
import { optionsAsJson } from '../../src/options/json.ts';
import { record } from '../../src/options/kinds.ts';
import { inFolder, ran } from '../cli/world.ts';
import { compileAtOnce, postTo, withService } from '../http/harness.ts';
import { textOf } from '../schema/schema-rows.ts';

/** What is asked of values and of an output, right or wrong. */
export interface Asked {
  readonly values?: object;
  readonly output?: object;
}

/** What comes out of a door: rows, or why there are none. */
export interface Answer {
  readonly isTaken: boolean;
  readonly text: string;
}

/** The seed of all that names none. */
const SEED = 1;

const JSON_OPTIONS = record(CONFIG_FIELDS);

/** Options as a file or a request has them. */
function jsonOf({ values, output }: Asked): object {
  return Object(optionsAsJson(JSON_OPTIONS, { seed: SEED, ...values, ...output }));
}

/** Rows of PostgreSQL, as the library gives them. */
export function byLibrary(ddl: string, { values, output }: Asked): Answer {
  try {
    const schema = compileSchema(ddl, Object.assign({ dialect: 'postgresql' as const }, values));
    return { isTaken: true, text: textOf(schema, Object.assign({ seed: SEED }, output)) };
  } catch (error) {
    return { isTaken: false, text: String(error) };
  }
}

/** Options that the service decides on, and those of outputs that a file cannot say: its `tables` are what is asked of tables. */
const NOT_OF_SERVICE = new Set(['mostRows', 'tableRows']);
const NOT_OF_FILE = new Set(['tables']);

/** A way to ask for rows. */
export interface Door {
  readonly door: string;
  readonly answer: () => Answer | Promise<Answer>;
}

/** All doors but the library. `option`: the name of an option of outputs; `flags`: words of the command line, if it can say it. */
export function doorsTo(ddl: string, asked: Asked, flags: readonly string[] | null, option = ''): readonly Door[] {
  return [
    ...(flags === null ? [] : [{ door: 'flags', answer: () => byFlags(ddl, flags) }]),
    ...(NOT_OF_FILE.has(option) ? [] : [{ door: 'file', answer: () => byFile(ddl, asked) }]),
    ...(NOT_OF_SERVICE.has(option) ? [] : [{ door: 'service', answer: () => byService(ddl, asked) }]),
  ];
}

/** By flags, each a word. */
function byFlags(ddl: string, flags: readonly string[]): Promise<Answer> {
  return byCommand(ddl, (_) => [`--seed=${SEED}`, ...flags]);
}

/** By a file of options. */
function byFile(ddl: string, asked: Asked): Promise<Answer> {
  return byCommand(ddl, (folder) => {
    const file = join(folder, 'options.json');
    writeFileSync(file, JSON.stringify(jsonOf(asked)));
    return ['--config', file];
  });
}

/** What the command writes to a file, which is not there where it refuses. */
async function byCommand(ddl: string, flagsIn: (folder: string) => readonly string[]): Promise<Answer> {
  const answers: Answer[] = [];
  await inFolder(async (folder) => {
    const flags = flagsIn(folder);
    const out = join(folder, 'rows.sql');
    const { code, stdout, stderr } = await ran(['-', '--dialect=pg', ...flags, '--out', out], ddl);
    assert.is(stdout.length, 0);
    const isTaken = code === 0;
    assert.is(readdirSync(folder).includes('rows.sql'), isTaken, stderr);
    if (!isTaken) assert.ok(code === 2 || code === 3, `${code}: ${stderr}`);
    answers.push({ isTaken, text: isTaken ? readFileSync(out, 'utf8') : stderr });
  });
  return only(answers);
}

/** By a request, whose rows stand beside the other options. */
async function byService(ddl: string, asked: Asked): Promise<Answer> {
  const answers: Answer[] = [];
  await withService({ compile: compileAtOnce }, async ({ origin, faults }) => {
    const { rows, ...options } = Object(jsonOf(asked));
    const body = JSON.stringify({ table_definition: ddl, rows, options });
    const response = await postTo(`${origin}/postgresql/api/v1/generate/sql`, body);
    const text = await response.text();
    assert.equal(faults, []);
    assert.ok(response.status === 200 || response.status === 400, `${response.status}: ${text}`);
    const isTaken = response.status === 200;
    answers.push({ isTaken, text: isTaken ? text : JSON.parse(text).error });
  });
  return only(answers);
}

function only([answer]: readonly Answer[]): Answer {
  if (answer === undefined) throw new Error('There was no answer.');
  return answer;
}
