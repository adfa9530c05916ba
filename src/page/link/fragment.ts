import { faultMessage } from '../../options/check-options.ts';
import { faultIn, isOptions } from '../../options/fault.ts';
import type { OptionField } from '../../options/kind.ts';
import { oneOf, option, record, required, text } from '../../options/kinds.ts';
import { OUTPUT_OPTIONS } from '../../options/output-options.ts';
import { PANEL_TITLES, type PanelName } from '../panels/panel.ts';
import { SETTINGS } from '../settings.ts';
import { type PageState, USUAL_VIEW } from '../state.ts';

/*
 * The state of the page in the fragment of its address, which browsers keep to themselves: `#1.` and the JSON of the state, deflated
 * (RFC 1951), in base64url (RFC 4648, 5). What is usual is left out.
 */

/** Stands in front. A state of another form gets another one. */
const VERSION = '1.';

/** Characters of a fragment: longer addresses are cut by programs that pass them on. */
const MAX_CHARACTERS = 65_536;

/** Bytes of the JSON: a short fragment may hold a text that fills the memory. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Characters that are joined at once: more are too many arguments for a call. */
const JOINED = 8192;

const PANELS = Object.keys(PANEL_TITLES) as PanelName[];

/** What a state may be. */
const STATE = {
  ddl: required(text, 'The text'),
  settings: required(record(SETTINGS), 'What is asked for'),
  panel: option(oneOf(PANELS), 'What is shown'),
  table: option(text, 'The table that is looked at'),
  column: option(text, 'The column of it that is looked at'),
  format: OUTPUT_OPTIONS.format,
} as const satisfies { readonly [Name in keyof PageState]: OptionField };

/** What a fragment says: a state, or a sentence on why it says none. */
export type FragmentRead = { readonly state: PageState } | { readonly fault: string };

/** The fragment of a state, without its `#`; null: it would be too long. */
export async function fragmentOf(state: PageState): Promise<string | null> {
  const usual = new Map<string, unknown>(Object.entries(USUAL_VIEW));
  const told = Object.entries(state).filter(([name, value]) => !usual.has(name) || value !== usual.get(name));
  const json = new TextEncoder().encode(JSON.stringify(Object.fromEntries(told)));
  const deflated = await bytesOf(new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw')), Infinity);
  const fragment = VERSION + base64url(deflated);
  return json.length > MAX_BYTES || fragment.length > MAX_CHARACTERS ? null : fragment;
}

/** Reads a fragment, without its `#`: whatever it is, what comes of it is a state that the page can have. */
export async function stateOf(fragment: string): Promise<FragmentRead> {
  if (!fragment.startsWith(VERSION)) return { fault: 'The link is not one of this page, or of another version of it.' };
  if (fragment.length > MAX_CHARACTERS) return { fault: 'The link is too long.' };
  let value: unknown;
  try {
    const deflated = new Blob([bytesIn(fragment.slice(VERSION.length))]);
    const json = await bytesOf(deflated.stream().pipeThrough(new DecompressionStream('deflate-raw')), MAX_BYTES);
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json));
  } catch {
    return { fault: 'The link is broken: a part of it is missing or has changed.' };
  }
  if (isOptions(STATE, value)) return { state: { ...USUAL_VIEW, ...value } };
  const fault = faultIn(record(STATE), value);
  return { fault: `The link cannot be read: ${fault === null ? '' : faultMessage('a link', fault)}` };
}

/** All that a stream gives. Throws RangeError where that is more than so many bytes. */
async function bytesOf(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    if (value === undefined) continue;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError(`More than ${most} bytes.`);
    }
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function base64url(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += JOINED) binary += String.fromCharCode(...bytes.subarray(at, at + JOINED));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Throws where the text is none. */
function bytesIn(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
