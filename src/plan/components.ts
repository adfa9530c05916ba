import { columnsOf } from '../walk.ts';
import { type Budget, shareOf } from './budget.ts';
import { product } from './facts/alternatives.ts';
import { type Columns, type Condition, NO_COLUMN_FACTS, type Ways } from './facts/column-facts.ts';
import type { ChoicePlan } from './plan.ts';

/** Checks that share columns and leave a choice: a row takes one of the cases. */
export interface Component {
  readonly columns: readonly string[];
  /** The checks' names; null: it is no check's. */
  readonly names: Names | null;
  /** Where the first of the checks stands. */
  readonly offset: number;
  readonly cases: Ways;
}

/** Whether the cases of a component say no more of a column than that it is NULL, or is not. */
export function asksForNulls({ cases }: Component, column: string): boolean {
  return cases.every(({ facts, residual }) => {
    const { nulls: _, ...others } = facts.get(column) ?? NO_COLUMN_FACTS;
    const plain = new Map<string, unknown>(Object.entries(NO_COLUMN_FACTS));
    const isPlain = Object.entries(others).every(([fact, value]) =>
      Array.isArray(value) ? value.length === 0 : value === plain.get(fact),
    );
    return isPlain && residual.every(({ expression }) => !columnsOf(expression).has(column));
  });
}

/**
 * The choice between the cases of a component, each of which is as likely as any other; where columns are NULL together or not at all, as
 * likely as those of them that are NULL most often are by themselves.
 */
export function choicePlan(component: Component, nullShareOf: (column: string) => number): ChoicePlan {
  const { columns, cases } = component;
  const [first, second, more] = cases.map(({ facts }) => new Set(columns.map((column) => facts.get(column)?.nulls)));
  const isAlike = first?.size === 1 && second?.size === 1 && more === undefined;
  const isPlain = isAlike && columns.every((column) => asksForNulls(component, column));
  const share = isPlain ? Math.max(...columns.map(nullShareOf)) : 0;
  if (share === 0 || share === 1) return { columns, cases: cases.length, weights: null };
  const weights = [first, second].map((nulls) => (nulls?.has('always') === true ? share : 1 - share));
  return { columns, cases: cases.length, weights };
}

/** Names in their order, of which each join takes in all those before, without a copy. */
export interface Names {
  readonly before: readonly Names[];
  readonly last: string;
}

export function listOf(names: Names | null): readonly string[] {
  const list: string[] = [];
  const waiting = names === null ? [] : [names];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    list.push(next.last);
    waiting.push(...next.before);
  }
  return list.reverse();
}

/** Columns that one component's cases bind at most; a check that would join more is evaluated. */
const MAX_COMPONENT_COLUMNS = 64;

/** Cells of all components of a table at most, each a column or a condition in a case: it is planned, laid out and drawn. */
const MAX_CELLS = 8192;

/** Cells that are made for a table at most, those included that another product takes up, so that planning ends soon. */
const MAX_CELLS_MADE = 100_000;

/** The components of a table while its checks are taken apart. */
export class Components {
  readonly #shapeOf: Columns['shapeOf'];
  readonly #byColumn = new Map<string, Component>();
  #cells = 0;
  /** Cells that may still be made. */
  readonly #room: Budget;

  constructor({ budget, shapeOf }: Pick<Columns, 'budget' | 'shapeOf'>) {
    this.#shapeOf = shapeOf;
    this.#room = shareOf(budget, MAX_CELLS_MADE, 1);
  }

  all(): readonly Component[] {
    return [...new Set(this.#byColumn.values())];
  }

  /** A condition's alternatives with those of the components that it shares columns with; null: they are too many. */
  joined({ name, offset, expression }: Condition & { readonly offset: number }, alternatives: Ways): Component | null {
    if (this.#room.left < 0) return null;
    const own = [...columnsOf(expression)].filter((column) => this.#shapeOf(column) !== undefined);
    const touching = this.#touching(own);
    const columns = new Set([...own, ...touching.flatMap((component) => component.columns)]);
    if (columns.size > MAX_COMPONENT_COLUMNS) return null;
    let cases: Ways | null = alternatives;
    for (const component of touching) {
      this.#room.left -= (cases.length * cellsOf(component)) / 2;
      cases = this.#room.left < 0 ? null : product(cases, component.cases);
      if (cases === null) return null;
    }
    const component = {
      columns: [...columns],
      names: { before: touching.flatMap(({ names }) => names ?? []), last: name },
      offset: Math.min(offset, ...touching.map((one) => one.offset)),
      cases,
    };
    return this.#cellsWith(component, touching) > MAX_CELLS ? null : component;
  }

  /** Puts a component in the place of those that it was joined with. */
  add(component: Component): void {
    this.#cells = this.#cellsWith(component, this.#touching(component.columns));
    for (const name of component.columns) this.#byColumn.set(name, component);
  }

  #touching(columns: readonly string[]): readonly Component[] {
    const found = columns.map((column) => this.#byColumn.get(column));
    return [...new Set(found.filter((component) => component !== undefined))];
  }

  #cellsWith(component: Component, touching: readonly Component[]): number {
    return touching.reduce((sum, one) => sum - cellsOf(one), this.#cells + cellsOf(component));
  }
}

function cellsOf({ columns, cases }: Component): number {
  return cases.reduce((sum, { residual }) => sum + residual.length, cases.length * columns.length);
}
