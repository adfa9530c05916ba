import type { Kind, Shape } from '../../grammar/shape.ts';
import { countsOf } from '../collections.ts';
import type { Column, Table } from '../ir.ts';
import type { Meaning } from '../values/meaning.ts';
import { fittingForm } from '../values/narrowed-form.ts';
import { once } from './builders/forms.ts';
import { listed } from './builders/json-forms.ts';
import { countriesOfCities } from './builders/place-names.ts';
import { formSaid, meaningLike, meaningStated } from './comments/example.ts';
import { meaningWith, namedIn } from './comments/open-list.ts';
import { namesShown, normOf } from './comments/shown.ts';
import { withGoods } from './goods.ts';
import { isNaming, type Match, Meanings, type NamedColumn, takes } from './names/match.ts';
import { meaningsNamed } from './names/named.ts';
import type { Digits } from './row.ts';
import { rows } from './rows.ts';
import { withSlugs } from './slugs.ts';
import { BANK, countriesOfBanks } from './topics/banking.ts';

export { containedIn, isContained } from './builders/containment.ts';
export { usualWeights } from './builders/place-names.ts';
export { countryOfColumns, countryOfTable } from './names/country-words.ts';

/** The countries of the ranks of what columns pick, as codes; none: it is of no country. */
export function countriesOf(picks: string): readonly string[] {
  return picks === BANK ? countriesOfBanks() : countriesOfCities(picks);
}

/** The table of meanings is read when the first name is asked for. */
let meanings: Meanings | null = null;

function table(): Meanings {
  meanings ??= new Meanings(rows);
  return meanings;
}

/** The words of a name, as phrases have them. */
export function wordsOfName(name: string): readonly string[] {
  return table().wordsOf(name);
}

const ofTables = new WeakMap<Table['columns'], readonly string[]>();

/** The words of a table's name, and those with which the names of nearly all of its columns begin: these tell no two of them apart. */
export function wordsOfTable({ name, columns }: Table): readonly string[] {
  const before = ofTables.get(columns);
  if (before !== undefined) return before;
  const named = wordsOfName(name.at(-1) ?? '');
  const words = [...named, ...commonFront(columns.map(({ name: column }) => column))];
  ofTables.set(columns, words);
  return words;
}

/** Columns that begin with a word at least, and their share of all, so that it stands for the table. */
const LEAST_COMMON = { columns: 5, share: 0.8 };

/** The words with which nearly all names begin that have more: those of one spelling, whatever it is short for beside others. */
function commonFront(names: readonly string[]): readonly string[] {
  const fronts = names.flatMap((name) => {
    const [first = '', second] = wordsOfName(name);
    return second === undefined ? [] : [[first, /^[^_]+(?=_)/.exec(name)?.[0] ?? first] as const];
  });
  const counts = countsOf(fronts.map(([, spelled]) => spelled));
  const least = Math.max(LEAST_COMMON.columns, LEAST_COMMON.share * names.length);
  return [...new Set(fronts.flatMap(([first, spelled]) => ((counts.get(spelled) ?? 0) >= least ? [first] : [])))];
}

const spelledNames = new WeakMap<Table['columns'], ReadonlyMap<string, string>>();

/** The names of a table's columns as they are written, as their capitals tell words apart, with the abbreviations that comments spell out. */
function spelledNamesOf({ columns }: Pick<Table, 'columns'>): ReadonlyMap<string, string> {
  const before = spelledNames.get(columns);
  if (before !== undefined) return before;
  const spelled = new Map(columns.map(({ name, written, comment }) => [name, table().spelledOut(written, comment)]));
  spelledNames.set(columns, spelled);
  return spelled;
}

/** The words of a column, by its name. */
export type WordsOf = (name: string) => readonly string[];

/** Gives the words of a table's columns. */
export function wordsOfColumns(table: Pick<Table, 'columns'>): WordsOf {
  const spelled = spelledNamesOf(table);
  return (name) => wordsOfName(spelled.get(name) ?? name);
}

/** What columns may mean in a table of a name, the most telling first; a column that is not here says nothing. */
export function meaningsOf(name: string, columns: readonly NamedColumn[]): ReadonlyMap<string, readonly Match[]> {
  return table().of(name, columns);
}

/** The type of the elements of arrays, or a type that is none. */
function heldShape(shape: Shape): Shape {
  let held = shape;
  while (held.kind === 'array') held = held.of;
  return held;
}

/** The kind of a type's values, or of the elements of its arrays. */
function heldKind(shape: Shape): Kind {
  return heldShape(shape).kind;
}

/** What a document lists whose name says several of what texts mean: a document of skills. */
function listsIn({ name, type }: Column): readonly Match[] {
  if (heldKind(type.shape) !== 'json') return [];
  const words = wordsOfName(name);
  const isPlural = /[a-z]s$/i.test(name) && words.at(-1)?.endsWith('s') === false;
  const isList = words.length > 1 && words.at(-1) === 'list';
  if (!isPlural && !isList) return [];
  const listedName = isList ? words.slice(0, -1).join('_') : name;
  const found = meaningsOf('', [{ name: listedName, kind: 'text' }]).get(listedName) ?? [];
  return found.filter(({ isGeneral }) => !isGeneral).map((match) => ({ ...match, meaning: listOf(match.meaning) }));
}

const lists = new WeakMap<Meaning, Meaning>();

/** Documents that list some of what a meaning has texts for. */
function listOf(meaning: Meaning): Meaning {
  const before = lists.get(meaning);
  if (before !== undefined) return before;
  const { name, elements, texts, nulls } = meaning;
  const forms = elements ?? texts;
  const documents = () => forms?.().slice(0, 1).map(listed) ?? [];
  const made: Meaning = { name, documents: once(documents), ...(nulls === undefined ? {} : { nulls }) };
  lists.set(meaning, made);
  return made;
}

/** Whether a column has the names or titles of its table's rows: what nobody has named is seldom kept. */
export function namesRows(column: string, table: Table): boolean {
  const words = wordsOfName(column);
  const isTitle = meaningsOfTable(table).get(column)?.[0]?.meaning.name.endsWith('.title') === true;
  return (words.at(-1) === 'name' || isTitle) && isNaming(words, wordsOfTable(table));
}

const known = new WeakMap<Table['columns'], ReadonlyMap<string, readonly Match[]>>();

/** What the columns of a table mean. A table is planned several times: it is found out once. */
export function meaningsOfTable({ name, columns }: Table): ReadonlyMap<string, readonly Match[]> {
  const before = known.get(columns);
  if (before !== undefined) return before;
  const spelled = spelledNamesOf({ columns });
  const named = columns.map(({ name: column, written, type: { shape } }) => ({
    ...namedColumn(column, shape),
    written: spelled.get(column) ?? written,
  }));
  const found = meaningsOf(name.at(-1) ?? '', named);
  const all = new Map(
    columns.flatMap((column) => {
      const own = [...(found.get(column.name) ?? []), ...listsIn(column)];
      const matches =
        withAsked(column, own) ??
        withWidth(
          column,
          withUuid(
            column,
            withNorm(column, own) ?? withStated(column, own) ?? withExample(column, withShown(column, own)),
          ),
        );
      return matches.length === 0 ? [] : [[column.name, matches] as const];
    }),
  );
  const ofTable = wordsOfName(name.at(-1) ?? '').at(-1) ?? '';
  const made = withSlugs(withGoods(all), (column) => wordsOfName(spelled.get(column) ?? column), ofTable);
  known.set(columns, made);
  return made;
}

/** A column of a type, as meanings look at it: what a name says of an array, it says of each of its elements. */
export function namedColumn(name: string, shape: Shape): NamedColumn {
  const held = heldShape(shape);
  const isTruth = held.kind === 'integer' && held.isTruth === true;
  return { name, kind: held.kind, digits: digitsOf(held), hasFraction: hasFraction(held), isTruth };
}

/** Whether a type holds numbers with digits behind the point; PostgreSQL's numeric without a scale is often a whole number. */
function hasFraction(shape: Shape): boolean {
  if (shape.kind === 'decimal') return shape.scale !== null && shape.scale > 0;
  return shape.kind === 'float' || shape.kind === 'money';
}

/** Which digits before the point a type of numbers has room for; null: it bounds none, or holds no numbers. */
function digitsOf(shape: Shape): Digits | null {
  if (shape.kind === 'integer') return 'more';
  if ((shape.kind !== 'decimal' && shape.kind !== 'float') || shape.precision === null || shape.scale === null)
    return null;
  return shape.precision - shape.scale <= 1 && shape.scale > 1 ? 'one' : 'more';
}

/** Whether a meaning of a name (`meaningsNamed`) has values of a type. */
export function suits(name: string, shape: Shape): boolean {
  const most = shape.kind === 'text' ? shape.characters : null;
  return meaningsNamed(name).some(
    (meaning) =>
      takes(meaning, shape.kind) &&
      (most === null || meaning.texts === undefined || fittingForm(meaning.texts(), most) !== null),
  );
}

/** What somebody says that a column holds, of what suits its type the first; null: nobody does. */
function withAsked({ directives, type }: Column, [first]: readonly Match[]): readonly Match[] | null {
  const name = directives?.meaning ?? null;
  if (name === null) return null;
  const [digits, isFractional] = [digitsOf(type.shape), hasFraction(type.shape)];
  const meant = meaningsNamed(name).filter(
    (meaning) =>
      takes(meaning, heldKind(type.shape)) &&
      (meaning.digits ?? digits) === digits &&
      (meaning.hasFraction ?? isFractional) === isFractional,
  );
  return meant.map((meaning) => ({ meaning, prefix: first?.prefix ?? [], isGeneral: false }));
}

/** What a code is in a column that holds just so many characters: of a country, the longer one. */
const BY_WIDTH: readonly {
  readonly meaning: string;
  readonly characters: number;
  readonly name: string;
  /** Whether the column's values are padded to that width, so that shorter ones are not what it is for. */
  readonly isPadded?: boolean;
}[] = [
  { meaning: 'place.country code', characters: 3, name: 'country iso 3' },
  { meaning: 'identifier.password hash', characters: 32, name: 'md5', isPadded: true },
  { meaning: 'identifier.password hash', characters: 40, name: 'sha1', isPadded: true },
  { meaning: 'identifier.password hash', characters: 64, name: 'sha256', isPadded: true },
  { meaning: 'identifier.password hash', characters: 128, name: 'sha512', isPadded: true },
];

/** What a column may mean, behind what it is in a column of its width. */
function withWidth({ type: { shape } }: Column, matches: readonly Match[]): readonly Match[] {
  const [first] = matches;
  const wider = BY_WIDTH.find(
    ({ meaning, characters, isPadded }) =>
      meaning === first?.meaning.name &&
      shape.kind === 'text' &&
      shape.characters === characters &&
      (isPadded === undefined || shape.padded),
  );
  if (wider === undefined || first === undefined) return matches;
  const [found] = meaningsOf('', [namedColumn(wider.name, shape)]).get(wider.name) ?? [];
  return found === undefined ? matches : [{ ...found, prefix: first.prefix }, ...matches];
}

/** Characters of a UUID with its hyphens. */
const UUID_WIDTH = 36;

/**
 * What a column may mean: an id of just the width of a UUID is one, unless its name says which other kind of number it is, and so is one
 * of any width of which it says nothing more.
 */
function withUuid({ name, type: { shape } }: Column, matches: readonly Match[]): readonly Match[] {
  const isAsWide = shape.kind === 'text' && shape.characters === UUID_WIDTH;
  const isOfAnyWidth = shape.kind === 'text' && shape.characters === null && matches[0]?.isGeneral !== false;
  if (!(isAsWide || isOfAnyWidth) || wordsOfName(name).at(-1) !== 'id') return matches;
  const uuids = meaningsOf('', [namedColumn('uuid', shape)]).get('uuid') ?? [];
  return shape.padded || matches[0]?.isGeneral !== false ? [...uuids, ...matches] : [...matches, ...uuids];
}

/** Whether a column says yes or no, as its DEFAULT shows: in one character, or where its name does not say what else it does. */
function isYesOrNo({ type: { shape }, default: expression }: Column, first: Match | undefined): boolean {
  if (shape.kind !== 'text' || expression?.kind !== 'string') return false;
  if (shape.characters === 1) return /^[YN]$/.test(expression.value);
  return saysLittle(first) && /^(?:yes|no|true|false|on|off)$/.test(expression.value);
}

/** What a column may mean, behind values of the form that its comment states; null: it states none. */
function withStated({ comment, type: { shape } }: Column, matches: readonly Match[]): readonly Match[] | null {
  const [first] = matches;
  if (comment === null || shape.kind !== 'text') return null;
  const meaning = meaningStated(comment, first?.meaning ?? null);
  return meaning === null ? null : [{ prefix: [], ...first, meaning, isGeneral: false }, ...matches];
}

/** What a column may mean, behind values like the example that its comment gives. */
function withExample({ comment, type: { shape } }: Column, matches: readonly Match[]): readonly Match[] {
  const [first] = matches;
  if (comment === null || shape.kind !== 'text') return matches;
  const like = meaningLike(comment, first?.meaning ?? null);
  const shown = like ?? meaningWith(namedIn(comment), first?.meaning ?? null, rows);
  if (shown !== null) return [{ prefix: [], ...first, meaning: shown, isGeneral: false }, ...matches];
  const chosen = formSaid(
    comment,
    matches.map(({ meaning }) => meaning),
  );
  const match = matches[chosen?.place ?? 0];
  return chosen === null || match === undefined ? matches : [{ ...match, meaning: chosen.meaning }, ...matches];
}

/** What a column may mean, behind values of the norm that its comment names; null: it names none. */
function withNorm(column: Column, matches: readonly Match[]): readonly Match[] | null {
  const [first] = matches;
  const norm = normOf(column, first?.meaning ?? null);
  if (norm === null) return null;
  const normed = meaningsOf('', [namedColumn(norm, column.type.shape)]).get(norm) ?? [];
  return [...normed.map((match) => ({ ...match, prefix: first?.prefix ?? [] })), ...matches];
}

/** Meanings of names that say no more than that there is a day, or a word that looks like somebody who does something. */
const VAGUE: ReadonlySet<string> = new Set(['time', 'person.involved']);

/** Whether a name says so little that a comment on its column says more. */
function saysLittle(first: Match | undefined): boolean {
  return first === undefined || first.isGeneral || VAGUE.has(first.meaning.name);
}

/** What a column may mean, where its name says nothing, or too little: behind what its comment and its DEFAULT show. */
function withShown(column: Column, matches: readonly Match[]): readonly Match[] {
  if (isYesOrNo(column, matches[0]) && matches[0]?.meaning.truth === undefined) {
    return [...(meaningsOf('', [namedColumn('flag', column.type.shape)]).get('flag') ?? []), ...matches];
  }
  // What tells rows apart is no more than that, whatever comes to pass with the row.
  if (!saysLittle(matches[0]) || wordsOfName(column.name).at(-1) === 'id') return matches;
  const isName = matches[0]?.meaning.name === 'general.name';
  for (const name of namesShown(column)) {
    const shown = meaningsOf('', [namedColumn(name, column.type.shape)]).get(name) ?? [];
    // "URL of the customer" is no customer: a phrase with a preposition counts where all of it is known.
    const isMeant = shown[0]?.isGeneral === false && (shown[0].prefix.length === 0 || !/ (?:of|for|in|on) /.test(name));
    // A name is no sentence, though a comment calls it a description.
    const isSentence = shown[0]?.meaning.name.startsWith('text.description') === true && isName;
    if (isMeant && !isSentence) return [...shown, ...matches];
  }
  return matches;
}
