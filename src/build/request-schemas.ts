import { REQUEST_FIELDS } from '../http/request-fields.ts';
import { isRecord } from '../options/fault.ts';
import { schemaOf, schemaOfFields } from '../options/json.ts';
import type { JsonSchema } from '../options/kind.ts';
import { scalar } from '../options/kinds.ts';
import { COLUMN_OPTIONS, TABLE_OPTIONS } from '../options/value-options.ts';

/** Schemas that stand in others, the largest first: each is written once. */
const SHARED: Readonly<Record<string, JsonSchema>> = {
  TableOptions: schemaOfFields(TABLE_OPTIONS),
  ColumnOptions: schemaOfFields(COLUMN_OPTIONS),
  Scalar: schemaOf(scalar),
};

const NAMES = new Map(Object.entries(SHARED).map(([name, schema]) => [JSON.stringify(schema), name]));

/** What a request may say, as the components of openapi.json that are named so. */
export function requestSchemas(): Readonly<Record<string, unknown>> {
  const whole = { GenerateRequest: schemaOfFields(REQUEST_FIELDS), ...SHARED };
  return Object.fromEntries(Object.entries(whole).map(([name, schema]) => [name, withReferencesInside(schema)]));
}

function withReferences(value: unknown): unknown {
  const name = NAMES.get(JSON.stringify(value));
  return name === undefined ? withReferencesInside(value) : { $ref: `#/components/schemas/${name}` };
}

/** A schema with references to shared ones in place of these; itself is not replaced. */
function withReferencesInside(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReferences);
  if (!isRecord(value)) return value;
  // What a shared schema says beside a description stands there as a reference.
  const { description, ...rest } = value;
  const name = description === undefined ? undefined : NAMES.get(JSON.stringify(rest));
  if (name !== undefined) return { description, $ref: `#/components/schemas/${name}` };
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withReferences(part)]));
}
