import type { ForeignKey, QualifiedName, Table } from './ir.ts';

/** A name with dots between its parts, as options and messages have it: `shop.orders`. */
export function dottedName(name: QualifiedName): string {
  return name.join('.');
}

/** Whether two names are one, part by part. */
export function isSameName(a: QualifiedName, b: QualifiedName): boolean {
  return a.length === b.length && a.every((part, i) => part === b[i]);
}

/** Whether a foreign key refers to rows of its own table. The parser gave its target the name that the table itself has. */
export function refersToItself({ target }: ForeignKey, { name }: Pick<Table, 'name'>): boolean {
  return isSameName(target, name);
}
