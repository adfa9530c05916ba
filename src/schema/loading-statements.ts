import type { AssignmentKind, Dialect } from '../../grammar/dialect.ts';
import { namesOf, stringLiteral } from '../emit/literal.ts';
import type { QualifiedName } from '../ir.ts';
import type { SchemaStep } from './script.ts';

/** What stands in the places of a statement's template. */
export interface Places {
  readonly table?: QualifiedName;
  /** A column, or what else belongs to the table. */
  readonly column?: string;
  /** The columns of a key. */
  readonly key?: readonly string[];
  /** Columns that get values, and where. */
  readonly columns?: readonly string[];
  readonly assigned?: AssignmentKind;
  readonly number?: number;
  /** Names of the statement that it is a part of, which are written as its own are; null: it is a statement by itself. */
  readonly inside?: readonly string[] | null;
  /** A sequence, as a string of the text names it. */
  readonly sequence?: string;
}

/** What makes the dialect's client take files in order, with comments that say how to start it. `steps`: what the files hold; none: statements. */
export function loadFile(
  files: readonly string[],
  steps: readonly SchemaStep[],
  { loading, bulk }: Pick<Dialect, 'loading' | 'bulk'>,
): string {
  const { take, usage } = loading.files;
  const taken = files.map((file, i) => steps[i]?.read?.(file) ?? take.replace('{file}', () => file));
  const isRead = steps.some(({ read }) => read !== null);
  const isTaken = steps.some(({ read }) => read === null);
  const readingUsage = bulk.usage + (isTaken ? bulk.usageAmong : '');
  return (isRead ? readingUsage : usage) + taken.join('');
}

/** A template with quoted names and numbers in its places. All are put in at once, so that no name is read as a place. */
export function filledIn(
  template: string,
  places: Places,
  { literals, loading }: Pick<Dialect, 'literals' | 'loading'>,
): string {
  const { table = [], column = '', key = [], columns = [], number = 0, sequence = '', inside = null } = places;
  const { written, preamble } = namesOf(inside ?? [...table, column, ...key, ...columns], literals);
  const name = table.map(written).join('.');
  const text = (content: string): string => stringLiteral(content, { literals, inComment: false });
  const assignment = loading.assignment[places.assigned ?? 'always'];
  const set = (target: string): string => put(assignment, { table: () => name, column: () => written(target) });
  const statement = put(template, {
    table: () => name,
    column: () => written(column),
    tableText: () => text(name),
    columnText: () => text(column),
    key: () => key.map(written).join(', '),
    assignments: () => columns.map(set).join(', '),
    number: () => String(number),
    sequenceText: () => text(sequence),
  });
  return preamble === '' || inside !== null ? statement : `${preamble}\n${statement}`;
}

/** A template with texts in its places. */
function put(template: string, values: Readonly<Record<string, () => string>>): string {
  return template.replace(/\{(\w+)\}/g, (place, wanted: string) => values[wanted]?.() ?? place);
}

/** Statements in front of all rows, and what sets the encoding before them, where they hold other characters than those of ASCII. */
export function encoded(statements: string, { literals }: Pick<Dialect, 'literals'>): string {
  return /^\p{ASCII}*$/u.test(statements) ? statements : `${literals.encodingPreamble}\n${statements}`;
}
