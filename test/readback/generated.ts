import type { DialectName } from '../../grammar/index.ts';
import { dialectNames } from '../../src/index.ts';
import { rows } from '../../src/meanings/rows.ts';
import { keyFor, mix32, seedOf } from '../../src/random.ts';
import { type Recipe, recipesOf, tableOf } from './recipes.ts';

/*
 * Tables by number: number i under a seed is the same whatever came before. Most are of columns that checks bind to each
 * other, beside constants and lists, since there the values of one column become another's; the others put columns of any
 * draws beside each other.
 */

/** Numbers of one table, one after the other. */
class Chance {
  #state: number;

  constructor(seed: string, index: number) {
    this.#state = mix32(keyFor(seedOf(seed), 'table') + Math.imul(index, 0x9e3779b1));
  }

  /** Below the size; 0, where there is nothing below it. */
  below(size: number): number {
    if (size <= 0) return 0;
    this.#state = (this.#state + 0x9e3779b9) | 0;
    return (mix32(this.#state) >>> 0) % size;
  }

  /** True once in so many times. */
  once(times: number): boolean {
    return this.below(times) === 0;
  }

  of<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[this.below(items.length)] ?? items[0];
  }
}

/** Types that compare with each other, constants of theirs, and whether relations count in their order. */
interface Family {
  readonly types: readonly [string, ...string[]];
  readonly constants: readonly [string, ...string[]];
  readonly isOrdered: boolean;
}

/** Texts that would end a literal, a row, a comment or a statement if they were written as they are. */
const HOSTILE = [
  "'1(8,2,8);DELETE FROM canary;-- '",
  "'*/'",
  "''''",
  "'a''b'",
  "'`'",
  "'\"'",
  "''",
  "'é€'",
  "'x\\\\'",
  "'),('",
  "'0123456789abcdef'",
  "'0123456789abcdef0123456789abcdef0'",
] as const;

const DAYS = ["'2020-01-08'", "'2020-01-09'", "'1999-12-31'"] as const;
const MOMENTS = ["'2020-01-08 01:02:03'", "'2020-01-09 00:00:00'", "'2001-02-03 04:05:06'"] as const;
const TIMES = ["'01:02:03'", "'23:59:59'", "'00:00:00'"] as const;
const WHOLE = ['8', '9', '1', '0', '-3', '100', '32000'] as const;
const DECIMAL = ['8', '8.5', '-0.25', '120.75', '0'] as const;

const FAMILIES: { readonly [D in DialectName]: readonly [Family, ...Family[]] } = {
  postgresql: [
    { types: ['int', 'smallint', 'bigint', 'numeric(8,0)'], constants: WHOLE, isOrdered: true },
    { types: ['int', 'double precision', 'real', 'numeric(9,2)', 'numeric'], constants: DECIMAL, isOrdered: true },
    { types: ['double precision'], constants: DECIMAL, isOrdered: true },
    { types: ['date', 'timestamp', 'timestamptz(0)'], constants: DAYS, isOrdered: true },
    { types: ['timestamp', 'timestamp(3)'], constants: MOMENTS, isOrdered: true },
    { types: ['time', 'time(3)'], constants: TIMES, isOrdered: true },
    { types: ['varchar(60)', 'text', 'char(40)'], constants: HOSTILE, isOrdered: false },
    { types: ['boolean'], constants: ['true', 'false'], isOrdered: false },
    {
      types: ['uuid'],
      constants: ["'00000000-0000-4000-8000-000000000008'", "'00000000-0000-4000-8000-000000000009'"],
      isOrdered: false,
    },
  ],
  mysql: [
    {
      types: ['int', 'smallint', 'bigint', 'decimal(8,0)', 'int unsigned'],
      constants: ['8', '9', '1', '0', '100', '32000'],
      isOrdered: true,
    },
    { types: ['int', 'double', 'float', 'decimal(9,2)'], constants: DECIMAL, isOrdered: true },
    { types: ['double'], constants: DECIMAL, isOrdered: true },
    {
      types: ['bigint', 'char(15)', 'decimal(6,2)', 'varchar(20)', 'double'],
      constants: ['8', "'9'", "'12'", '0'],
      isOrdered: false,
    },
    { types: ['date', 'datetime', 'timestamp'], constants: DAYS, isOrdered: true },
    { types: ['datetime', 'datetime(3)'], constants: MOMENTS, isOrdered: true },
    { types: ['time', 'time(3)'], constants: TIMES, isOrdered: true },
    { types: ['year', 'int'], constants: ['2008', '2009', '1999'], isOrdered: true },
    { types: ['varchar(60)', 'text', 'char(40)'], constants: HOSTILE, isOrdered: false },
    { types: ['boolean', 'tinyint'], constants: ['0', '1'], isOrdered: false },
    { types: ["enum('x8','x''9','*/')", 'varchar(60)'], constants: ["'x8'", "'x''9'", "'*/'"], isOrdered: false },
    { types: ['varbinary(8)'], constants: ["x'08'", "x'5c2a2f'", "x''"], isOrdered: false },
  ],
};

const recipes: { readonly [D in DialectName]: readonly Recipe[] } = {
  mysql: cheap('mysql'),
  postgresql: cheap('postgresql'),
};

/** What is computed takes ten times as long to plan as all others: the covering array has it. */
function cheap(dialect: DialectName): readonly Recipe[] {
  return recipesOf(dialect).filter(({ draw }) => draw !== 'computed');
}

/** A table of columns with any draws comes once in so many, and one whose checks may make circles and contradict each other. */
const CHAINS = 4;
const CIRCLES = 40;

/** A table of columns that mean something comes once in so many. */
const MEANT = 4;

/** The definition of the table of a number under a seed. */
export function generatedTable(dialect: DialectName, seed: string, index: number): string {
  const chance = new Chance(seed, index);
  if (chance.once(MEANT)) return meantColumns(dialect, chance);
  if (!chance.once(CHAINS)) return boundColumns(dialect, chance);
  const chain = Array.from({ length: 1 + chance.below(3) }, () => chance.below(recipes[dialect].length));
  return tableOf(
    chain.flatMap((number) => recipes[dialect][number] ?? []),
    dialect,
  );
}

/** A generated table with its number. */
export interface GeneratedTable {
  readonly number: number;
  readonly dialect: DialectName;
  readonly ddl: string;
}

/** So many tables of a seed, the first of them with the number `from`, the dialects in turn. */
export function* generatedTables(seed: string, from: number, count: number): Generator<GeneratedTable> {
  for (let number = from; number < from + count; number++) {
    const dialect = dialectNames[number % dialectNames.length] ?? 'postgresql';
    yield { number, dialect, ddl: generatedTable(dialect, seed, number) };
  }
}

/** What people call columns: all phrases of the table of meanings, those of beginnings with a word behind. */
const PHRASES: readonly string[] = rows.flatMap(({ names }) =>
  names.split(',').map((phrase) =>
    phrase
      .trim()
      .replace('…', 'x')
      .replaceAll(/[\s/]+/g, '_'),
  ),
);

/** Types of columns that mean something: of few and of many characters, digits and bytes. */
const MEANT_TYPES: { readonly [D in DialectName]: readonly [string, ...string[]] } = {
  postgresql: [
    ...([
      'varchar(255)',
      'varchar(60)',
      'varchar(20)',
      'char(2)',
      'char(36)',
      'text',
      'text',
      'int',
      'bigint',
    ] as const),
    ...(['smallint', 'numeric(10,2)', 'numeric(9,6)', 'numeric', 'real', 'double precision', 'boolean'] as const),
    ...(['date', 'timestamp', 'timestamptz', 'time', 'uuid', 'jsonb', 'inet', 'text[]', 'interval'] as const),
  ],
  mysql: [
    ...(['varchar(255)', 'varchar(60)', 'varchar(20)', 'char(2)', 'char(36)', 'text', 'mediumtext', 'int'] as const),
    ...([
      'int unsigned',
      'bigint',
      'tinyint',
      'tinyint(1)',
      'decimal(10,2)',
      'decimal(9,6)',
      'float',
      'double',
    ] as const),
    ...(['date', 'datetime', 'timestamp', 'datetime(6)', 'time', 'year', 'json', 'varbinary(32)', 'bit(1)'] as const),
    "enum('new','paid','shipped','closed')",
  ],
};

/** Columns of any meanings and any types, of which some are keys. */
function meantColumns(dialect: DialectName, chance: Chance): string {
  const quote = dialect === 'mysql' ? '`' : '"';
  const phrase = () => PHRASES[chance.below(PHRASES.length)] ?? '';
  const names = new Set(Array.from({ length: 2 + chance.below(7) }, phrase));
  const columns = Array.from(names, (name) => {
    const nullable = chance.once(2) ? '' : ' NOT NULL';
    const key = chance.once(10) ? ' UNIQUE' : '';
    const type = chance.of(MEANT_TYPES[dialect]);
    // MySQL keeps no key of texts without a length, nor of documents.
    return `${quote}${name}${quote} ${type}${nullable}${/text|json/.test(type) ? '' : key}`;
  });
  return `CREATE TABLE ${quote}${phrase()}${quote} (${columns.join(', ')})`;
}

/** Numbers and times most of the time: what equates others is searched for, which takes ten times as long. */
function familyOf(dialect: DialectName, chance: Chance): Family {
  const family = chance.of(FAMILIES[dialect]);
  return family.isOrdered || chance.once(3) ? family : chance.of(FAMILIES[dialect]);
}

interface Element {
  readonly text: string;
  readonly isInComment: boolean;
}

/** Columns that are equal to or in order with each other, of which some are constant or listed, NULL, or keys. */
function boundColumns(dialect: DialectName, chance: Chance): string {
  const { types, constants, isOrdered } = familyOf(dialect, chance);
  const only = chance.once(6) ? null : chance.of(types);
  const names = Array.from({ length: 2 + chance.below(3) }, (_, number) => nameOf(number, dialect, chance));
  const columns = names.map((name, number): Element & { readonly name: string } => ({
    name,
    text: [name, only ?? chance.of(types), ...attributesOf(name, constants, chance)].join(' '),
    isInComment: dialect === 'mysql' && number > 0 && chance.once(8),
  }));
  const isCircle = chance.once(CIRCLES);
  const constraints = columns.flatMap((column, number): readonly Element[] => {
    // Each is bound to one before it, most of them.
    const other = columns[chance.below(isCircle ? columns.length : number)];
    if (other === undefined || other === column || chance.once(4)) return [];
    const [left, right] = chance.once(2) ? [column, other] : [other, column];
    const operator = isOrdered ? chance.of(['=', '=', '=', '<=', '>=']) : '=';
    const isInComment = left.isInComment || right.isInComment;
    return [{ text: `CHECK (${left.name} ${operator} ${right.name})`, isInComment }];
  });
  const elements = [...columns, ...constraints].map(({ text, isInComment }, i) => {
    const separated = i === 0 ? text : `, ${text}`;
    return isInComment ? ` /*!80023 ${separated} */` : separated;
  });
  return `CREATE TABLE ${nameOf(9, dialect, chance)} (${elements.join('')})`;
}

function attributesOf(name: string, constants: Family['constants'], chance: Chance): readonly string[] {
  const checks = [
    `CHECK (${name} = ${chance.of(constants)})`,
    `CHECK (${name} IN (${chance.of(constants)}, ${chance.of(constants)}))`,
    `CHECK (${name} IS NULL)`,
  ];
  const check = checks[chance.below(9)];
  return [
    ...(chance.once(2) ? ['NOT NULL'] : []),
    ...(chance.once(12) ? ['UNIQUE'] : []),
    ...(check === undefined ? [] : [check]),
  ];
}

/** A name, now and then one that ends a quoted name, a comment or a literal if it is written as it is. */
function nameOf(number: number, dialect: DialectName, chance: Chance): string {
  const name = chance.once(8) ? chance.of(['a b', "it's", 'x`y', 'x"y', 'c€', '--', ');', '\\']) : 'c';
  return dialect === 'mysql'
    ? `\`${name.replaceAll('`', '``')}${number}\``
    : `"${name.replaceAll('"', '""')}${number}"`;
}
