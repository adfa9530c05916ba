import type { Semantics } from '../../../grammar/semantics.ts';
import { getOrInsertComputed } from '../../collections.ts';
import type { InnerType } from '../../ir.ts';
import { MAX_FORM_STEPS, MAX_PATTERN_STEPS } from '../../limits.ts';
import { MAX_DEPTH } from '../../values/nested.ts';
import type { Facts, Inner } from '../../values/request.ts';
import { NO_FACTS } from '../../values/request.ts';
import { DEFAULT_TIME_LINE } from '../../values/time-line.ts';
import { alternativesOf } from './alternatives.ts';
import { type ColumnFacts, type Columns, mergedFacts, NO_COLUMN_FACTS } from './column-facts.ts';

/** What is demanded of the values inside of a value, and whether all of it is: some checks cannot be made facts. */
export interface InnerFacts {
  readonly inner: readonly Inner[];
  readonly complete: boolean;
}

/** Name of what a domain's checks call VALUE. */
const VALUE = 'value';

/**
 * The checks of the domains inside of a type as facts. There is no row to choose among a check's alternatives or to be
 * drawn again, so that one alternative holds for all values: the first that goes together with what is known.
 */
export function innerFacts(types: readonly InnerType[], semantics: Semantics): InnerFacts {
  return getOrInsertComputed(knownFacts, types, () => factsAt(types, 0, [], semantics));
}

/** What was found of the types inside of a type, which many columns may be of. */
const knownFacts = new WeakMap<readonly InnerType[], InnerFacts>();

/** `known` keeps, by level, what is met again, so that types of many types of many types take linear time. */
function factsAt(
  types: readonly InnerType[],
  depth: number,
  known: Map<readonly InnerType[], InnerFacts>[],
  semantics: Semantics,
): InnerFacts {
  if (depth > MAX_DEPTH + 1) return { inner: [], complete: true };
  known[depth] ??= new Map();
  return getOrInsertComputed(known[depth], types, () => {
    const each = types.map((type) => {
      const own = domainFacts(type, semantics);
      const below = factsAt(type.inner, depth + 1, known, semantics);
      const nullable = type.nullable && type.domainChecks.length === 0;
      return { inner: { nullable, facts: own.facts, inner: below.inner }, complete: own.complete && below.complete };
    });
    return { inner: each.map(({ inner }) => inner), complete: each.every(({ complete }) => complete) };
  });
}

function domainFacts(
  { shape, domainChecks }: InnerType,
  semantics: Semantics,
): { readonly facts: Facts; readonly complete: boolean } {
  if (domainChecks.length === 0) return { facts: NO_FACTS, complete: true };
  const columns: Columns = {
    shapeOf: (name) => (name === VALUE ? shape : undefined),
    isNullable: () => false,
    isGiven: () => false,
    semantics,
    // What is found of a type holds for all columns of it, whatever their time line.
    timeLine: DEFAULT_TIME_LINE,
    budget: { left: MAX_PATTERN_STEPS },
    steps: { left: MAX_PATTERN_STEPS, forms: { left: MAX_FORM_STEPS }, known: new Map() },
  };
  let facts: ColumnFacts = NO_COLUMN_FACTS;
  let complete = true;
  for (const check of domainChecks) {
    const together = alternativesOf({ name: check.name ?? '', expression: check.expression }, columns).flatMap(
      ({ facts: added, residual }) => {
        const merged = mergedFacts(facts, added.get(VALUE) ?? NO_COLUMN_FACTS);
        return merged === null || merged.facts.nulls === 'always' || residual.length + merged.residual.length > 0
          ? []
          : [merged.facts];
      },
    );
    const [first] = together;
    if (first === undefined) complete = false;
    else facts = first;
  }
  return { facts, complete };
}
