import type { Family } from './record.ts';

/** Functions of JSON and XML. */
export const documents: Family = {
  json_extract: { reads: 'json', findsNothing: true },
  json_value: { reads: 'json', findsNothing: true },
  json_unquote: { passesMember: true, keepsMembersApart: true, findsNothing: true },
  json_length: { reads: 'json' },
  json_type: { reads: 'json' },
  json_keys: { reads: 'json' },
  json_contains: { reads: 'json' },
  json_contains_path: { reads: 'json' },
  json_depth: { reads: 'json' },
  json_search: { reads: 'json' },
  json_query: { takesNull: 'others', findsNothing: true },
  json_array: { takesNull: 'any' },
  json_build_array: { takesNull: 'any' },
  json_build_object: { takesNull: 'any' },
  json_object: { takesNull: 'any' },
  json_scalar: { takesNull: 'any' },
  jsonb_build_array: { takesNull: 'any' },
  jsonb_build_object: { takesNull: 'any' },
  jsonb_set_lax: { takesNull: 'others' },
  json_array_length: { ofJsonArray: 'json_typeof' },
  jsonb_array_length: { ofJsonArray: 'jsonb_typeof' },
  xmlconcat: { takesNull: 'any' },
  xmlelement: { takesNull: 'any' },
  xmlforest: { takesNull: 'any' },
};
