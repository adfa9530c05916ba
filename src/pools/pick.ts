/** A whole number below `size` that depends on nothing but its arguments. The recipes use it, too: it is the same in every build. */
export function pick(size: number, ...numbers: readonly number[]): number {
  let hash = 0x9e3779b9;
  for (const number of numbers) {
    hash = Math.imul(hash ^ (number + 1), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return (hash >>> 0) % size;
}
