import type { Environment } from '../../runtime/environment.ts';
import type { Value } from '../../runtime/value.ts';

/**
 * What computes a function: its arguments are of the types of its signature, and not NULL unless the signature says that
 * it sees NULLs. Throws Refusal where the server gives an error, Unevaluable where the answer is not known.
 */
export type Implementation = (given: readonly Value[], environment: Environment) => Value;

export type Implementations = Readonly<Record<string, Implementation>>;
