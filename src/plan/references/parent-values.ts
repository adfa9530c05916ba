import { allOrNone } from '../../collections.ts';
import type { Table } from '../../ir.ts';
import type { Distribution } from '../../values/distribution.ts';
import { type Domain, distributionsOf, radicesOf } from '../../values/domain.ts';
import { LANE_SIZE } from '../../values/part.ts';
import { sequenceDomain } from '../keys/sequences.ts';
import type {
  CaseOfChoice,
  ColumnPlan,
  KeyPlan,
  ListPlan,
  ParentDraw,
  ParentStep,
  ParentValue,
  Plan,
} from '../plan.ts';

/**
 * How likely the rows of a parent are referred to: the first ones most often, as a few customers have many orders and many have one.
 * Of a thousand rows, the first fifth has two thirds of the child rows.
 */
export const FAN_OUT: Distribution = { kind: 'zipf', exponent: 0.8 };

/** A column's value as that of a column in the parent, and what values these are; null: its own type says. */
export interface ParentColumn {
  readonly draw: ParentDraw;
  readonly domain: Domain | null;
}

/** The values of columns by a list of rows. */
export interface ListedValues {
  readonly rows: number;
  readonly values: ReadonlyMap<string, ParentColumn>;
}

/** A column that refers, and the one of the parent that it refers to. */
export interface Referring {
  readonly name: string;
  readonly target: string;
  /** Where that refers to a row which has the value: that table, its plan and the column. */
  readonly far?: { readonly parent: Table; readonly plan: Plan; readonly target: string } | undefined;
}

/** The columns that stand for those of a key of the parent, by key. */
export function uniqueColumns(columns: readonly Referring[], { keys }: Table): readonly (readonly string[])[] {
  const nameOf = new Map(columns.flatMap(({ name, target, far }) => (far === undefined ? [[target, name]] : [])));
  return keys
    .filter(({ where, kind }) => where === null && kind !== 'exclude')
    .map(({ parts }) =>
      parts.map(({ column, length }) => (column === null || length !== null ? undefined : nameOf.get(column))),
    )
    .map(allOrNone)
    .filter((names) => names !== null);
}

/** Rows of a parent that are looked at for a list. */
const MAX_LISTED = 65_536;

/** The values of columns by a list of the parent's rows; null: one of them has none. */
export function listedColumns(
  columns: readonly Referring[],
  parent: Table,
  plan: Plan,
  reference: number,
): ListedValues | null {
  if (columns.some(({ far }) => far !== undefined)) return null;
  const cases: CaseOfChoice[] = [];
  const domains = new Map<string, Domain>();
  const withEdges = new Set<string>();
  const targets: ListPlan['columns'][number][] = [];
  for (const { name, target } of columns) {
    const column = parent.columns.find((one) => one.name === target);
    const planned = plan.columns.find((one) => one.name === target);
    const isNumber = column?.filledBy === 'sequence' && planned === undefined;
    const edges = planned === undefined ? null : rowEdges(planned, plan.choices);
    const choice = edges === null ? (planned?.choice ?? -1) : -1;
    const known = cases.find((one) => one.choice === choice)?.case;
    const isFilled = (_: unknown, i: number): boolean => planned?.domains[i] != null && planned.nullShares[i] !== 1;
    const place = known ?? planned?.domains.findIndex(isFilled) ?? 0;
    const domain = isNumber ? sequenceDomain(column, parent) : (planned?.domains[place] ?? null);
    if (domain === null || radicesOf(domain).length === 0) return null;
    if (choice >= 0 && known === undefined) cases.push({ choice, case: place });
    if (edges !== null) withEdges.add(name);
    domains.set(name, domain);
    targets.push({ name, target: isNumber ? null : target });
  }
  const rows = Math.min(plan.rowLimit, MAX_LISTED);
  const step: ParentStep = {
    table: parent.name,
    reference,
    rows,
    distribution: FAN_OUT,
    turn: null,
    list: { plan, rows, columns: targets, cases, sorted: false, joined: [] },
  };
  const values = [...domains].map(([name, domain]) => {
    const value = { kind: 'listed', column: name, hasEdges: withEdges.has(name) } as const;
    return [name, { domain, draw: parentDraw([step], value) }] as const;
  });
  return { rows, values: new Map(values) };
}

/** The values of columns by the number of the parent's row; null: one of them is not known by that alone. */
export function numberedColumns(
  columns: readonly Referring[],
  parent: Table,
  plan: Plan,
  reference: number,
): ListedValues | null {
  const found = columns.flatMap(({ name, target, far }) => {
    const column = referredValue({ name, target, far }, parent, plan);
    return column === null ? [] : [{ ...column, name }];
  });
  if (found.length < columns.length) return null;
  const rows = found.reduce(
    (least, { draw, domain }) => {
      const isNumber = draw.steps.length === 0 && draw.value.kind === 'number';
      const [numbers = least] = isNumber && domain !== null ? radicesOf(domain) : [];
      return Math.min(least, numbers);
    },
    Math.min(plan.rowLimit, LANE_SIZE),
  );
  const step: ParentStep = { table: parent.name, reference, rows, distribution: FAN_OUT, turn: null, list: null };
  const values = found.map(
    ({ name, domain, draw }) => [name, { domain, draw: parentDraw([step, ...draw.steps], draw.value) }] as const,
  );
  return { rows, values: new Map(values) };
}

/** What a column that refers has by a row of the parent, or by the one further away which that refers to; null: it is not known. */
export function referredValue({ target, far }: Referring, parent: Table, plan: Plan): ParentColumn | null {
  const column = columnIn(parent, plan, target);
  if (far === undefined || column === null) return column;
  const value = columnIn(far.parent, far.plan, far.target);
  const { steps } = column.draw;
  if (value === null || value.draw.steps.length === 0 || steps.at(-1)?.table !== far.parent.name) return null;
  return { ...value, draw: parentDraw([...steps, ...value.draw.steps], value.draw.value) };
}

/** What decides on the values of a table's rows besides the columns themselves. */
export type Drawing = Pick<Plan, 'keys' | 'residuals' | 'related' | 'choices'>;

/**
 * The edges of a column that has them by its row's number, or by that of the row that it refers to; null: it has none, or by its
 * other columns. Such a column has one case beside them.
 */
export function rowEdges({ choice, domains }: ColumnPlan, choices: Plan['choices']): Domain | null {
  const by = choice === null ? undefined : choices[choice]?.edges?.by;
  return by === 'rows' || by === 'parent' ? (domains[1] ?? null) : null;
}

/** Whether a key is known by the number of a row alone. */
function isPlainKey({ lanes, attempts }: KeyPlan): boolean {
  return attempts === 1 && lanes.every(({ counts }) => counts?.listed !== true);
}

/** The value of a column in any row of a table; null: it is not known by the row's number alone, or NULL in some rows. */
export function columnIn(table: Table, plan: Plan, target: string): ParentColumn | null {
  const column = table.columns.find(({ name }) => name === target);
  const planned = plan.columns.find(({ name }) => name === column?.name);
  if (column?.filledBy === 'sequence' && planned === undefined) {
    return { draw: parentDraw([], { kind: 'number' }), domain: sequenceDomain(column, table) };
  }
  return planned === undefined ? null : valueIn(planned, plan);
}

/** The value of a column that is written, in any row of its table; null: it is not known by the row's number alone. */
export function valueIn(planned: ColumnPlan, { keys, residuals, related, choices }: Drawing): ParentColumn | null {
  const [domain, second] = planned.domains;
  const edges = rowEdges(planned, choices);
  if (domain === undefined || domain === null || domain.literal === 'expression') return null;
  if (second !== undefined && edges === null) return null;
  if (planned.nullShares[0] !== 0) return null;
  const { draw, name } = planned;
  if (draw.kind === 'parent') {
    const isKnown = draw.steps.every(({ list, turn }) => list === null && (turn === null || isPlainKey(turn.plan)));
    return isKnown ? { draw, domain } : null;
  }
  const isRedrawn = residuals.some(({ columns }) => columns.includes(name));
  const isRelated = related.some(({ column, demands }) => column === name && demands.length > 0);
  const isApart = (draw.kind === 'uniform' || draw.kind === 'reference') && draw.apart !== undefined;
  if (draw.kind !== 'key' && (isRedrawn || isRelated || isApart)) return null;
  const sizes = radicesOf(domain);
  const parentColumn = (value: ParentValue): ParentColumn => ({ draw: parentDraw([], value), domain });
  const digits = { kind: 'digits', column: name, sizes, distributions: distributionsOf(domain) } as const;
  if (draw.kind === 'uniform') return parentColumn({ ...digits, key: null, edges: 0 });
  if (draw.kind === 'reference') {
    return parentColumn({ kind: 'reference', column: name, size: sizes[0] ?? 1, distribution: draw.distribution });
  }
  const key = draw.kind === 'key' ? keys[draw.key] : undefined;
  if (draw.kind !== 'key' || key === undefined || !isPlainKey(key)) return null;
  const count = edges === null ? 0 : (radicesOf(edges)[0] ?? 0);
  return parentColumn({ ...digits, key: { index: draw.key, plan: key }, edges: count });
}

/** The draw of a value that a parent's row has, which steps lead to. */
export function parentDraw(steps: readonly ParentStep[], value: ParentValue): ParentDraw {
  return { kind: 'parent', steps, value };
}
