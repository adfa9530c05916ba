import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What `rowsmith --help` prints. */
export const HELP = `Rowsmith reads a CREATE TABLE statement and writes INSERT statements with random rows that load.

Usage:
  rowsmith generate [FILE|-] --dialect mysql|postgresql [flags]   SQL to the standard output
  rowsmith serve [flags]                                          the same as an HTTP service

FILE holds the CREATE TABLE statement; without it, or with -, it is read from the standard input.

Flags of generate:
  --dialect NAME     mysql (MariaDB too) or postgresql
  --rows N           rows to write (default 1000)
  --batch-size N     rows in each INSERT statement (default 500)
  --seed S           an integer or a text: the same seed writes the same rows (default: drawn and printed)
  --out FILE         write to this file; it is replaced when all rows are written

Flags of serve:
  --host ADDRESS     address to listen on (default 127.0.0.1)
  --port N           port to listen on, 0 for any free one (default 8080)
  --mount PATH=NAME  base path of a dialect, to be repeated (default /mysql=mysql and /postgresql=postgresql)

  --help, -h         print this
  --version          print the version

Exit codes: 0 all is well, 1 Rowsmith is at fault, 2 the arguments are wrong, 3 the DDL is at fault,
4 not one row can exist in the table.
`;

/** The version of the package that this file is part of. */
export function packageVersion(): string {
  const path = fileURLToPath(import.meta.resolve('rowsmith/package.json'));
  const { version }: { readonly version: string } = JSON.parse(readFileSync(path, 'utf8'));
  return version;
}
