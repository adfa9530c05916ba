/** Writes the JSON Schema of `rowsmith.json` to dist, where editors find it in the package. */
import { writeFileSync } from 'node:fs';
import { configSchema } from '../cli/config-fields.ts';

writeFileSync(new URL('../../rowsmith.schema.json', import.meta.url), `${JSON.stringify(configSchema())}\n`);
