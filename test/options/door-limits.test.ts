import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { flagOf } from '../../src/cli/option-flags.ts';
import { loadLocale } from '../../src/index.ts';
import { MAX_ROWS } from '../../src/limits.ts';
import type { OptionFields, OptionKind } from '../../src/options/kind.ts';
import { LOCALES } from '../../src/options/locales.ts';
import { OUTPUT_OPTIONS } from '../../src/options/output-options.ts';
import { COLUMN_OPTIONS, TABLE_OPTIONS, VALUE_OPTIONS } from '../../src/options/value-options.ts';
import { sampled } from '../support/sample.ts';
import { type Asked, byLibrary, doorsTo } from './doors.ts';

/*
 * Each option at its limits, through each door: what one takes, all take, and just beyond them all refuse it with a sentence that says
 * what it must be, and write nothing.
 */

/** Values of an option: those at its limits, and those just beyond them. */
interface Limits {
  readonly within: readonly unknown[];
  readonly beyond: readonly unknown[];
}

/** Texts at the limits of a form, and beyond them. */
const TEXTS: Limits = {
  within: ['1900-01-01', '2199-12-31', '2199-12-31T23:59:59.999999999+14:00', '1x'],
  beyond: ['1899-12-31', '2200-01-01', '2026-13-01', 'x'],
};

function limitsOf({ form }: OptionKind): Limits {
  switch (form.form) {
    case 'integer': {
      const { least, most } = form;
      return { within: [least, most], beyond: [least - 1, least + 0.5, ...(most < MAX_ROWS ? [most + 1] : [])] };
    }
    case 'number':
      return Math.abs(form.most) === Number.MAX_VALUE
        ? { within: [], beyond: ['x'] }
        : { within: [form.least, form.most], beyond: [form.least - 0.01, form.most + 0.01] };
    case 'boolean':
      return { within: [true, false], beyond: ['yes'] };
    case 'true':
      return { within: [true], beyond: [false] };
    case 'names':
      return { within: form.names, beyond: [`${form.names[0]}s`] };
    case 'text': {
      const isLike = (value: unknown) => form.pattern === null || form.pattern.test(String(value));
      return { within: TEXTS.within.filter(isLike), beyond: [null, ...TEXTS.beyond.filter((value) => !isLike(value))] };
    }
    case 'list':
      return { within: [], beyond: form.least > 0 ? [[], 5] : [5] };
    case 'map':
    case 'record':
      return { within: [{}], beyond: [5, []] };
    case 'anyOf':
      return { within: form.kinds.flatMap((kind) => limitsOf(kind).within), beyond: [null] };
  }
}

/** Two rows at most, whatever is asked for. */
const DDL = 'CREATE TABLE t (a boolean PRIMARY KEY, c varchar(9));';

/** Where options stand, and which of them flags say as a word. */
const PLACES: readonly {
  readonly fields: OptionFields;
  readonly askedFor: (name: string, value: unknown) => Asked;
  readonly isFlag?: true;
}[] = [
  { fields: OUTPUT_OPTIONS, askedFor: (name, value) => ({ output: { [name]: value } }), isFlag: true },
  { fields: VALUE_OPTIONS, askedFor: (name, value) => ({ values: { [name]: value } }), isFlag: true },
  { fields: TABLE_OPTIONS, askedFor: (name, value) => ({ values: { tables: { t: { [name]: value } } } }) },
  { fields: COLUMN_OPTIONS, askedFor: (name, value) => ({ values: { columns: { c: { [name]: value } } } }) },
];

/** The forms of options whose flags are a word each. */
const OF_WORDS = ['integer', 'number', 'names', 'text', 'anyOf'];

const cases = PLACES.flatMap(({ fields, askedFor, isFlag }) =>
  Object.entries(fields)
    // A list of tables is the same option of the service as what is asked of tables.
    .filter(([name]) => isFlag !== true || name !== 'tables')
    .flatMap(([name, { kind }]) => {
      const { within, beyond } = limitsOf(kind);
      return [...within, ...beyond].flatMap((value) => {
        const asked = askedFor(name, value);
        const isWord = isFlag === true && OF_WORDS.includes(kind.form.form) && /string|number/.test(typeof value);
        const doors = doorsTo(DDL, asked, isWord ? [`--${flagOf(name)}=${value}`] : null, name);
        return doors.map((door) => ({ ...door, kind, asked, isBeyond: beyond.includes(value) }));
      });
    }),
);

test.before(async () => {
  for (const locale of LOCALES) await loadLocale(locale);
});

for (const { door, answer, kind, asked, isBeyond } of sampled(cases, 7)) {
  test(`${JSON.stringify(asked)}: ${door}`, async () => {
    const expected = byLibrary(DDL, asked);
    const { isTaken, text } = await answer();
    assert.is(isTaken, expected.isTaken, text);
    if (isTaken) assert.is(text, expected.text);
    if (!isBeyond) return;
    assert.not(isTaken);
    for (const said of [expected.text, text].map((each) => each.replaceAll('"', ''))) {
      assert.ok(said.includes(`must be ${kind.allowed.replaceAll('"', '')}, not `), said);
      if (kind.form.form === 'names') assert.ok(said.includes(`the nearest one is ${kind.form.names[0]}.`), said);
    }
  });
}

test.run();
