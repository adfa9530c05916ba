import { signaturesIn } from '../../src/expression/signatures.ts';
import type { DialectName } from '../../src/index.ts';
import { semanticsOf } from './expressions.ts';
import { argumentsOf } from './pools.ts';

/**
 * Forms of expressions with places for arguments: `{text}` is any text, `{pattern}` one that suits the place. One row
 * for each signature that the evaluator knows, made of the dialect's own tables.
 */
export function templatesOf(dialect: DialectName): readonly string[] {
  const { functions, operators } = signaturesIn(semanticsOf(dialect));
  const calls = [...functions].flatMap(([name, signatures]) =>
    signatures.flatMap(({ parameters, optional, variadic, result }) => {
      const lengths = new Set([
        parameters.length - optional,
        parameters.length,
        ...(variadic ? [parameters.length + 2] : []),
      ]);
      return [...lengths].map((length) => {
        const places = Array.from({ length }, (_, i) => parameters[i] ?? parameters.at(-1) ?? 'any');
        return shown(dialect, result, callOf(dialect, name, argumentsOf(dialect, name, places)));
      });
    }),
  );
  const infixes = [...operators].flatMap(([name, signatures]) =>
    signatures.map(({ parameters }) => {
      const [first = '', second] = argumentsOf(dialect, name, parameters).map((place) => `{${place}}`);
      if (name === 'like' || name === 'ilike') return `${first} ${name} ANY (ARRAY[${second}, ${second}])`;
      return second === undefined ? `${name} ${first}` : `${first} ${name} ${second}`;
    }),
  );
  return [...new Set([...calls, ...infixes, ...SPECIAL[dialect]])].filter((template) => !EXCLUDED.test(template));
}

/** What gives another answer each time, or none that is text. */
const EXCLUDED =
  /^(?:now|current_|localtime|transaction_|statement_|clock_|sysdate|utc_|cur(?:date|time)|pi\(|\{json\} ->|age\(\{timestamp\}\)$)/;

/** What shows a value of MySQL whose own text is not asked for. */
const SHOWN: Readonly<Record<string, string>> = { bytea: 'hex', json: 'json_type', geometry: 'st_astext' };

function shown(dialect: DialectName, result: string, call: string): string {
  const shows = dialect === 'mysql' ? SHOWN[result] : undefined;
  return shows === undefined ? call : `${shows}(${call})`;
}

/** Calls with a syntax of their own. */
function callOf(dialect: DialectName, name: string, places: readonly string[]): string {
  const [first = '', second, third] = places.map((place) => `{${place}}`);
  const form = name.replace('_leading', ' LEADING').replace('_trailing', ' TRAILING');
  if (name.startsWith('trim') && name !== 'trim_scale' && name !== 'trim_array') {
    const [word, side = 'BOTH'] = form.split(' ');
    return second === undefined
      ? `${word}(${side === 'BOTH' ? '' : `${side} FROM `}${first})`
      : `${word}(${side} ${first} FROM ${second})`;
  }
  switch (name) {
    case 'extract':
      return `extract({${dialect === 'mysql' ? (places[1] === 'time' ? 'clockUnit' : 'wideUnit') : `${places[1]}Field`}} FROM ${second})`;
    case 'convert':
      return `convert(${first} USING utf8mb4)`;
    case 'position':
      return `position(${first} IN ${second})`;
    case 'substring_for':
      return third === undefined
        ? `substring(${first} FOR ${second})`
        : `substring(${first} FOR ${second} FROM ${third})`;
    case 'timestampadd':
      return `timestampadd({unit}, ${second}, ${third})`;
    case 'timestampdiff':
      return `timestampdiff({unit}, ${second}, ${third})`;
    default:
      return `${name}(${places.map((place) => `{${place}}`).join(', ')})`;
  }
}

const COMPARISONS = ['=', '<>', '<', '<=', '>', '>='];

const compared = (...types: readonly string[]): readonly string[] =>
  types.flatMap((type) => COMPARISONS.map((operator) => `{${type}} ${operator} {${type}}`));

const LOGIC = [
  'NOT {bool}',
  '{bool} AND {bool}',
  '{bool} OR {bool} OR {bool}',
  '{bool} IS TRUE',
  '{bool} IS NOT TRUE',
  '{bool} IS FALSE',
  '{bool} IS UNKNOWN',
  '{int4} IS NULL',
  '{text} IS NOT NULL',
  '{int4} BETWEEN {int4} AND {numeric}',
  '{int4} NOT BETWEEN {int4} AND {int4}',
  '{int4} IN ({int4}, {int4}, {numeric})',
  '{int4} NOT IN ({int4}, {int4}, 3)',
  "{text} IN ({text}, {text}, 'abc')",
  '({int4}, {int4}) IN (({int4}, 1), (2, {int4}))',
  '({int4}, {int4}) = ({int4}, {int4})',
  '({int4}, {int4}) < ({int4}, {int4})',
  '({int4}, {int4}) >= ({int4}, {int4})',
  'CASE WHEN {bool} THEN {int4} WHEN {bool} THEN {int4} ELSE {int4} END',
  "CASE {int4} WHEN {int4} THEN 'x' WHEN 2 THEN {text} END",
  'coalesce({int4}, {int4}, {int4})',
  'coalesce({text}, {text})',
  'nullif({int4}, {int4})',
  'nullif({text}, {text})',
  'greatest({int4}, {int4}, {numeric})',
  'least({int4}, {int4})',
  '{text} LIKE {like}',
  '{text} NOT LIKE {like}',
  "{text} LIKE {like} ESCAPE '!'",
  '({int4} + {int4}) * 2 - {int4} % 5',
  'abs({int4}) <= {numeric} OR length({text}) > 2 AND {bool}',
];

const CASTS = [
  'bool',
  'int2',
  'int4',
  'int8',
  'numeric',
  'float8',
  'text',
  'date',
  'time',
  'timestamp',
  'interval',
  'uuid',
  'jsonb',
  'inet',
];

const SPECIAL: Readonly<Record<DialectName, readonly string[]>> = {
  postgresql: [
    ...LOGIC,
    ...compared(
      'int4',
      'numeric',
      'float8',
      'text',
      'bool',
      'date',
      'timestamp',
      'interval',
      'time',
      'uuid',
      'bytea',
      'bit',
      'inet',
      'textArray',
      'intArray',
    ),
    '{int4} = {float8}',
    '{int2} < {numeric}',
    '{date} < {timestamp}',
    "{date} >= '2020-02-29'",
    '{jsonb} = {jsonb}',
    '{intRange} = {intRange}',
    '{int4} IS DISTINCT FROM {int4}',
    '{text} IS NOT DISTINCT FROM {text}',
    '{int4} BETWEEN SYMMETRIC {int4} AND {int4}',
    '{int4} = ANY (ARRAY[{int4}, {int4}])',
    '{int4} <> ALL (ARRAY[{int4}, 3])',
    '{text} = ANY (\'{abc,NULL,"a b",A}\'::text[])',
    "{text} = ANY (ARRAY['a'::varchar, 'abc'::varchar]::text[])",
    '{text} = ANY ({textArray})',
    '{int4} < ALL ({intArray})',
    '{text} ~ ANY (ARRAY[{pattern}, {pattern}])',
    '{text} ILIKE {like}',
    '{text} NOT ILIKE {like}',
    '{text} SIMILAR TO {similar}',
    '{text} NOT SIMILAR TO {similar}',
    'num_nulls({int4}, {text}, {bool})',
    'num_nonnulls({int4}, {text})',
    '({intArray})[{small}]',
    '{text}::varchar(3)',
    '{text}::char(5) = {text}',
    '{text}::char(5) LIKE {like}',
    '{text}::char(5) ~ {pattern}',
    'length({text}::char(5))',
    '{numeric}::numeric(5,2)',
    '{numeric}::numeric(3)',
    '{timestamp}::timestamp(0)',
    '{text} IS JSON',
    "{jsonText}::jsonb ->> 'a' = 'x'",
    "({jsonb} ->> 'n')::int > 1",
    "jsonb_typeof({jsonb} -> 'a') = 'string'",
    '{timestamptz} < {timestamptz}',
    "{timestamptz} > '2000-01-01'",
    ...CASTS.flatMap((from) => CASTS.map((to) => `({${from}})::${to}`)),
    '({textArray})::text',
    '({intRange})::text',
    "'{1,2,3}'::int[] @> {intArray}",
    '(ARRAY[{int4}, {int4}])[1]',
    'cardinality(ARRAY[[1,2],[3,{int4}]])',
  ],
  mysql: [
    ...LOGIC,
    ...compared('int4', 'numeric', 'text', 'date', 'timestamp', 'time'),
    '{int4} = {text}',
    '{int4} < 0x10',
    '{numeric} < {number}',
    '{float8} > {int4}',
    "{date} >= '2020-02-29'",
    "{timestamp} < '2020-02-29'",
    '{date} = {timestamp}',
    '{int4} <=> {int4}',
    '{text} <=> {text}',
    '{int4} XOR {int4}',
    '{int4} AND {numeric}',
    'NOT {number}',
    'ifnull({int4}, {int4})',
    'if({bool}, {int4}, {int4})',
    'isnull({text})',
    'field({text}, {text}, {text}, {text})',
    'field({int4}, {int4}, {int4})',
    'json_valid({jsonText})',
    "json_unquote(json_extract({jsonText}, '$.a'))",
    '{text} REGEXP {pattern}',
    '{text} NOT REGEXP {pattern}',
    '{text} RLIKE {pattern}',
    'BINARY {text} = {text}',
    'date_add({date}, INTERVAL {small} DAY)',
    'date_add({date}, INTERVAL {small} MONTH)',
    'date_sub({date}, INTERVAL {small} YEAR)',
    'date_add({timestamp}, INTERVAL {small} HOUR)',
    '{date} + INTERVAL {small} WEEK',
    'CAST({int4} AS CHAR)',
    'CAST({number} AS SIGNED)',
    'CAST({numeric} AS SIGNED)',
    'CAST({numeric} AS DECIMAL(5,2))',
    'CAST({text} AS CHAR(2))',
    'CAST({timestamp} AS DATE)',
    'CAST({date} AS DATETIME)',
    '{date} BETWEEN {date} AND {date}',
  ],
};
