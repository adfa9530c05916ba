import type { Table } from '../../ir.ts';
import { labelsOf } from '../../meanings/comments/labels.ts';
import { withoutTable, wordsIn } from '../../meanings/dependencies/word-lists.ts';
import { wordsOfColumns } from '../../meanings/index.ts';
import type { ColumnPlan, Plan } from '../../plan/plan.ts';
import { type Domain, valueText } from '../../values/domain.ts';
import { digitSizes, type Part } from '../../values/part.ts';
import { type State, statesOf } from '../../values/states.ts';

/** The one digit that the values of a column have; null: they have none, or several. */
export function onlyDigit({ domains }: ColumnPlan): Part | null {
  const [domain, second] = domains;
  const [part, more] = domain?.parts ?? [];
  if (part === undefined || more !== undefined || second !== undefined) return null;
  return digitSizes(part).length === 1 ? part : null;
}

/** Words at the end of a name that say which status it is, and no more. */
const STATUS_WORDS: ReadonlySet<string> = new Set(wordsIn('status state stage phase lifecycle progress step'));

/** Values of a list of states at most: longer ones are lists of something else. */
const MOST_STATES = 60;

/** What the values of a list say, by rank. */
export interface ListedStates {
  /** The values, or what a comment says that they stand for. */
  readonly labels: readonly string[];
  /** Null: they are not the states of one thing. */
  readonly states: readonly (State | undefined)[] | null;
  /** What the name says beside that it is a status; of any other list nothing. */
  readonly subject: string;
  readonly isNamed: boolean;
  /** Relative weights of the ranks. */
  readonly weights: readonly number[];
}

/** What the values of a column say whose rank is drawn before any that could follow it; null: they are no such list. */
export function listedStates(
  column: ColumnPlan,
  { related, residuals, keys }: Plan,
  table: Table,
  tableWords: readonly string[],
): ListedStates | null {
  const { name, draw, choice } = column;
  const part = onlyDigit(column);
  if (part?.kind !== 'pool' || part.entries.length > MOST_STATES || choice !== null) return null;
  const key = draw.kind === 'key' ? keys[draw.key] : undefined;
  const isKeyed = key?.attempts === 1 && key.overflow.length === 0;
  const isBound =
    related.some((one) => one.column === name) || residuals.some((residual) => residual.columns.includes(name));
  if (isBound || (draw.kind !== 'uniform' && !isKeyed)) return null;
  const comment = table.columns.find((one) => one.name === name)?.comment ?? null;
  const read = labelsOf(part.entries, comment);
  // What says where marks begin are no names of them.
  const labels = read.some((label) => /\d/.test(label)) ? part.entries : read;
  const named = wordsOfColumns(table)(name);
  const words = named.at(-1) === 'code' ? named.slice(0, -1) : named;
  const isNamed = STATUS_WORDS.has(words.at(-1) ?? '');
  return {
    labels,
    states: statesOf(labels),
    subject: isNamed ? withoutTable(words.slice(0, -1), tableWords) : '',
    isNamed,
    weights: part.distribution?.kind === 'weights' ? part.distribution.weights : labels.map(() => 1),
  };
}

/** The domain of a column of two values that say no and yes, and whether each of its ranks does. */
export interface Truth {
  readonly domain: Domain;
  readonly truths: readonly boolean[];
}

/** What a column says yes and no with; null: it has other values. */
export function truthOf(column: ColumnPlan): Truth | null {
  const [domain = null] = column.domains;
  const part = onlyDigit(column);
  if (domain === null || part === null || digitSizes(part)[0] !== 2) return null;
  const texts = [0, 1].map((rank) => valueText(domain, [rank]).toLowerCase());
  const isTruth = TRUTHS.has([...texts].sort().join(' '));
  return isTruth ? { domain, truths: texts.map((text) => YES.has(text)) } : null;
}

const TRUTHS: ReadonlySet<string> = new Set(['false true', '0 1', 'n y', 'no yes', 'f t']);
const YES: ReadonlySet<string> = new Set(['true', '1', 'y', 'yes', 't']);
