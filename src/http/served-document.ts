import { DEFAULT_MOUNTS, endpointOf, type Mount } from './endpoint.ts';

/** Of an OpenAPI document, what differs between services. */
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
}

/**
 * The OpenAPI document of the project as a service with these mounts keeps it: each mount has the operations that the dialect has in the
 * document, under a name of their own.
 */
export function servedDocument(text: string, mounts: readonly Mount[]): string {
  const document: Document = JSON.parse(text);
  const paths = mounts.map((mount, place) => {
    const example = DEFAULT_MOUNTS.find(({ dialect }) => dialect === mount.dialect);
    const isFirst = mounts.findIndex(({ dialect }) => dialect === mount.dialect) === place;
    const operations = Object.entries(document.paths[example === undefined ? '' : endpointOf(example)] ?? {});
    const named = operations.map(([method, operation]) => {
      const operationId = isFirst ? operation.operationId : `${operation.operationId}${place}`;
      return [method, { ...operation, operationId }];
    });
    return [endpointOf(mount), Object.fromEntries(named)];
  });
  return JSON.stringify({ ...document, paths: Object.fromEntries(paths) });
}
