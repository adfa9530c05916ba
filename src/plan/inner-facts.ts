import type { Check, InnerType } from '../ir.ts';
import type { Facts, Inner } from '../values/request.ts';
import { NO_FACTS } from '../values/request.ts';
import { alternativesOf } from './alternatives.ts';
import { type ColumnFacts, type Columns, mergedFacts, NO_COLUMN_FACTS } from './column-facts.ts';

/** What is demanded of the values inside of a value, and the checks that could not be made facts. */
export interface InnerFacts {
  readonly inner: readonly Inner[];
  readonly left: readonly Check[];
}

/** Name of what a domain's checks call VALUE. */
const VALUE = 'value';

/**
 * The checks of the domains inside of a type as facts. There is no row to choose among a check's alternatives or to be
 * drawn anew, so that one alternative holds for all values: the first that goes together with what is known.
 */
export function innerFacts(types: readonly InnerType[]): InnerFacts {
  const each = types.map((type) => {
    const own = domainFacts(type);
    const below = innerFacts(type.inner);
    return { inner: { facts: own.facts, inner: below.inner }, left: [...own.left, ...below.left] };
  });
  return { inner: each.map(({ inner }) => inner), left: each.flatMap(({ left }) => left) };
}

function domainFacts({ shape, domainChecks }: InnerType): { readonly facts: Facts; readonly left: readonly Check[] } {
  if (domainChecks.length === 0) return { facts: NO_FACTS, left: [] };
  const columns: Columns = {
    resolve: (name) => (name.toLowerCase() === VALUE ? VALUE : undefined),
    shapeOf: (name) => (name === VALUE ? shape : undefined),
  };
  let facts: ColumnFacts = NO_COLUMN_FACTS;
  const left: Check[] = [];
  for (const check of domainChecks) {
    const together = alternativesOf({ name: check.name ?? '', expression: check.expression }, columns).flatMap(
      ({ facts: added, residue }) => {
        const merged = mergedFacts(facts, added.get(VALUE) ?? NO_COLUMN_FACTS);
        return merged === null || merged.facts.nulls === 'always' || residue.length + merged.residue.length > 0
          ? []
          : [merged.facts];
      },
    );
    const [first] = together;
    if (first === undefined) left.push(check);
    else facts = first;
  }
  return { facts, left };
}
