import type { IncomingMessage } from 'node:http';
import { MIMEType } from 'node:util';
import { RequestError } from './failure.ts';
import { quote } from './quote.ts';

/** Reads the body of a request for JSON. Throws RequestError for one that is of another type, too large or not UTF-8. */
export async function readJsonText(request: IncomingMessage, limitBytes: number): Promise<string> {
  checkType(request.headers['content-type']);
  checkEncoding(request.headers['content-encoding']);
  const bytes = await readBytes(request, limitBytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new RequestError(400, 'invalid_utf8', 'The body is not valid UTF-8.');
  }
}

function checkType(header: string | undefined): void {
  if (header !== undefined && isJsonInUtf8(header)) return;
  const was = header === undefined ? 'but there is none' : `not ${quote(header)}`;
  throw new RequestError(400, 'invalid_content_type', `The Content-Type must be application/json in UTF-8, ${was}.`);
}

function isJsonInUtf8(header: string): boolean {
  try {
    const { essence, params } = new MIMEType(header);
    return essence === 'application/json' && /^utf-?8$/i.test(params.get('charset') ?? 'utf-8');
  } catch {
    return false;
  }
}

function checkEncoding(header: string | undefined): void {
  if (header === undefined || header.toLowerCase() === 'identity') return;
  const message = `The body must be sent without a Content-Encoding, not with ${quote(header)}.`;
  throw new RequestError(400, 'invalid_content_encoding', message);
}

/** Collects the body, counting while it arrives: a declared length may be absent. Rejects when the client goes away. */
function readBytes(request: IncomingMessage, limitBytes: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const refuse = () =>
      reject(new RequestError(400, 'body_too_large', `The body is larger than ${limitBytes} bytes.`));
    if (Number(request.headers['content-length']) > limitBytes) {
      refuse();
      return;
    }
    if (request.destroyed) {
      reject(new Error('The client went away before its request was read.'));
      return;
    }
    const chunks: Uint8Array[] = [];
    let size = 0;
    const collect = (chunk: Uint8Array) => {
      size += chunk.length;
      if (size <= limitBytes) {
        chunks.push(chunk);
        return;
      }
      request.off('data', collect);
      refuse();
    };
    request.on('data', collect);
    request.once('end', () => resolve(Buffer.concat(chunks, size)));
    request.once('error', reject);
  });
}
