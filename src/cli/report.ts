import type { DdlError } from '../index.ts';

/** A DDL error with its place in `file`, the line around it and a caret. */
export function ddlErrorReport(file: string, error: DdlError): string {
  return `${printable(`${file}:${error.line}:${error.column}: ${error.message}\n${error.excerpt}`)}\n`;
}

/** A line for the standard error. */
export function messageLine(message: string): string {
  return `rowsmith: ${printable(message)}\n`;
}

/** DDL and file names may hold characters that steer a terminal: all but line breaks show as a replacement character. */
function printable(text: string): string {
  return text.replaceAll(/(?!\n)\p{Cc}/gu, '\ufffd');
}
