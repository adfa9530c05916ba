import { compile, DdlError, type Table } from '../../src/index.ts';
import type { Check } from './corpus.ts';

/**
 * Whether rows of a case obey more than types and keys of one column: a CHECK, a key of several columns or of an
 * expression, an EXCLUDE, a domain, an enum, partitions, or statements beside the CREATE TABLE. What is refused counts,
 * too: nothing is known of it.
 */
export function isConstrained({ definition, dialect, expectation, hasCompanions }: Check): boolean {
  if (expectation === 'refusal') return false;
  if (hasCompanions) return true;
  try {
    return constrains(compile(definition, { dialect }).table);
  } catch (error) {
    if (error instanceof DdlError) return true;
    throw error;
  }
}

function constrains({ checks, keys, columns, partitioning }: Table): boolean {
  return (
    checks.length > 0 ||
    partitioning !== null ||
    keys.some(
      ({ kind, parts }) => kind === 'exclude' || parts.length > 1 || parts.some(({ column }) => column === null),
    ) ||
    columns.some(({ type }) => !type.nullable || type.domainChecks.length > 0 || LISTED.has(type.shape.kind))
  );
}

const LISTED: ReadonlySet<string> = new Set(['enum', 'set']);
