const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Codes of names, each another one: their first letters, in capitals, of which the last is a later letter of the name where the code
 * is taken. `fronts`: what stands in front of each.
 */
export function codesOfNames(names: readonly string[], length: number, fronts: readonly string[] = []): string[] {
  const taken = new Set<string>();
  return names.map((name, place) => {
    const letters = name
      .normalize('NFD')
      .toUpperCase()
      .replace(/[^A-Z]/g, '');
    const front = (fronts[place] ?? '') + letters.slice(0, length - 1);
    const codes = [...letters.slice(length - 1), ...ALPHABET].map((last) => front + last);
    const code = codes.find((one) => !taken.has(one)) ?? codes[0] ?? front;
    taken.add(code);
    return code;
  });
}
