import type { IncomingMessage } from 'node:http';
import { MIMEType } from 'node:util';
import type { Exchange } from './exchange.ts';
import { RequestError } from './failure.ts';
import { BODY_START_BYTES } from './limits.ts';
import { quote } from './quote.ts';

/**
 * Reads the body of a request for JSON. Throws RequestError for one that is of another type, too large or not UTF-8; a byte
 * order mark in front is passed over, as RFC 8259 (8.1) allows. A client that waits to be told to send the body is told only
 * when nothing else stands against it.
 */
export async function readJsonText(exchange: Exchange, limitBytes: number): Promise<string> {
  const { request, response } = exchange;
  const { headers, headersDistinct } = request;
  // Of several, Node.js would take the first.
  checkType(headersDistinct['content-type']?.join(', '));
  checkEncoding(headers['content-encoding']);
  checkTransfer(headers['transfer-encoding']);
  checkExpectation(headers.expect);
  if (Number(headers['content-length']) > limitBytes) throw tooLarge(limitBytes);
  if (exchange.awaitsContinue) response.writeContinue();
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

function checkTransfer(header: string | undefined): void {
  if (header === undefined || header.toLowerCase() === 'chunked') return;
  const message = `The Transfer-Encoding may be chunked, not ${quote(header)}.`;
  throw new RequestError(400, 'invalid_transfer_encoding', message);
}

function checkExpectation(header: string | undefined): void {
  if (header === undefined || header.toLowerCase() === '100-continue') return;
  throw new RequestError(400, 'invalid_expectation', `Expect may be 100-continue, not ${quote(header)}.`);
}

function tooLarge(limitBytes: number): RequestError {
  return new RequestError(400, 'body_too_large', `The body is larger than ${limitBytes} bytes.`);
}

/**
 * Collects the body into one buffer, counting while it arrives: a declared length may be absent, and a body that comes byte
 * by byte must not cost an object a byte. Rejects when the client goes away.
 */
function readBytes(request: IncomingMessage, limitBytes: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    if (request.destroyed) {
      reject(new Error('The client went away before its request was read.'));
      return;
    }
    let bytes = new Uint8Array(Math.min(BODY_START_BYTES, limitBytes));
    let size = 0;
    const collect = (chunk: Uint8Array) => {
      if (size + chunk.length > limitBytes) {
        request.off('data', collect);
        reject(tooLarge(limitBytes));
        return;
      }
      if (size + chunk.length > bytes.length) {
        const larger = new Uint8Array(Math.min(Math.max(2 * bytes.length, size + chunk.length), limitBytes));
        larger.set(bytes.subarray(0, size));
        bytes = larger;
      }
      bytes.set(chunk, size);
      size += chunk.length;
    };
    request.on('data', collect);
    request.once('end', () => resolve(bytes.subarray(0, size)));
    request.once('error', reject);
  });
}
