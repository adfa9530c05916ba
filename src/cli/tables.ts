/** A table's name as flags take it and messages show it. */
export function tableName(name: readonly string[]): string {
  return name.join('.');
}

/** Whether one of the names that flags give, with a schema or without, is a table's. */
export function isNamed(given: readonly string[], name: readonly string[]): boolean {
  return given.includes(tableName(name)) || given.includes(name.at(-1) ?? '');
}
