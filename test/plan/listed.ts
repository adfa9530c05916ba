/** `count` items with commas between them. */
export function listed(count: number, item: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => item(i)).join(', ');
}
