import type { Dialect } from '../../grammar/dialect.ts';
import type { QualifiedName } from '../ir.ts';
import { OptionError } from '../options/option-error.ts';
import { dottedName, isSameName } from '../qualified-name.ts';
import { filledIn } from './loading-statements.ts';
import type { KeptTable, SchemaPlan } from './schema-plan.ts';

/**
 * The statements that empty the tables that are chosen, those that get no rows included: rows there would refer to what is gone. Each table
 * comes in front of those that it refers to. Throws OptionError where rows of another table refer to theirs.
 */
export function emptyingOf(
  { kept }: SchemaPlan,
  isChosen: (table: KeptTable) => boolean,
  dialect: Pick<Dialect, 'literals' | 'loading'>,
): string {
  const { before, between, behind, table, partitioned } = dialect.loading.emptying;
  const [off, on] = dialect.loading.unchecked ?? ['', ''];
  const circles = kept.map((circle) => circle.filter(isChosen)).filter((circle) => circle.length > 0);
  refuseReferring(
    kept.flat().filter((keptTable) => !isChosen(keptTable)),
    circles.flat(),
  );
  const statements = circles.reverse().map((circle) => {
    const emptied = circle.map(({ name, isPartitioned }) =>
      filledIn(isPartitioned ? partitioned : table, { table: name }, dialect),
    );
    // Rows that refer to each other are not checked while they go one by one.
    const isCircle = circle.some((child) => circle.some(({ name }) => refersTo(child, name)));
    return isCircle ? off + emptied.join(between) + on : emptied.join(between);
  });
  return statements.length === 0 ? '' : before + statements.join(between) + behind;
}

function refuseReferring(others: readonly KeptTable[], emptied: readonly KeptTable[]): void {
  for (const { name } of emptied) {
    const referring = others.find((table) => refersTo(table, name));
    if (referring === undefined) continue;
    const [child, parent] = [dottedName(referring.name), dottedName(name)];
    const message = `truncate cannot empty "${parent}" alone, as "${child}" refers to it: tables may name both, or neither.`;
    throw new OptionError(message, { option: 'truncate', table: parent });
  }
}

/** Whether a table has a foreign key to the one of this name. */
export function refersTo({ parents }: KeptTable, name: QualifiedName): boolean {
  return parents.some((parent) => isSameName(parent, name));
}
