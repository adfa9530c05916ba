import type { Semantics } from '../../grammar/semantics.ts';
import { arrayFunctions } from './array-functions.ts';
import { bitFunctions } from './bit-functions.ts';
import { byteFunctions } from './byte-functions.ts';
import { clockFunctions } from './clock-functions.ts';
import { geometricFunctions } from './geometric-functions.ts';
import type { Implementation } from './implementation.ts';
import { jsonEditFunctions } from './json-edit-functions.ts';
import { jsonFunctions } from './json-functions.ts';
import { jsonPathFunctions } from './json-path.ts';
import { networkFunctions } from './network-functions.ts';
import { numberFormatFunctions } from './number-format.ts';
import { numberFunctions } from './number-functions.ts';
import { patternFunctions } from './pattern-functions.ts';
import { rangeFunctions } from './range-functions.ts';
import { spatialFunctions } from './spatial-functions.ts';
import { formatFunctions } from './temporal-format.ts';
import { temporalFunctions } from './temporal-functions.ts';
import { textFunctions } from './text-functions.ts';

const TABLE: ReadonlyMap<string, Implementation> = new Map(
  [
    arrayFunctions,
    bitFunctions,
    byteFunctions,
    clockFunctions,
    formatFunctions,
    geometricFunctions,
    jsonEditFunctions,
    jsonFunctions,
    jsonPathFunctions,
    networkFunctions,
    numberFunctions,
    numberFormatFunctions,
    rangeFunctions,
    spatialFunctions,
    temporalFunctions,
    textFunctions,
  ].flatMap((table) => Object.entries(table)),
);

/** What computes a function, by the name in its signature; undefined: nothing here does. */
export function implementationOf(name: string, semantics: Semantics): Implementation | undefined {
  const makers = patternFunctions(semantics);
  return Object.hasOwn(makers, name) ? makers[name]?.() : TABLE.get(name);
}
