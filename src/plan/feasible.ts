import { isEvaluable } from '../expression/condition.ts';
import type { Scope } from '../expression/scope.ts';
import type { Table } from '../ir.ts';
import { sizeOf } from '../values/domain.ts';
import { namesOfChecksOn, withoutRows } from './checks.ts';
import { type Component, listOf } from './components.ts';
import { merged } from './facts/alternatives.ts';
import type { Alternative, Ways } from './facts/column-facts.ts';
import type { References } from './references/references.ts';
import { isLikely } from './related/residuals.ts';
import type { ColumnShares } from './shares.ts';

/** What decides on the cases of a choice. */
interface Known {
  readonly table: Table;
  readonly source: string;
  readonly scope: Scope;
  /** What always holds. */
  readonly base: Alternative;
  readonly shares: ColumnShares;
  readonly references: References;
}

/** The cases of a choice that some row can be in, likely ones where there are any; one case alone where a key needs its columns. */
export function feasible(component: Component, known: Known): Component {
  const { table, source, scope, base, shares, references } = known;
  const { columns, names, offset } = component;
  const isPossible = (alternative: Alternative) =>
    columns.every((name) => {
      const { domain, nullShare } = shares.of(name, alternative);
      return domain !== null || nullShare === 1;
    });
  const facts = new Map([...base.facts].filter(([name]) => columns.includes(name)));
  const cases = component.cases.flatMap((alternative) => {
    const all = merged({ facts, residual: [] }, alternative);
    return all !== null && isPossible(alternative) ? [{ ...alternative, residual: all.residual }] : [];
  });
  if (cases.length === 0) {
    const others = columns.flatMap((name) => namesOfChecksOn(name, table));
    const all = [...new Set([...listOf(names), ...others])];
    throw withoutRows(all, source, offset);
  }
  const plain = withoutReferences(columns, cases, references).filter(
    ({ residual }) => !residual.some(({ isReserve = false }) => isReserve),
  );
  const likely = (plain.length > 0 ? plain : cases).filter(({ residual }) =>
    residual.every(({ expression }) => isLikely(expression) && isEvaluable(expression, scope)),
  );
  const chosen = likely.length > 0 ? likely : plain.length > 0 ? plain : cases;
  const keyed = columns.filter((name) => shares.isKeyed(name));
  if (keyed.length === 0) return { ...component, cases: chosen };
  const room = (alternative: Alternative) =>
    keyed.reduce((size, name) => {
      const { domain } = shares.of(name, alternative);
      return domain === null ? size : size * sizeOf(domain);
    }, 1);
  return { ...component, cases: [chosen.reduce((best, one) => (room(one) > room(best) ? one : best))] };
}

/** The cases in which columns that refer to rows of the table itself are NULL, where there are such: their values are not chosen by cases. */
function withoutReferences(columns: readonly string[], cases: Ways, references: References): Ways {
  const referring = columns.filter((name) => references.refersToOwnRows(name));
  const free = cases.filter(({ facts }) => referring.every((name) => facts.get(name)?.nulls === 'always'));
  return free.length > 0 ? free : cases;
}
