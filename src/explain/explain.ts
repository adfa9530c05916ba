import type { CompiledTable } from '../compiled-table.ts';
import type { Column } from '../ir.ts';
import { DEFAULT_ROWS, REDRAW_ATTEMPTS } from '../limits.ts';
import { meaningsOfTable } from '../meanings/index.ts';
import { checkCompiled, checkOptions } from '../options/check-options.ts';
import type { FieldsOf } from '../options/kind.ts';
import { option, wholeNumber } from '../options/kinds.ts';
import { shownName } from '../plan/hidden-columns.ts';
import { sizedKey } from '../plan/keys/sized-key.ts';
import { unkeptDirectives } from '../plan/option-warnings.ts';
import {
  type AgreementPlan,
  type ColumnPlan,
  type ConstraintPlan,
  type DrawPlan,
  expressionOf,
  type Kept,
  type Plan,
  patienceOf,
} from '../plan/plan.ts';
import { type Domain, sizeOf } from '../values/domain.ts';
import type {
  CaseExplanation,
  ColumnExplanation,
  ConstraintExplanation,
  Explanation,
  Honour,
  LeftOutColumn,
} from './explanation.ts';
import { likelihoodInWords } from './likelihood.ts';
import { differentOf, samplesOf, valuesInWords } from './values.ts';

export interface ExplainOptions {
  /** Rows that are to be written. Default 1000. */
  readonly rows?: number;
}

const EXPLAIN_OPTIONS: FieldsOf<ExplainOptions> = {
  rows: option(wholeNumber(1), 'Rows that are to be written'),
};

/** Says what each column of a table gets when so many rows are written (default 1000), and what keeps each constraint. */
export function explain(
  compiled: Pick<CompiledTable, 'table' | 'plan' | 'warnings'>,
  options: ExplainOptions = {},
): Explanation {
  checkCompiled('explain', compiled);
  checkOptions('explain', options, EXPLAIN_OPTIONS);
  const { table, plan, warnings } = compiled;
  const { rows = DEFAULT_ROWS } = options;
  const columns = new Map(table.columns.map((column) => [column.name, column]));
  const written = new Set(plan.columns.map(({ name }) => name));
  const namesOf = constraintsByColumn(plan.constraints);
  const meanings = meaningsOfTable(table);
  return {
    table: plan.table,
    rows: { asked: rows, written: Math.min(rows, plan.rowLimit) },
    rowLimit: finite(plan.rowLimit),
    columns: plan.columns.map((column) => ({
      ...explainColumn(column, plan, rows, columns.get(column.name)),
      nullable: columns.get(column.name)?.nullable ?? true,
      meaning: meanings.get(column.name)?.[0]?.meaning.name ?? null,
      constraints: namesOf.get(column.name) ?? [],
    })),
    leftOut: table.columns.filter(({ name }) => !written.has(name)).map(leftOut),
    agreements: plan.agreements.map(({ column, with: others, kind, dropped }) => ({
      column,
      with: others.map(shownName),
      how: `"${column}" ${AGREEING[kind](listed(others))}`,
      dropped,
    })),
    constraints: plan.constraints.map((constraint) => explainConstraint(constraint, plan)),
    strategy: plan.strategy,
    warnings,
  };
}

/** How a column agrees with others, by the names of these. */
const AGREEING: { readonly [K in AgreementPlan['kind']]: (others: string) => string } = {
  order: (others) => `lies behind ${others}`,
  share: (others) => `is a share of ${others}`,
  dependency: (others) => `is the same where ${others} is`,
  definition: (others) => `is computed of ${others}`,
  state: (others) => `is what ${others} says`,
};

function listed(names: readonly string[]): string {
  return names.map((name) => `"${shownName(name)}"`).join(', ');
}

function finite(number: number): number | null {
  return Number.isFinite(number) ? number : null;
}

function constraintsByColumn(constraints: readonly ConstraintPlan[]): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const { name, columns } of constraints) {
    for (const column of columns) {
      const known = names.get(column) ?? [];
      known.push(name);
      names.set(column, known);
    }
  }
  return names;
}

/** A column without its edges, and these; empty: it has none. */
export function withoutEdges(column: ColumnPlan, { choices }: Plan): readonly [ColumnPlan, readonly Domain[]] {
  const { choice, domains, nullShares } = column;
  const edges = choice === null ? undefined : choices[choice]?.edges;
  if (edges === undefined) return [column, []];
  const cases = domains.length / 2;
  const usual = { choice: edges.of, domains: domains.slice(0, cases), nullShares: nullShares.slice(0, cases) };
  // What other rows have is not in the first ones alone.
  const own = edges.by === 'parent' ? [] : domains.slice(cases).filter((domain) => domain !== null);
  return [{ ...column, ...usual }, own];
}

function explainColumn(
  planned: ColumnPlan,
  plan: Plan,
  rows: number,
  defined: Column | undefined,
): Omit<ColumnExplanation, 'nullable' | 'meaning' | 'constraints'> {
  const [column, edges] = withoutEdges(planned, plan);
  const { name, type, domains, nullShares, draw } = column;
  const most = Math.min(...rowsNumberedBy(draw).map((limit) => Math.min(limit, rows)), countedBy(column, plan, rows));
  const isByChance = (draw.kind === 'uniform' || draw.kind === 'dependent') && !isRelated(column, plan);
  const cases = domains.map((domain, index): CaseExplanation => {
    const nullShare = nullShares[index] ?? 0;
    if (domain === null || nullShare === 1) return { values: 'NULL', different: 0, samples: [], nullShare: 1 };
    const likelihood = isByChance ? likelihoodInWords(domain) : null;
    return {
      values: `${valuesInWords(domain, most)}${likelihood === null ? '' : `, ${likelihood}`}`,
      different: Math.min(draw.kind === 'computed' ? rowsOfSources(draw.of, plan) : differentOf(domain), most),
      samples: samplesOf(domain, most),
      nullShare,
    };
  });
  const nullShare = nullShareOf(column, plan);
  const how = drawInWords(column, plan) + nullsInWords(column) + askedInWords(defined, column) + edgesInWords(edges);
  return { name, type, draw: how, cases: different(cases), nullShare };
}

/** How many rows there are at most whose numbers are the values of a column, where these are of rows. */
function rowsNumberedBy(draw: DrawPlan): readonly number[] {
  if (draw.kind === 'parent') return draw.value.kind === 'number' ? draw.steps.slice(-1).map((step) => step.rows) : [];
  const isOfRows = draw.kind === 'reference' || (draw.kind === 'earlier' && draw.column === null);
  return isOfRows ? [Number.POSITIVE_INFINITY] : [];
}

/** How many values a key counts in a column, where these are numbers that people expect, or of rows of a table; else infinite. */
function countedBy({ name, draw }: ColumnPlan, { keys }: Plan, rows: number): number {
  const key = draw.kind === 'key' ? keys[draw.key] : undefined;
  if (key === undefined) return Number.POSITIVE_INFINITY;
  const { lanes, radices } = sizedKey(key, () => rows);
  const counted = lanes.filter(({ column, counts }) => column === name && counts !== null);
  if (counted.length === 0) return Number.POSITIVE_INFINITY;
  return counted.flatMap(({ digits }) => digits).reduce((product, { digit }) => product * (radices[digit] ?? 1), 1);
}

/** Whether what other columns of the row leave decides on a column. */
export function isRelated({ name }: ColumnPlan, { related }: Plan): boolean {
  return related.some(({ column, demands }) => column === name && demands.length > 0);
}

/** Share of rows in which a column is NULL, those included in which it is for another one. */
function nullShareOf({ name, nullShares }: ColumnPlan, plan: Plan): number {
  const own = nullShares.reduce((sum, share) => sum + share, 0) / Math.max(1, nullShares.length);
  const nullWith = plan.related.find(({ column }) => column === name)?.nullWith ?? null;
  const other = plan.columns.find((column) => column.name === nullWith);
  return other === undefined ? own : 1 - (1 - own) * (1 - nullShareOf(other, plan));
}

/** How many rows differ in the columns that a value is computed of: as many values there are at most. */
function rowsOfSources(names: readonly string[], { columns }: Plan): number {
  const sizes = columns
    .filter(({ name }) => names.includes(name))
    .map(({ domains }) => domains.reduce((sum, domain) => sum + (domain === null ? 0 : sizeOf(domain)), 0));
  return sizes.reduce((product, size) => product * Math.max(1, size), 1);
}

/** Of several cases with the same values, the first. */
function different(cases: readonly CaseExplanation[]): readonly CaseExplanation[] {
  const known = new Map<string, CaseExplanation>();
  for (const one of cases) {
    const spelling = JSON.stringify(one);
    if (!known.has(spelling)) known.set(spelling, one);
  }
  return [...known.values()];
}

/** What decides on NULL, where that is another column than the one whose values it has. */
function nullsInWords({ nullsBy, draw }: ColumnPlan): string {
  return nullsBy === null || draw.kind === 'copy' ? '' : `; NULL as "${shownName(nullsBy.column)}" says`;
}

/** What the first rows have, where they have edges. */
function edgesInWords(edges: readonly Domain[]): string {
  const found = new Set(edges.map((domain) => valuesInWords(domain, Number.POSITIVE_INFINITY)));
  return edges.length === 0 ? '' : `; in the first rows, ${[...found].join(', or ')}`;
}

/** What was asked of a column beside conditions, by the options' names, as far as it is kept. */
function askedInWords(defined: Column | undefined, plan: ColumnPlan): string {
  const { directives = null } = defined ?? {};
  if (defined === undefined || directives === null) return '';
  const { nulls, meaning, weights, distribution, distinct } = directives;
  const unkept = new Set(unkeptDirectives(defined, plan).map(([option]) => option));
  const asked = Object.entries({ nulls, like: meaning, values: weights, distribution, distinct });
  const kept = asked.flatMap(([option, value]) => (value === null || unkept.has(option) ? [] : [option]));
  return kept.length === 0 ? '' : `; as asked for: ${kept.join(', ')}`;
}

function drawInWords(column: ColumnPlan, plan: Plan): string {
  const { domains, nullShares, draw } = column;
  if (nullShares.every((share) => share === 1)) return 'always NULL';
  switch (draw.kind) {
    case 'key': {
      const { names = [], isCounted = false, recurs } = plan.keys[draw.key] ?? {};
      if (recurs === true) return 'each of its values once before any comes again';
      const drawn = isCounted ? "the row's number" : "digits of a permutation of the row's number";
      return `${drawn}, which keeps ${names.map((name) => `"${name}"`).join(', ')} distinct`;
    }
    case 'related':
      return 'what other columns of its key leave, numbered by the key or computed from them';
    case 'copy':
      return `the value of "${draw.of}"`;
    case 'shared': {
      const others = new Set(draw.digits.flatMap((digit) => (digit === null ? [] : [digit.column])));
      return `at random, in agreement with ${listed([...others])}`;
    }
    case 'dependent': {
      const others = plan.agreements.filter((one) => one.column === column.name && one.kind === 'dependency');
      if (others.length === 0) return 'at random, one of some that come again';
      return `at random, the same wherever ${listed(others.flatMap((one) => one.with))} is the same`;
    }
    case 'joined':
      return `the texts of ${draw.of.map((name) => `"${name}"`).join(', ')}, one behind the other`;
    case 'computed':
      return `computed of ${draw.of.map((other) => `"${other}"`).join(', ')}, as a check says`;
    case 'parent':
      if (draw.value.kind === 'drawn') {
        return `the value of "${draw.value.column}" in the row of "${draw.steps.at(-1)?.table.join('.')}" that is referred to`;
      }
      return `the value of a row of the table that it refers to, as this tool writes that one${
        draw.steps[0]?.turn === null ? OFTEN : ''
      }`;
    case 'reference':
      return `integers from 1 to the number of rows, as a parent of as many rows has them${OFTEN}`;
    case 'earlier': {
      const value = draw.column === null ? 'the number that the database gives' : `"${draw.column}" of`;
      return `${value} an earlier row${draw.which === 'any' ? OFTEN : ''}`;
    }
    case 'uniform': {
      const expression = expressionOf(column);
      if (expression !== null) return `the expression ${expression}, as asked for`;
      const agreed = plan.agreements.filter((one) => one.column === column.name && one.dropped === null);
      const [first] = agreed;
      if (first !== undefined) return `so that it ${AGREEING[first.kind](listed(agreed.flatMap((one) => one.with)))}`;
      if (isRelated(column, plan)) return 'at random within what other columns of the row leave';
      return domains.length > 1 ? 'at random, by the case of the row' : 'at random';
    }
  }
}

/** How rows are chosen that others refer to. */
const OFTEN = ', the first ones most often';

const FILLED: { readonly [F in Column['filledBy']]: string } = {
  writer: 'its type is not known, so it gets its DEFAULT',
  sequence: 'the database numbers it',
  expression: 'the database computes it',
  default: 'it gets its DEFAULT, as was asked',
  statement: 'rows hold an expression in its place',
  rowPeriod: 'the database keeps the time of the row in it',
};

function leftOut({ name, type, filledBy }: Column): LeftOutColumn {
  return { name, type: type.written, why: FILLED[filledBy] };
}

function explainConstraint({ name, kind, columns, rows, kept }: ConstraintPlan, plan: Plan): ConstraintExplanation {
  const [honour, how] = keptInWords(kept, { name, kind }, plan);
  return { name, kind, columns, kept: honour, how, rows: finite(rows) };
}

function keptInWords(
  kept: Kept,
  { name, kind }: Pick<ConstraintPlan, 'name' | 'kind'>,
  { keys, residuals }: Plan,
): readonly [Honour, string] {
  const draws = REDRAW_ATTEMPTS * patienceOf(residuals.filter((residual) => residual.name === name));
  switch (kept.by) {
    case 'values':
      return ['absorbed', 'its columns get no other values'];
    case 'related':
      return ['drawn', 'each value is drawn from what the other columns of the row leave'];
    case 'copy':
      return ['drawn', 'one column gets the value of the other'];
    case 'computed':
      return ['drawn', 'one column gets what is computed of the others'];
    case 'evaluation':
      return kept.always
        ? ['evaluated', `each row is drawn again until it passes, ${draws} times at most`]
        : ['evaluated', `some rows do not pass in ${draws} draws: they may be refused`];
    case 'permutation': {
      const { size = 0, overflow = [], isCounted = false } = keys[kept.key] ?? {};
      const beyond = overflow.length === 0 ? 'then there are no more' : 'then a column of it is NULL';
      return ['drawn', `${isCounted ? '' : 'a permutation of '}the row's number tells ${size} rows apart, ${beyond}`];
    }
    case 'key': {
      const names = kept.columns.map((name) => `"${name}"`).join(', ');
      return ['other constraint', `"${kept.name}" keeps it: what tells rows apart there, ${names}, does so here, too`];
    }
    case 'database':
      return ['database', 'the database numbers the rows'];
    case 'nulls':
      return ['drawn', kind === 'foreign' ? 'NULL refers to nothing' : 'NULL is like no other value'];
    case 'parent':
      return ['drawn', 'integers from 1 to the number of rows, as a parent of as many rows has them'];
    case 'earlier':
      return ['drawn', kind === 'foreign' ? 'values of earlier rows of the table' : 'each row refers to another row'];
    case 'nothing':
      return ['not honoured', kept.reason];
  }
}
