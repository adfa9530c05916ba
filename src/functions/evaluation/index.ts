import type { Semantics } from '../../../grammar/semantics.ts';
import { arrayFunctions } from './arrays.ts';
import { bitFunctions } from './bits.ts';
import { byteFunctions } from './bytes.ts';
import { clockFunctions } from './clock.ts';
import { geometricFunctions } from './figures.ts';
import type { Implementation } from './implementation.ts';
import { jsonFunctions } from './json.ts';
import { jsonEditFunctions } from './json-edits.ts';
import { jsonPathFunctions } from './json-path.ts';
import { networkFunctions } from './network.ts';
import { numberFormatFunctions } from './number-format.ts';
import { numberFunctions } from './numbers.ts';
import { patternFunctions } from './patterns.ts';
import { rangeFunctions } from './ranges.ts';
import { spatialFunctions } from './spatial.ts';
import { temporalFunctions } from './temporal.ts';
import { formatFunctions } from './temporal-format.ts';
import { textFunctions } from './text.ts';

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
