/** What stands for any UTF-16 unit beyond ASCII. */
export const BEYOND_ASCII = 0x80;

const encoder = new TextEncoder();

/**
 * The UTF-16 units of a text, a byte for each, and a NUL behind them: loops over them take a third of the time of those that
 * ask the string.
 */
export function unitsOf(source: string): Uint8Array {
  const { length } = source;
  const units = new Uint8Array(length + 1);
  const { read, written } = encoder.encodeInto(source, units);
  if (read === length && written === length) return units;
  for (let i = 0; i < length; i++) units[i] = Math.min(source.charCodeAt(i), BEYOND_ASCII);
  units[length] = 0;
  return units;
}
