import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { suite, type Test } from 'uvu';
import * as assert from 'uvu/assert';
import { characterSets } from '../../grammar/mysql/character-sets.ts';
import { keywords } from '../../grammar/mysql/keywords.ts';
import { strictness } from '../../grammar/mysql/strictness.ts';
import { outcomeOf } from '../parser/reading.ts';

/** The variables that hold the servers' addresses: both servers describe themselves. */
const VARIABLES = { mysql: 'MYSQL_URL', mariadb: 'MARIADB_URL' } as const;

/** MariaDB's list of keywords holds operators, too. */
const NO_WORD = /\W/;

for (const [name, variable] of Object.entries(VARIABLES)) {
  const url = process.env[variable] ?? '';
  const it = suite(`grammar/mysql and ${name}`);
  if (url === '') it.skip(`what the server says, since ${variable} is not set`);
  else addTests(it, url);
  it.run();
}

function addTests(it: Test, url: string): void {
  let server: Connection;

  it.before(async () => {
    server = await createConnection({ uri: url });
  });

  it.after(() => server.end());

  it('every keyword of the server is in the table', async () => {
    const words = await column('SELECT lower(word) FROM information_schema.keywords');
    const missing = words.filter((word) => !NO_WORD.test(word) && !keywords.has(word));
    assert.equal(missing, []);
  });

  it('every word that the server takes as a name is one here', async () => {
    await server.query('CREATE DATABASE IF NOT EXISTS rowsmith_grammar');
    try {
      const refused: string[] = [];
      for (const [word, keywordClass] of keywords) {
        if (keywordClass === 'reserved' && (await takes(word))) refused.push(word);
      }
      assert.equal(refused, []);
    } finally {
      await server.query('DROP DATABASE rowsmith_grammar');
    }
  });

  it('every character set and collation of the server may be named', async () => {
    const sets = await column('SELECT character_set_name FROM information_schema.character_sets');
    const collations = await column('SELECT collation_name FROM information_schema.collations');
    for (const set of sets) assert.is(outcomeOf('mysql', `CREATE TABLE t (a int) CHARSET ${set}`), 'read', set);
    for (const collation of collations) {
      assert.is(outcomeOf('mysql', `CREATE TABLE t (a char(5) COLLATE ${collation})`), 'read', collation);
    }
  });

  it('a character has as many bytes as the server says', async () => {
    const [rows] = await server.query<RowDataPacket[]>({
      sql: 'SELECT character_set_name, maxlen FROM information_schema.character_sets',
      rowsAsArray: true,
    });
    for (const row of rows) assert.is(characterSets.get(String(row[0]))?.mostBytes, Number(row[1]), String(row[0]));
  });

  it('every function that a check cannot call is refused by the server, too', async () => {
    await server.query('CREATE DATABASE IF NOT EXISTS rowsmith_grammar');
    try {
      for (const name of strictness.refusedFunctions.check) {
        assert.is(await makes(`a INT, CHECK (${name}(a) > 0)`), false, name);
        assert.is(await makes(`a INT, CHECK (${name}() > 0)`), false, name);
      }
    } finally {
      await server.query('DROP DATABASE rowsmith_grammar');
    }
  });

  async function column(sql: string): Promise<string[]> {
    const [rows] = await server.query<RowDataPacket[]>({ sql, rowsAsArray: true });
    return rows.map((row) => String(row[0]));
  }

  const takes = (word: string) => makes(`${word} INT`);

  async function makes(elements: string): Promise<boolean> {
    try {
      await server.query(`CREATE TEMPORARY TABLE rowsmith_grammar.t (${elements})`);
    } catch {
      return false;
    }
    await server.query('DROP TEMPORARY TABLE rowsmith_grammar.t');
    return true;
  }
}
