import type { DdlError } from '../index.ts';
import type { CommandError, FilePlace } from './command-error.ts';

/** A DDL error with its place in `file`, the flag that may mend it, the line around it and a caret. */
export function ddlErrorReport(file: string, { line, column, message, likelyDialect, excerpt }: DdlError): string {
  const advice = likelyDialect === null ? '' : ` Try --dialect ${likelyDialect}.`;
  return placedLines({ file, line, column, excerpt }, `${message}${advice}`);
}

/** What ends a command, with its place in a file where it has one. */
export function commandErrorReport({ message, place }: CommandError): string {
  return place === null ? messageLine(message) : placedLines(place, message);
}

function placedLines({ file, line, column, excerpt }: FilePlace, message: string): string {
  return `${printable(`${file}:${line}:${column}: ${message}\n${excerpt}`)}\n`;
}

/** A line for the standard error. */
export function messageLine(message: string): string {
  return `rowsmith: ${printable(message)}\n`;
}

/** A line of text for the standard output, whatever characters are in it. */
export function printableLine(line: string): string {
  return printable(line.replaceAll('\n', ' '));
}

/** Plain data as JSON in lines. Control characters that JSON allows in its strings are escaped like the others. */
export function printableJson(data: object): string {
  const text = JSON.stringify(data, null, 2);
  return `${text.replaceAll(/[\x7f-\x9f]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`)}\n`;
}

/** DDL and file names may hold characters that steer a terminal: all but line breaks show as a replacement character. */
function printable(text: string): string {
  return text.replaceAll(/(?!\n)\p{Cc}/gu, '\ufffd');
}
