import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { functionNames } from '../../grammar/mysql/function-names.ts';
import { functions as postgresqlFunctions } from '../../grammar/postgresql/catalog-functions.ts';
import type { DrawnRow } from '../../src/expression/condition.ts';
import type { Scope } from '../../src/expression/scope.ts';
import { type Signature, signaturesIn } from '../../src/expression/signatures.ts';
import { families, functionNamed, functions } from '../../src/functions/index.ts';
import type { Inverse } from '../../src/functions/inverses.ts';
import type { FunctionRecord } from '../../src/functions/record.ts';
import type { DialectName } from '../../src/index.ts';
import type { Expression } from '../../src/ir.ts';
import { fractionalRangeOf } from '../../src/plan/facts/predicate.ts';
import { answerOf, parsed, scopeFor, semanticsOf } from '../expression/expressions.ts';

/*
 * What records say of functions, held against what the evaluator makes of them.
 */

/** A column of each type that signatures name, some of its values, and another column of the type that is NULL. */
const TYPES: Readonly<Record<DialectName, Readonly<Record<string, readonly [type: string, ...values: string[]]>>>> = {
  mysql: {
    text: ['varchar(40)', 'a', 'Word', '2024-02-29'],
    int8: ['bigint', '1', '2', '7'],
    numeric: ['decimal(12,2)', '1.00', '-7.50', '12.00'],
    float8: ['double', '1', '-0.5', '0.25'],
    timestamp: ['datetime', '2024-02-29 10:20:30', '1999-12-31 23:59:59'],
    date: ['date', '2024-02-29', '1999-01-01'],
    time: ['time', '10:20:30', '00:00:00'],
    bytea: ['varbinary(16)', '61'],
    json: ['json', '{"a": 1}', '[1, 2]'],
  },
  postgresql: {
    text: ['text', 'a', 'Word', '2024-02-29'],
    int2: ['smallint', '1', '2', '7'],
    int4: ['int', '1', '2', '7'],
    int8: ['bigint', '1', '2', '7'],
    numeric: ['numeric(12,2)', '1.00', '-7.50', '12.00'],
    float8: ['float8', '1', '-0.5', '0.25'],
    timestamp: ['timestamp', '2024-02-29 10:20:30', '1999-12-31 23:59:59'],
    timestamptz: ['timestamptz', '2024-02-29 10:20:30+00'],
    date: ['date', '2024-02-29', '1999-01-01'],
    time: ['time', '10:20:30', '00:00:00'],
    interval: ['interval', '1 day'],
    bytea: ['bytea', '\\x61'],
    json: ['json', '{"a": 1}', '[1, 2]'],
    jsonb: ['jsonb', '{"a": 1}', '[1, 2]'],
  },
};

/** Types of parameters that take any other. */
const TAKEN: Readonly<Record<string, string>> = { anytext: 'text', anyoutput: 'text', padded: 'text', any: 'text' };

const DIALECTS: readonly DialectName[] = ['mysql', 'postgresql'];

/** A call with a column of its type for each parameter, which has one of its values or is NULL. */
interface Called {
  readonly expression: Expression & { readonly kind: 'call' };
  readonly answer: (value: number, missing?: number) => ReturnType<typeof answerOf>;
}

function scopeOfTypes(dialect: DialectName): Scope {
  const columns = Object.entries(TYPES[dialect]).flatMap(([name, [type]]) =>
    [0, 1, 2, 3].map((place) => `${name}_${place} ${type}`),
  );
  return scopeFor(dialect, columns.join(', '));
}

function called({ name, parameters }: Signature, dialect: DialectName, scope: Scope): Called | null {
  const types = parameters.map((parameter) => TAKEN[parameter] ?? parameter);
  if (types.length > 4 || types.some((type) => TYPES[dialect][type] === undefined)) return null;
  const columns = types.map((type, place): Expression => ({ kind: 'column', name: `${type}_${place}`, offset: 0 }));
  const expression = { kind: 'call', name, arguments: columns, offset: 0 } as const;
  const answer = (value: number, missing?: number) => {
    const row: DrawnRow = (column) => {
      const [, type = '', place] = /^(\w+)_(\d)$/.exec(column) ?? [];
      const [, ...values] = TYPES[dialect][type] ?? [''];
      return Number(place) === missing ? null : (values[value % values.length] ?? null);
    };
    return answerOf(expression, scope, row);
  };
  return { expression, answer };
}

/** Each call of a function that is evaluated, with its record. */
function calls(): readonly { readonly call: Called; readonly record: FunctionRecord; readonly name: string }[] {
  return DIALECTS.flatMap((dialect) => {
    const scope = scopeOfTypes(dialect);
    return [...signaturesIn(semanticsOf(dialect)).functions.values()].flat().flatMap((signature) => {
      const call = called(signature, dialect, scope);
      return call === null
        ? []
        : [{ call, record: functionNamed(signature.name), name: `${dialect} ${signature.name}` }];
    });
  });
}

const VALUES = [0, 1, 2];

test('records are of functions that a server has, or of a form of one', () => {
  const listed = postgresqlFunctions.match(/\w+/g) ?? [];
  const evaluated = DIALECTS.flatMap((dialect) => [...signaturesIn(semanticsOf(dialect)).functions.keys()]);
  const known = new Set([...functionNames, ...listed, ...evaluated, ...FORMS]);
  const unknown = [...functions.keys()].filter((name) => !known.has(name.split(' ')[0] ?? ''));
  assert.equal(unknown, []);
});

/** What has a syntax of its own in PostgreSQL. */
const FORMS: readonly string[] = ['row', 'xmlconcat', 'xmlelement', 'xmlforest', 'xmlparse', 'json_scalar'];

test('a function has one record', () => {
  const names = families.flatMap((family) => Object.keys(family));
  assert.equal(names.length, functions.size);
});

test('names of one function share its record', () => {
  for (const [name, ...others] of [
    ['lower', 'lcase'],
    ['upper', 'ucase'],
    ['substr', 'substring', 'mid'],
    ['char_length', 'character_length'],
    ['ceil', 'ceiling'],
    ['pow', 'power'],
    ['coalesce', 'ifnull', 'nvl'],
    ['sha', 'sha1'],
    ['curdate', 'current_date'],
  ] as const) {
    for (const other of others) assert.is(functionNamed(other), functionNamed(name), other);
  }
});

test('what is strict is NULL where an argument is', () => {
  let held = 0;
  const faults: string[] = [];
  for (const { call, record, name } of calls()) {
    const strictFrom = record.takesNull === undefined ? call.expression.arguments.length : 1;
    if (record.takesNull === 'any') continue;
    for (const place of call.expression.arguments.keys()) {
      const answer = place < strictFrom ? call.answer(0, place) : 'unknown';
      if (typeof answer === 'string') continue;
      held++;
      if (answer.text !== null) faults.push(`${name}, argument ${place}: ${answer.text}`);
    }
  }
  assert.equal(faults, []);
  assert.ok(held > 300, `${held} answers`);
});

test('results lie in the range that is said of them', () => {
  let held = 0;
  for (const { call, record, name } of calls()) {
    const { range } = record;
    if (range === undefined) continue;
    for (const value of VALUES) {
      const answer = call.answer(value);
      if (typeof answer === 'string' || answer.text === null) continue;
      // Of arguments that may be any number.
      const any = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
      const { low, high } = typeof range === 'function' ? range(call.expression.arguments.map(() => any)) : range;
      const number = Number(answer.text);
      held++;
      // A part of a text may be no numeral.
      const isUnread = record.givesPart === true && Number.isNaN(number);
      assert.ok(isUnread || (number >= low && number <= high), `${name}: ${answer.text}`);
    }
  }
  assert.ok(held > 60, `${held} answers`);
});

test('what gives the sign of a number is -1, 0 or 1', () => {
  let held = 0;
  for (const [name, { givesSign }] of functions) {
    if (!givesSign) continue;
    for (const dialect of DIALECTS) {
      for (const [number, sign] of [
        ['-7', '-1'],
        ['-0.01', '-1'],
        ['0', '0'],
        ['0.00', '0'],
        ['2e-3', '1'],
      ] as const) {
        held++;
        assert.equal(answerOf(parsed(`${name}(${number})`, dialect), scopeFor(dialect)), { text: sign }, number);
      }
    }
  }
  assert.ok(held > 0, 'no function');
});

test('what gives letters of a case gives those', () => {
  const given = [...functions].filter(([, { letters }]) => letters !== undefined);
  for (const [name, { letters }] of given) {
    assert.equal(answerTo(name, 'aB1ç'), { text: letters === 'lower' ? 'ab1ç' : 'AB1Ç' }, name);
  }
  assert.ok(given.length > 0, 'no function');
});

test('the bounds of an inverse have the number', () => {
  let held = 0;
  for (const [name, { inverse }] of functions) {
    // Of a moment in an unknown zone, the bounds lie a day inside of what has the number.
    if (inverse === undefined || name === 'unix_timestamp') continue;
    for (const number of numbersOf(inverse)) {
      for (const text of [inverse.first(number), inverse.last(number)]) {
        held++;
        assert.equal(answerTo(name, text), { text: String(number) }, `${name} of ${text}`);
      }
    }
  }
  assert.ok(held > 100, `${held} answers`);
});

test('the bounds of an inverse of fractions have no number beyond', () => {
  let held = 0;
  for (const [name, { inverse }] of functions) {
    if (!inverse?.givesFractions) continue;
    for (const number of [0, 0.1, 1.2, 2.5, 3, 12.25, 1234.5678, 94_906_267]) {
      for (const operator of ['<', '<=', '>', '>=']) {
        const { low = null, high = null } = fractionalRangeOf(operator, number) ?? {};
        const text = low === null ? (high === null || high < 0 ? null : inverse.last(high)) : inverse.first(low);
        if (text === null) continue;
        held++;
        const compared = parsed(`${name}(${text}) ${operator} ${number}`, 'mysql');
        assert.equal(answerOf(compared, scopeFor('mysql')), { text: '1' }, `${name} of ${text} ${operator} ${number}`);
      }
    }
  }
  assert.ok(held > 20, `${held} answers`);
});

test('moments are listed by what a function gives of their day', () => {
  for (const [name, { inverse }] of functions) {
    if (inverse?.ofDay === undefined) continue;
    for (const [day, text] of [
      [0, '1970-01-01'],
      [19_782, '2024-02-29'],
      [19_783, '2024-03-01'],
    ] as const) {
      assert.equal(answerTo(name, text), { text: String(inverse.ofDay(day)) }, `${name} of ${text}`);
    }
  }
});

test('what is injective tells texts for keys apart', () => {
  const texts = ['alpha1', 'beta22', 'gamma333'];
  for (const [name, { injective }] of functions) {
    if (injective !== 'first' || !functionNames.has(name)) continue;
    const answers = texts.map((text) => answerTo(name, text));
    if (answers.some((answer) => typeof answer === 'string' || answer.text === null)) continue;
    assert.is(new Set(answers.map((answer) => JSON.stringify(answer))).size, texts.length, name);
  }
});

/** Some of the numbers that a function gives: those at the ends, and those between. */
function numbersOf({ least = 1, most = 40 }: Inverse): readonly number[] {
  const isMonth = least === 100_001;
  return isMonth ? [202_401, 202_412, 199_902] : [least, least + 1, Math.floor((least + most) / 2), most - 1, most];
}

/** What a function makes of a date, a time or a number, as the dialect evaluates it that has the function. */
function answerTo(name: string, text: string): ReturnType<typeof answerOf> {
  const type = /^\d\d:/.test(text) ? 'time ' : '';
  const unit = name.startsWith('extract ') ? name.slice('extract '.length) : null;
  const dialect = unit === 'isoyear' ? 'postgresql' : 'mysql';
  const operand = unit === 'isoyear' ? `timestamp '${text}'` : /^[\d.]+$/.test(text) ? text : `${type}'${text}'`;
  const call = unit === null ? `${name}(${operand})` : `extract(${unit} FROM ${operand})`;
  return answerOf(parsed(call, dialect), scopeFor(dialect));
}

test.run();
