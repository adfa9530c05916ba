/** Words at the end of names that say what a number counts. */
const UNITS: ReadonlySet<string> = new Set(
  `c celsius f fahrenheit k kg g gram mg lb t ton km m meter cm mm mile nm ft foot s second minute hour hpa mb mbar kpa bar psi mmhg v volt a amp
  w watt kilowatt kwh mw degree knot kmh kph mph ppm hz mhz l liter ml million lpm gpm decibel ntu`.split(/\s+/),
);

/** Whether a word at the end of a name is the unit of the number that the words in front name. */
export function isUnit(word: string): boolean {
  return UNITS.has(word);
}
