import type { DialectName } from '../../grammar/index.ts';
import type { Draw, Traits } from './traits.ts';
import { type Ability, type SampleType, sampleTypes } from './types.ts';

/*
 * Columns of every draw, and of every type that can be drawn so. A recipe says what is asked for; what a column really got,
 * the plan says.
 */

/** A column that is asked for. */
export interface Recipe extends Traits {
  readonly sample: SampleType;
}

/** The definitions that make a column what a recipe says. */
export interface Definitions {
  /** Statements before the table. */
  readonly before: readonly string[];
  /** Columns on which it depends. */
  readonly helpers: readonly string[];
  readonly column: string;
  /** Constraints of the table. */
  readonly constraints: readonly string[];
}

interface Names {
  readonly own: string;
  readonly helper: string;
  readonly parent: string;
  readonly dialect: DialectName;
}

interface DrawRow {
  /** What a type must be able to for it. */
  readonly needs: readonly Ability[];
  /** The shares of NULL that it can have. */
  readonly nulls: readonly Traits['nulls'][];
  /** The column whose values a check can list: `{}` in its definition stands for the check. Null: none. */
  readonly listed: 'own' | 'helper' | 'parent' | null;
  /** The places that it can stand in; without them: any. */
  readonly places?: readonly Traits['place'][];
  readonly make: (type: string, names: Names, sample: SampleType) => Made;
}

/** What a draw needs, but for NULLs and the check of listed values. */
interface Made {
  readonly before?: readonly string[];
  readonly helpers?: readonly string[];
  readonly attributes?: string;
  readonly constraints?: readonly string[];
}

const TABLE = 't';

const parentTable = (names: Names, columns: string): string => `CREATE TABLE ${names.parent} (${columns});`;

const refersTo = ({ own, parent }: Names, target = 'id'): string =>
  `FOREIGN KEY (${own}) REFERENCES ${parent} (${target})`;

/** MySQL's references are between columns of one type. */
const numbered = (type: string, { dialect }: Names): string =>
  dialect === 'mysql' ? `id ${type} AUTO_INCREMENT PRIMARY KEY` : 'id serial PRIMARY KEY';

/** How a column is drawn: the table of contents of what is combined. */
export const DRAWS: { readonly [D in Draw]: DrawRow } = {
  uniform: { needs: [], nulls: ['none', 'some', 'all'], listed: 'own', make: () => ({}) },
  key: { needs: ['key'], nulls: ['none', 'some'], listed: 'own', make: () => ({ attributes: 'UNIQUE' }) },
  relation: {
    needs: ['order'],
    nulls: ['none', 'some'],
    listed: 'helper',
    make: (type, { own, helper }) => ({
      helpers: [`${helper} ${type} {}`],
      constraints: [`CHECK (${own} >= ${helper})`],
    }),
  },
  related: {
    needs: ['order', 'key'],
    nulls: ['none', 'some'],
    listed: null,
    make: (type, { own, helper }) => ({
      helpers: [`${helper} ${type} NOT NULL`],
      constraints: [`UNIQUE (${own}, ${helper})`, `CHECK (${own} < ${helper})`],
    }),
  },
  copy: {
    needs: ['equal'],
    nulls: ['none', 'some'],
    listed: 'helper',
    make: (type, { own, helper }) => ({
      helpers: [`${helper} ${type} {}`],
      constraints: [`CHECK (${helper} = ${own})`],
    }),
  },
  'copy with NULLs': {
    needs: ['equal'],
    nulls: ['some'],
    listed: null,
    places: ['plain'],
    make: (_type, { own, helper }, { constants }) => ({
      helpers: [`${helper} smallint NOT NULL UNIQUE`],
      constraints: [
        `CHECK ((${helper} = 1 AND ${own} = ${constants?.[0]}) OR (${helper} = 2 AND ${own} = ${constants?.[1]}) OR (${helper} = 3 AND ${own} IS NULL))`,
      ],
    }),
  },
  joined: {
    needs: ['joined'],
    nulls: ['none', 'some'],
    listed: 'helper',
    make: (_type, { own, helper, dialect }) => ({
      helpers: [`${helper} varchar(6) NOT NULL {}`, `${helper}n smallint NOT NULL`],
      constraints: [
        dialect === 'mysql'
          ? `CHECK (${own} = CONCAT(${helper}, '-', ${helper}n))`
          : `CHECK (${own} = ${helper} || '-' || ${helper}n)`,
      ],
    }),
  },
  shared: {
    needs: ['named'],
    nulls: ['none', 'some'],
    listed: null,
    make: (_type, { helper }) => ({ helpers: [`${helper} varchar(200) NOT NULL UNIQUE`] }),
  },
  dependent: {
    needs: ['named'],
    nulls: ['none', 'some'],
    listed: null,
    make: (_type, { helper }) => ({ helpers: [`${helper} int NOT NULL`] }),
  },
  computed: {
    needs: [],
    nulls: ['none', 'some'],
    listed: null,
    places: ['plain'],
    make: (_type, { own, helper }, { computed }) => ({
      helpers: [`${helper} int NOT NULL`],
      constraints: [`CHECK (${own} = ${computed?.replaceAll('?', () => helper)})`],
    }),
  },
  reference: {
    needs: ['whole'],
    nulls: ['none', 'some'],
    listed: null,
    make: (_type, names) => ({ constraints: [refersTo(names)] }),
  },
  'earlier any': {
    needs: ['key'],
    nulls: ['none', 'some'],
    listed: 'helper',
    make: (type, { own, helper }) => ({
      helpers: [`${helper} ${type} NOT NULL UNIQUE {}`],
      constraints: [`FOREIGN KEY (${own}) REFERENCES ${TABLE} (${helper})`],
    }),
  },
  'earlier previous': {
    needs: ['key'],
    nulls: ['some'],
    listed: 'helper',
    make: (type, { own, helper }) => ({
      helpers: [`${helper} ${type} NOT NULL UNIQUE {}`],
      attributes: 'UNIQUE',
      constraints: [`FOREIGN KEY (${own}) REFERENCES ${TABLE} (${helper})`],
    }),
  },
  'earlier same': {
    needs: ['key'],
    nulls: ['none'],
    listed: 'helper',
    make: (type, { own, helper }) => ({
      helpers: [`${helper} ${type} NOT NULL UNIQUE {}`],
      attributes: 'UNIQUE',
      constraints: [`FOREIGN KEY (${own}) REFERENCES ${TABLE} (${helper})`],
    }),
  },
  'parent digits': {
    needs: ['key'],
    nulls: ['none', 'some'],
    listed: 'parent',
    make: (type, names) => ({
      before: [parentTable(names, `id ${type} NOT NULL UNIQUE {}`)],
      constraints: [refersTo(names)],
    }),
  },
  'parent listed': {
    needs: ['key'],
    nulls: ['none', 'some'],
    listed: 'parent',
    make: (type, names) => ({
      before: [parentTable(names, `id ${type} UNIQUE {}`)],
      constraints: [refersTo(names)],
    }),
  },
  'parent number': {
    needs: ['whole'],
    nulls: ['none', 'some'],
    listed: null,
    make: (type, names) => ({
      before: [parentTable(names, numbered(type, names))],
      constraints: [refersTo(names)],
    }),
  },
  'parent reference': {
    needs: ['whole'],
    nulls: ['none', 'some'],
    listed: null,
    make: (type, names) => ({
      before: [
        parentTable(
          names,
          `n smallint NOT NULL UNIQUE, id ${type}, PRIMARY KEY (n, id), FOREIGN KEY (id) REFERENCES elsewhere (id)`,
        ),
      ],
      helpers: [`${names.helper} smallint NOT NULL`],
      constraints: [`FOREIGN KEY (${names.helper}, ${names.own}) REFERENCES ${names.parent} (n, id)`],
    }),
  },
};

const draws = Object.keys(DRAWS) as Draw[];

/** Every column that can be asked for in a dialect. */
export function recipesOf(dialect: DialectName): readonly Recipe[] {
  const places: readonly Traits['place'][] = dialect === 'mysql' ? ['plain', 'comment'] : ['plain'];
  return sampleTypes[dialect].flatMap((sample) =>
    draws
      .filter((draw) => isPossible(draw, sample))
      .flatMap((draw) =>
        nullsOf(draw, sample).flatMap((nulls) =>
          valuesOf(draw, sample, nulls).flatMap((values) =>
            places
              .filter((place) => DRAWS[draw].places?.includes(place) !== false)
              .map((place): Recipe => ({ draw, type: sample.written, values, nulls, place, sample })),
          ),
        ),
      ),
  );
}

function isPossible(draw: Draw, { abilities, computed, constants }: SampleType): boolean {
  if (draw === 'computed' && computed === null) return false;
  if (draw === 'copy with NULLs' && constants === null) return false;
  return DRAWS[draw].needs.every((ability) => abilities.has(ability));
}

function nullsOf(draw: Draw, { abilities }: SampleType): readonly Traits['nulls'][] {
  return DRAWS[draw].nulls.filter((nulls) => nulls !== 'none' || !abilities.has('absent'));
}

function valuesOf(draw: Draw, { constants }: SampleType, nulls: Traits['nulls']): readonly Traits['values'][] {
  if (nulls === 'all') return ['one'];
  if (draw === 'copy with NULLs') return ['list'];
  if (DRAWS[draw].listed === null || constants === null) return ['many'];
  // A key of one value that is never NULL has one row, which has no neighbours above and below.
  const isSingle = draw.startsWith('earlier') || (draw === 'key' && nulls === 'none');
  return isSingle ? ['list', 'many'] : ['one', 'list', 'many'];
}

/** The definitions of a column. `number` tells it from others of the table. */
export function definitionsOf(recipe: Recipe, dialect: DialectName, number: number): Definitions {
  const { draw, values, nulls, place, sample } = recipe;
  // Columns that mean something of the same person agree, and follow the id of that.
  const beside = draw === 'shared' ? 'email' : draw === 'dependent' ? 'id' : null;
  const [own, helper] =
    beside === null ? [`c${number}`, `h${number}`] : [`c${number}_full_name`, `c${number}_${beside}`];
  const names = { own, helper, parent: `p${number}`, dialect };
  const { listed, make } = DRAWS[draw];
  const made = make(sample.written, names, sample);
  const [one, other] = draw === 'joined' ? ["'x8'", "'y*/9'"] : (sample.constants ?? []);
  const checkOf = (column: string): string =>
    values === 'many' || one === undefined
      ? ''
      : values === 'one'
        ? `CHECK (${column} = ${one})`
        : `CHECK (${column} IN (${one}, ${other}))`;
  const filled = (text: string, column: string) => text.replace('{}', () => checkOf(column)).trimEnd();
  const check = nulls === 'all' ? `CHECK (${names.own} IS NULL)` : listed === 'own' ? checkOf(names.own) : '';
  const attributes = [nulls === 'none' ? 'NOT NULL' : '', made.attributes ?? '', check];
  const inComment = (text: string) => (place === 'comment' ? `/*!80023 , ${text} */` : text);
  return {
    before: [
      ...(sample.definition === '' ? [] : [sample.definition]),
      ...(made.before ?? []).map((text) => filled(text, 'id')),
    ],
    helpers: (made.helpers ?? []).map((text) => filled(text, names.helper)),
    column: inComment([names.own, sample.written, ...attributes].filter((word) => word !== '').join(' ')),
    constraints: (made.constraints ?? []).map(inComment),
  };
}

/** A table with columns beside each other, their helpers around them. */
export function tableOf(recipes: readonly Recipe[], dialect: DialectName): string {
  const parts = recipes.map((recipe, number) => definitionsOf(recipe, dialect, number));
  const [first, ...others] = parts;
  const columns = [
    // A table begins with a column that every server reads.
    'a smallint NOT NULL',
    ...(first?.helpers ?? []),
    ...parts.map(({ column }) => column),
    ...others.flatMap(({ helpers }) => helpers),
    ...parts.flatMap(({ constraints }) => constraints),
  ];
  const list = columns.reduce((text, next) => (next.startsWith('/*') ? `${text} ${next}` : `${text}, ${next}`));
  return [...new Set(parts.flatMap(({ before }) => before)), `CREATE TABLE ${TABLE} (${list});`].join('\n');
}
