import type { DialectName } from '../../src/index.ts';
import { mysqlPlaces, mysqlPools } from './mysql-pools.ts';
import { ESCAPED_PATTERNS, LIKES, PATTERNS, quoted, TEXTS, WIDE_TEXTS, words } from './pool-texts.ts';

/** Values of each type as SQL has them: ends of ranges, NULL, and what is easily got wrong. */
const POOLS: Readonly<Record<DialectName, Readonly<Record<string, readonly string[]>>>> = {
  postgresql: {
    text: [...quoted([...TEXTS, ...WIDE_TEXTS]), ...quoted(TEXTS).map((text) => `${text}::text`), 'NULL::text'],
    typedText: quoted(TEXTS).map((text) => `${text}::text`),
    any: ["'x'::text", '1', 'NULL::int', '2.50', 'true', "''"],
    anytext: ["'x'::text", '1', 'NULL::int', '2.50', 'true', "''", "'2020-01-01'::date"],
    bool: ['true', 'false', 'NULL::boolean', '(1 < 2)'],
    int2: ['1::int2', '(-7)::int2', '32767::int2', '0::int2', 'NULL::int2', '200::int2'],
    int4: words('0 \n 1 \n 2 \n 3 \n 7 \n 100 \n 2147483647 \n (-1) \n (-7) \n (-2147483647) \n NULL::int \n 31'),
    small: words('0 \n 1 \n 2 \n 3 \n (-1) \n (-2) \n 5 \n 12 \n NULL::int'),
    int8: words('0::int8 \n 1::int8 \n 9223372036854775807 \n (-5)::int8 \n 4294967296 \n NULL::int8 \n 255::int8'),
    numeric: words(
      '0.0 \n 1.5 \n (-1.5) \n 2.50 \n 0.1 \n 123456789.123456789 \n (-0.005) \n 100 \n 2.5 \n 3.500 \n 1e3 \n 99999999999999999999 \n NULL::numeric \n 0.000001',
    ),
    float8: words(
      "'1.5'::float8 \n '-2.5'::float8 \n '0'::float8 \n '0.1'::float8 \n '12345.678'::float8 \n NULL::float8 \n '3'::float8 \n '0.5'::float8",
    ),
    money: ["'1.50'::money", "'100'::money", 'NULL::money', "'-3.25'::money"],
    bytea: ["'\\x00ff41'::bytea", "'\\x'::bytea", "'\\x4142'::bytea", 'NULL::bytea', "'\\xff'::bytea"],
    bit: ["B'101'", "B'010'", "B'000'", "B'1'", 'NULL::bit(3)'],
    date: words(
      "'2020-02-29'::date \n '1999-12-31'::date \n '2000-01-01'::date \n '2024-03-31'::date \n '9999-12-31'::date \n '0001-01-01'::date \n NULL::date \n '2021-01-03'::date \n 'infinity'::date",
    ),
    time: words("'00:00:00'::time \n '23:59:59.999999'::time \n '12:30'::time \n NULL::time \n '08:05:09.5'::time"),
    timestamp: words(
      "'2020-02-29 00:00:00'::timestamp \n '1999-12-31 23:59:59.999999'::timestamp \n '2024-12-30 12:34:56.789'::timestamp \n NULL::timestamp \n '2001-02-03 04:05:06'::timestamp \n '1970-01-01'::timestamp",
    ),
    timestamptz: words(
      "'2020-02-29 00:00:00+00'::timestamptz \n '1999-12-31 23:59:59+05:30'::timestamptz \n NULL::timestamptz \n '2024-06-15 12:00:00Z'::timestamptz",
    ),
    interval: words(
      "'1 day'::interval \n '1 month'::interval \n '2 hours 30 minutes'::interval \n '1 year 2 mons 3 days 04:05:06.5'::interval \n '-1 day'::interval \n NULL::interval \n '30 days'::interval \n '24:00:00'::interval \n interval '3' day",
    ),
    uuid: words(
      "'00000000-0000-0000-0000-000000000001'::uuid \n 'f47ac10b-58cc-4372-a567-0e02b2c3d479'::uuid \n NULL::uuid",
    ),
    jsonText: quoted([
      '{"a":"x","n":2,"l":[1,"b",null]}',
      '[1,2,{"a":true}]',
      '"s"',
      '12.50',
      'null',
      '{bad',
      '{}',
      '[]',
      'true',
    ]),
    jsonb: [
      ...quoted([
        '{"a":"x","n":2,"l":[1,"b",null]}',
        '[1,2,{"a":true}]',
        '"s"',
        '12.50',
        'null',
        '{}',
        '[]',
        'true',
        '{"a": {"b": [1, 2]}}',
        '["a","b"]',
        '{"a":"x"}',
      ]).map((text) => `${text}::jsonb`),
      'NULL::jsonb',
    ],
    json: [
      ...quoted(['{"a":"x","n":2}', '[1,2,3]', '"s"', '[]', '{"a":{"b":1}}']).map((text) => `${text}::json`),
      'NULL::json',
    ],
    key: quoted(['a', 'n', 'l', 'b', 'zz']),
    jsonPath: quoted(['{a}', '{a,b}', '{l,0}', '{a,b,-1}', '{}', '{zz}']),
    keys: quoted(['{a,b}', '{a}', '{}', '{zz,n}']),
    point: ["'(1,2)'::point", "'(-3.5,4)'::point", "'(0,0)'::point", 'NULL::point', "'(10,7.25)'::point"],
    lseg: ["'[(0,0),(3,4)]'::lseg", "'[(1,1),(1,1)]'::lseg", 'NULL::lseg', "'[(-1,2),(5,2)]'::lseg"],
    box: ["'(2,2),(0,0)'::box", "'(-5,1),(3,9)'::box", 'NULL::box', "'(20,20),(-20,-20)'::box"],
    path: ["'[(0,0),(3,4),(6,4)]'::path", "'((0,0),(4,0),(4,3))'::path", 'NULL::path', "'[(1,2)]'::path"],
    polygon: ["'((0,0),(4,0),(4,3))'::polygon", "'((1,1))'::polygon", 'NULL::polygon'],
    circle: ["'<(0,0),5>'::circle", "'<(1,2),0.5>'::circle", 'NULL::circle', "'<(-3,4),20>'::circle"],
    inet: words(
      "'10.0.0.1'::inet \n '10.0.0.0/8'::inet \n '192.168.1.5/24'::inet \n '::1'::inet \n '2001:db8::/32'::inet \n NULL::inet \n '10.1.0.0/16'::inet \n '2001:db8::ff'::inet",
    ),
    intArray: words(
      "'{1,2,3}'::int[] \n '{}'::int[] \n '{NULL,2}'::int[] \n ARRAY[3,1] \n NULL::int[] \n '{{1,2},{3,4}}'::int[] \n ARRAY[2]",
    ),
    textArray: words(
      "'{a,b}'::text[] \n '{}'::text[] \n ARRAY['abc','x y']::text[] \n NULL::text[] \n '{NULL,a}'::text[]",
    ),
    intRange: words(
      "'[1,10)'::int4range \n '(1,5]'::int4range \n 'empty'::int4range \n '(,)'::int4range \n '[5,)'::int4range \n NULL::int4range \n '[3,3]'::int4range",
    ),
    like: quoted(LIKES),
    pattern: [...quoted(PATTERNS), ...quoted(ESCAPED_PATTERNS), "'\\ma'", "'c\\M'", "'^\\Aa'", "'^ab*?c$'"],
    similar: quoted(['a%', '_', '(a|A)%', '[a-c]+', '%b_', 'a{1,2}%', 'a.c', '[0-9]*', 'abc', '%[@]%']),
    flags: quoted(['', 'i', 'c', 'g', 'gi']),
    dateField: words(
      'year \n month \n day \n dow \n isodow \n doy \n week \n quarter \n isoyear \n epoch \n decade \n century \n millennium \n hour \n julian',
    ),
    timestampField: words(
      'year \n month \n day \n dow \n hour \n minute \n second \n epoch \n milliseconds \n microseconds \n week \n quarter',
    ),
    timestamptzField: words('epoch \n year'),
    timeField: words('hour \n minute \n second \n epoch \n year'),
    intervalField: words('year \n month \n day \n hour \n minute \n second \n epoch'),
    trunc: quoted([
      'year',
      'month',
      'day',
      'hour',
      'minute',
      'second',
      'week',
      'quarter',
      'decade',
      'century',
      'milliseconds',
    ]),
    field: quoted(['year', 'month', 'day', 'hour', 'dow', 'epoch', 'week', 'minute', 'second']),
    format: quoted([
      'YYYY-MM-DD',
      'HH24:MI:SS',
      'FMDD.FMMM.YY',
      'Mon DD, YYYY',
      'Day',
      'FMDay',
      'DDD',
      'ID',
      'IYYY-IW',
      'HH12 AM',
      'MS US',
      '"Q"Q',
      'D W WW',
    ]),
    zone: quoted(['UTC', 'gmt']),
    hex: quoted(['hex']),
    bounds: quoted(['[]', '[)', '()', '(]', 'x']),
    plainReplacement: quoted(['', '-', 'xy']),
  },
  mysql: mysqlPools,
};

/** Places of functions whose arguments are of a special kind, by the function. */
const PLACES: Readonly<Record<DialectName, Readonly<Record<string, readonly string[]>>>> = {
  postgresql: {
    to_jsonb: ['typedText'],
    date_part: ['field'],
    date_trunc: ['trunc', '', 'zone'],
    to_char: ['', 'format'],
    timezone: ['zone'],
    encode: ['', 'hex'],
    regexp_like: ['', 'pattern', 'flags'],
    regexp_replace: ['', 'pattern', 'plainReplacement', 'flags'],
    regexp_count: ['', 'pattern'],
    textregexeq: ['', 'pattern'],
    '~': ['', 'pattern'],
    '~*': ['', 'pattern'],
    '!~': ['', 'pattern'],
    '!~*': ['', 'pattern'],
    like: ['', 'like'],
    ilike: ['', 'like'],
    '~~': ['', 'like'],
    '~~*': ['', 'like'],
    lpad: ['', 'small'],
    rpad: ['', 'small'],
    repeat: ['', 'small'],
    round: ['', 'small'],
    trunc: ['', 'small'],
    array_length: ['', 'small'],
    array_upper: ['', 'small'],
    array_lower: ['', 'small'],
    trim_array: ['', 'small'],
    split_part: ['', '', 'small'],
    overlay: ['', '', 'small', 'small'],
    int4range: ['', '', 'bounds'],
    numrange: ['', '', 'bounds'],
    make_date: ['int4', 'small', 'small'],
    make_time: ['small', 'small', 'float8'],
    make_timestamp: ['int4', 'small', 'small', 'small', 'small', 'float8'],
    json_extract_path: ['', 'key', 'key', 'key'],
    jsonb_extract_path: ['', 'key', 'key', 'key'],
    json_extract_path_text: ['', 'key', 'key', 'key'],
    jsonb_extract_path_text: ['', 'key', 'key', 'key'],
    jsonb_exists: ['', 'key'],
    jsonb_exists_any: ['', 'keys'],
    jsonb_exists_all: ['', 'keys'],
    '?': ['', 'key'],
    '#>': ['', 'jsonPath'],
    '#>>': ['', 'jsonPath'],
    '?|': ['', 'keys'],
    '?&': ['', 'keys'],
    set_masklen: ['', 'small'],
  },
  mysql: mysqlPlaces,
};

/** Types of several names, and the pools that stand for them. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  anyarray: 'intArray',
  'text[]': 'textArray',
  anyelement: 'int4',
  anyoutput: 'anytext',
  padded: 'text',
  anyrange: 'intRange',
};

/** The pools for the places of a function, from its signature. */
export function argumentsOf(dialect: DialectName, name: string, parameters: readonly string[]): readonly string[] {
  const places = Object.hasOwn(PLACES[dialect], name) ? PLACES[dialect][name] : undefined;
  return parameters.map((parameter, i) => {
    const special = places?.[i] ?? '';
    // A special pool is of one type: a signature of another keeps its own.
    const fits =
      special !== '' &&
      (special !== 'small' || /^int/.test(parameter)) &&
      (special !== 'typedText' || parameter === 'text');
    return fits ? special : (STANDS_FOR[parameter] ?? parameter);
  });
}

/** A value for a place. */
export function argumentFrom(dialect: DialectName, place: string, pick: (count: number) => number): string {
  const pool = POOLS[dialect][place];
  if (pool === undefined) throw new Error(`There are no values for ${place} in ${dialect}.`);
  return pool[pick(pool.length)] ?? 'NULL';
}
