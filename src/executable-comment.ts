import type { ExecutableComment } from '../grammar/lexis.ts';
import { isDigitAt } from './number-extent.ts';

/** The code in a comment that servers run. */
export interface ExecutableCode {
  /** Where the code starts. */
  readonly start: number;
  /** What opens the comment, behind its slash and asterisk, where only some of the servers run it; else nothing. */
  readonly marker: string;
}

/** The code in the comment of this form that starts at `start`; null: none of the `serverCount` servers runs it. */
export function codeOf(
  source: string,
  start: number,
  { open, runs }: ExecutableComment,
  serverCount: number,
): ExecutableCode | null {
  const digits = /\d{5,6}/y;
  digits.lastIndex = start + open.length;
  const text = digits.exec(source)?.[0] ?? '';
  // Five digits are a version; a sixth belongs to it where white space follows, as the servers read it.
  const sixth = text.length === 6 && !isDigitAt(source, start + open.length + 6);
  const version = sixth ? text : text.slice(0, 5);
  const number = Number(version);
  const running = runs.filter(({ versions }) => versions.some(([first, last]) => number >= first && number <= last));
  if (running.length === 0) return null;
  const marker = running.length < serverCount ? open.slice(2) + version : '';
  return { start: start + open.length + version.length, marker };
}
