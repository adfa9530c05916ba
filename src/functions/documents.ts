import type { Family } from './record.ts';

/** Functions of JSON and XML. */
export const documents: Family = {
  json_extract: { reads: 'json' },
  json_value: { reads: 'json' },
  json_unquote: { passesMember: true, keepsMembersApart: true },
  json_length: { reads: 'json' },
  json_type: { reads: 'json' },
  json_keys: { reads: 'json' },
  json_contains: { reads: 'json' },
  json_contains_path: { reads: 'json' },
  json_depth: { reads: 'json' },
  json_search: { reads: 'json' },
  json_array_length: { ofJsonArray: 'json_typeof' },
  jsonb_array_length: { ofJsonArray: 'jsonb_typeof' },
};
