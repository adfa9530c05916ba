import { isRecord, SNAKE } from './fault.ts';
import type { JsonSchema, OptionFields, OptionKind } from './kind.ts';

/**
 * The options that a value of JSON says, in which their names are spelt as JSON spells them: with the names that the library has. The
 * value was checked (`faultIn` with SNAKE).
 */
export function optionsFromJson(kind: OptionKind, value: unknown): unknown {
  return respelt(kind, value, (fields) => new Map(Object.keys(fields).map((name) => [SNAKE(name), name])));
}

/** Options as JSON spells their names: what `optionsFromJson` reads. */
export function optionsAsJson(kind: OptionKind, value: unknown): unknown {
  return respelt(kind, value, (fields) => new Map(Object.keys(fields).map((name) => [name, SNAKE(name)])));
}

/** A value in which the names of records' fields are others. */
function respelt(
  kind: OptionKind,
  value: unknown,
  namesOf: (fields: OptionFields) => ReadonlyMap<string, string>,
): unknown {
  if (!hasRecords(kind)) return value;
  const { form } = kind;
  switch (form.form) {
    case 'list':
      return Array.isArray(value) ? value.map((item) => respelt(form.of, item, namesOf)) : value;
    case 'map':
      return isRecord(value) ? mapped(value, (name, item) => [name, respelt(form.of, item, namesOf)]) : value;
    case 'record': {
      if (!isRecord(value)) return value;
      const names = namesOf(form.fields);
      return mapped(value, (spelt, item) => {
        const name = names.get(spelt) ?? spelt;
        const field = form.fields[name] ?? form.fields[spelt];
        return [name, field === undefined ? item : respelt(field.kind, item, namesOf)];
      });
    }
    case 'anyOf':
      return form.kinds.reduce((read: unknown, each) => respelt(each, read, namesOf), value);
    default:
      return value;
  }
}

/** Whether a value may hold records: all other names are those of the caller. */
function hasRecords(kind: OptionKind): boolean {
  const found = WITH_RECORDS.get(kind) ?? mayHoldRecords(kind);
  WITH_RECORDS.set(kind, found);
  return found;
}

function mayHoldRecords({ form }: OptionKind): boolean {
  if (form.form === 'list' || form.form === 'map') return hasRecords(form.of);
  return form.form === 'record' || (form.form === 'anyOf' && form.kinds.some(hasRecords));
}

/** Found once: lists may have as many values as a request has bytes. */
const WITH_RECORDS = new WeakMap<OptionKind, boolean>();

/** Without the names that objects inherit: `__proto__` is the name of a column as any other. */
function mapped(
  value: Readonly<Record<string, unknown>>,
  entryOf: (name: string, item: unknown) => readonly [string, unknown],
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(value).map(([name, item]) => entryOf(name, item)));
}

/** The JSON Schema of what a value may be. */
export function schemaOf({ form }: OptionKind): JsonSchema {
  switch (form.form) {
    case 'integer':
      return { type: 'integer', minimum: form.least, maximum: form.most };
    case 'number': {
      const least =
        form.least === -Number.MAX_VALUE ? {} : { [form.isLeastLeftOut ? 'exclusiveMinimum' : 'minimum']: form.least };
      return { type: 'number', ...least, ...(form.most === Number.MAX_VALUE ? {} : { maximum: form.most }) };
    }
    case 'boolean':
      return { type: 'boolean' };
    case 'true':
      return { const: true };
    case 'text':
      return { type: 'string', ...(form.pattern === null ? {} : { pattern: form.pattern.source }) };
    case 'names':
      return { enum: form.names };
    case 'list':
      return { type: 'array', items: schemaOf(form.of), ...(form.least === 0 ? {} : { minItems: form.least }) };
    case 'map':
      return { type: 'object', additionalProperties: schemaOf(form.of) };
    case 'record':
      return schemaOfFields(form.fields);
    case 'anyOf':
      return { anyOf: form.kinds.map(schemaOf) };
  }
}

/** The same of an object of options. */
export function schemaOfFields(fields: OptionFields): JsonSchema {
  const all = Object.entries(fields);
  const properties = all.map(([name, { kind, about }]) => [
    SNAKE(name),
    { description: `${about}.`, ...schemaOf(kind) },
  ]);
  const required = all.filter(([, { isRequired = false }]) => isRequired).map(([name]) => SNAKE(name));
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length === 0 ? {} : { required }),
    additionalProperties: false,
  };
}
