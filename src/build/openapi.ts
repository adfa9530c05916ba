/** Writes what a request may say into openapi.json, of the tables of options: `npm run openapi`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { requestSchemas } from './request-schemas.ts';

interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

const file = new URL('../../../openapi.json', import.meta.url);
const document: Document = JSON.parse(readFileSync(file, 'utf8'));
const { components } = document;
const schemas = { ...components.schemas, ...requestSchemas() };
writeFileSync(file, `${JSON.stringify({ ...document, components: { ...components, schemas } }, null, 2)}\n`);
