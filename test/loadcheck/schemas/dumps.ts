import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerName } from '../../support/servers.ts';

/** What an index says of a dump. What it leaves out is not checked. */
export interface Expectation {
  /** Tables that can hold rows, each partition counted. */
  readonly tables?: number;
  readonly foreign_keys?: number;
  /**
   * The most rows that tables can hold, by their names: those have as many, whatever comments say, and all others as many as
   * were asked for.
   */
  readonly rows?: Readonly<Record<string, number>>;
}

export interface Dump {
  /** `folder/name`, without the ending. */
  readonly id: string;
  readonly path: string;
  readonly expectation: Expectation;
}

/** A line of an index. */
type IndexLine = Expectation & { readonly file: string };

const INDEX = 'index.jsonl';
const ENDING = '.sql';

/** Where a server's dumps are: in the first of these folders that is there. */
const folders = {
  postgresql: ['postgresql'],
  mysql: ['mysql'],
  mariadb: ['mariadb', 'mysql'],
} as const satisfies Record<ServerName, readonly string[]>;

/**
 * The dumps of a folder for a server, in the order of their names: `FOLDER/SERVER/*.sql`, where MariaDB takes those of MySQL
 * if it has none of its own. Lines of JSON in `FOLDER/index.jsonl` may say what to expect of each `file`.
 */
export function dumpsFor(server: ServerName, folder: string): Dump[] {
  const inside = folders[server].find((name) => existsSync(join(folder, name)));
  if (inside === undefined) return [];
  const expectations = readIndex(join(folder, INDEX));
  const files = readdirSync(join(folder, inside)).filter((file) => file.endsWith(ENDING));
  return files.sort().map((file) => ({
    id: `${inside}/${file.slice(0, -ENDING.length)}`,
    path: join(folder, inside, file),
    expectation: expectations.get(`${inside}/${file}`) ?? {},
  }));
}

function readIndex(path: string): Map<string, Expectation> {
  if (!existsSync(path)) return new Map();
  const lines = readFileSync(path, 'utf8').split('\n');
  return new Map(
    lines
      .filter((line) => line.trim() !== '')
      .map((line): IndexLine => JSON.parse(line))
      .map((line) => [line.file, line]),
  );
}
