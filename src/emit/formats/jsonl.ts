import type { Plan } from '../../plan/plan.ts';
import type { Spelling } from '../pool.ts';
import { fileFrame } from './delimited.ts';
import type { Format, FormatDialect, Frame } from './format.ts';
import { beforeValues, INSIDE, jsonValues, STRING } from './json-values.ts';

/** JSON on one line: a line break in it is a blank between its words. */
const ONE_LINE: Spelling = { name: 'json line', spell: (text) => text.replace(/[\r\n]/g, ' ') };

/** An object a line. */
export function jsonlFormat({ bulk }: FormatDialect): Format {
  return {
    name: 'jsonl',
    media: { ending: 'jsonl', type: 'application/jsonl', hasStatements: false },
    close: null,
    frame: frameOf,
    ...jsonValues(bulk, { string: STRING, inside: INSIDE, nested: ONE_LINE }),
  };
}

function frameOf({ columns }: Plan): Frame {
  const file = fileFrame(columns, { title: '', separator: '', end: columns.length === 0 ? '{}\n' : '}\n' });
  return { ...file, before: beforeValues(columns, '{', STRING) };
}
