import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { extname, join, sep } from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { CONTENT_CODINGS, codingFor } from './content-coding.ts';
import { type Listener, listenerOf } from './listener.ts';

/** What stands at the path `/`. */
const DOCUMENT = 'index.html';

/** The endings of all files that the page has. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** A file as it is sent. */
interface PageFile {
  readonly type: string;
  readonly bytes: Buffer;
  /** Made when a client asks for it first. */
  gzipped: Buffer | null;
  /** Tells its content from every other (RFC 9110, 8.8.3), without the quotes. */
  readonly tag: string;
}

const GZIP = CONTENT_CODINGS.filter(({ name }) => name === 'gzip');

/** The folders of the package that the page is made of. */
export interface PageFolders {
  readonly page: string;
  readonly library: string;
}

/** What the page takes from the library's folder: the paths there, and how the page asks for them. */
const FROM_LIBRARY = /^(?:library\.cjs|locales\/\w+\.js)$/;
const asAsked = (path: string): string => path.replace(/\.cjs$/, '.js').replace(PACKED, '');

/** The ending of a file that is kept compressed by brotli. */
const PACKED = /\.br$/;

/**
 * Serves the files that the folders have now, by their paths, and nothing else: a path is looked up, not opened. `failed` hears of
 * connections that the system could not give. Throws where there is no page.
 */
export function pageServer({ page, library }: PageFolders, failed: (error: Error) => void): Listener {
  const fromLibrary = pathsIn(library).filter((path) => FROM_LIBRARY.test(path));
  const files = new Map([
    ...pathsIn(page).map((path) => [asAsked(path), fileOf(join(page, path), asAsked(path))] as const),
    ...fromLibrary.map((path) => [asAsked(path), fileOf(join(library, path), asAsked(path))] as const),
  ]);
  const safety = safetyHeaders(files);
  const server = createServer((request, response) => {
    response.setHeaders(safety);
    answer(files, request, response);
  });
  return listenerOf(server, (port, host, ready) => server.listen(port, host, ready), failed);
}

/** The paths of the files in a folder and in those in it, with slashes. */
function pathsIn(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => statSync(join(folder, name)).isFile()).map((name) => name.replaceAll(sep, '/'));
}

/** A file that a client asks for by a path, which tells its type. */
function fileOf(file: string, path: string): PageFile {
  const type = MEDIA_TYPES[extname(path)];
  if (type === undefined) throw new Error(`The page has a file of an unknown type: ${path}.`);
  const kept = readFileSync(file);
  const bytes = PACKED.test(file) ? brotliDecompressSync(kept) : kept;
  return { type, bytes, gzipped: null, tag: createHash('sha256').update(bytes).digest('base64url') };
}

/** What browsers are told for the reader's safety. The policy is that of the document, and what only a header can say. */
function safetyHeaders(files: ReadonlyMap<string, PageFile>): Map<string, string> {
  const document = files.get(DOCUMENT)?.bytes.toString() ?? '';
  const [, policy] = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(document) ?? [];
  if (policy === undefined) throw new Error(`${DOCUMENT} of the page has no Content-Security-Policy.`);
  return new Map([
    ['Content-Security-Policy', `${policy}; frame-ancestors 'none'`],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'no-referrer'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ]);
}

function answer(
  files: ReadonlyMap<string, PageFile>,
  { method, url = '', headers }: IncomingMessage,
  response: ServerResponse,
): void {
  const [path = ''] = url.split('?');
  const file = files.get(path === '/' ? DOCUMENT : path.slice(1));
  if (method !== 'GET' && method !== 'HEAD') refuse(response, 405, { Allow: 'GET, HEAD' });
  else if (file === undefined) refuse(response, 404);
  else send(file, headers, response);
}

function send(file: PageFile, headers: IncomingHttpHeaders, response: ServerResponse): void {
  const isCoded = codingFor(headers['accept-encoding'], GZIP) !== null;
  const tag = `"${file.tag}${isCoded ? '-gzip' : ''}"`;
  // Names stay when contents change, so browsers ask each time, and mostly hear that they have it.
  response.setHeaders(
    new Map([
      ['ETag', tag],
      ['Cache-Control', 'no-cache'],
      ['Vary', 'Accept-Encoding'],
    ]),
  );
  if (isKept(headers['if-none-match'], tag)) {
    response.writeHead(304).end();
    return;
  }
  const body = isCoded ? gzippedOf(file) : file.bytes;
  const coding = isCoded ? { 'Content-Encoding': 'gzip' } : {};
  response.writeHead(200, { ...coding, 'Content-Type': file.type, 'Content-Length': body.length }).end(body);
}

function gzippedOf(file: PageFile): Buffer {
  file.gzipped ??= gzipSync(file.bytes);
  return file.gzipped;
}

/** Whether a client has this content already (RFC 9110, 13.1.2). */
function isKept(header: string | undefined, tag: string): boolean {
  const tags = (header ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}

const REFUSALS = { 404: 'The page has no such file.\n', 405: 'The page is only read: GET and HEAD.\n' } as const;

function refuse(response: ServerResponse, status: keyof typeof REFUSALS, headers: OutgoingHttpHeaders = {}): void {
  response.writeHead(status, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' }).end(REFUSALS[status]);
}
