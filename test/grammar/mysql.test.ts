import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { suite, type Test } from 'uvu';
import * as assert from 'uvu/assert';
import { characterSets } from '../../grammar/mysql/character-sets.ts';
import { columnAttributes, rules, statements, tableElements, tableOptions } from '../../grammar/mysql/clauses.ts';
import { functionNames } from '../../grammar/mysql/function-names.ts';
import { semantics } from '../../grammar/mysql/functions.ts';
import { mysql } from '../../grammar/mysql/index.ts';
import { keywords } from '../../grammar/mysql/keywords.ts';
import { isReferenceSystem } from '../../grammar/mysql/reference-systems.ts';
import { strictness } from '../../grammar/mysql/strictness.ts';
import { spellingsOf } from '../../src/parser/pattern.ts';
import { outcomeOf } from '../parser/reading.ts';

/** The variables that hold the servers' addresses: both servers describe themselves. */
const VARIABLES = { mysql: 'MYSQL_URL', mariadb: 'MARIADB_URL' } as const;

for (const name of ['mysql', 'mariadb'] as const) {
  const variable = VARIABLES[name];
  const url = process.env[variable] ?? '';
  const it = suite(`grammar/mysql and ${name}`);
  if (url === '') it.skip(`what the server says, since ${variable} is not set`);
  else addTests(it, name, url);
  it.run();
}

/** What each server tells of its functions: MySQL by the topics of its help, MariaDB by a table. */
const FUNCTIONS = {
  mysql: `SELECT lower(replace(topic.name, ' FUNCTION', ''))
    FROM mysql.help_topic AS topic JOIN mysql.help_category AS category USING (help_category_id)
    WHERE category.name RLIKE 'Functions|Constructors' AND category.name NOT RLIKE 'Enterprise|Internal|Loadable'
      AND topic.name RLIKE '^[A-Z0-9_]+( FUNCTION)?$' AND topic.name NOT IN ('XOR', 'DIV', 'AND', 'OR', 'IS', 'IN', 'LIKE', 'MATCH', 'REGEXP', 'RLIKE', 'BINARY', 'JSON_TABLE')`,
  mariadb: "SELECT lower(function) FROM information_schema.sql_functions WHERE function <> 'SCHEMAS'",
} as const;

/** Characters of the codes that make values of keys differ. */
const CHARACTERS = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Asks for the groups of those characters that a collation takes for the same. */
function equalsOf(set: string, collation: string): string {
  const rows = [...CHARACTERS].map(
    (one) => `SELECT CONVERT('${one}' USING ${set}) COLLATE ${collation} AS c, '${one}' AS one`,
  );
  return `SELECT GROUP_CONCAT(one SEPARATOR '') FROM (${rows.join(' UNION ALL ')}) AS t GROUP BY c HAVING COUNT(*) > 1`;
}

function addTests(it: Test, name: keyof typeof VARIABLES, url: string): void {
  let server: Connection;
  // MariaDB names a collation of Unicode without the character set it is used with, and in full beside that.
  const fullName = name === 'mysql' ? 'collation_name' : 'full_collation_name';

  it.before(async () => {
    server = await createConnection({ uri: url });
  });

  it.after(() => server.end());

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

  it('letters that a collation takes for the same are in the table', async () => {
    const [collations] = await server.query<RowDataPacket[]>({
      sql: `SELECT character_set_name, ${fullName} FROM information_schema.collation_character_set_applicability`,
      rowsAsArray: true,
    });
    const missing: string[] = [];
    for (const [set, collation] of collations.map((row) => Object.values(row).map(String))) {
      if (set === undefined || collation === undefined || collation === 'binary') continue;
      const { letters = [] } = semantics.equalLetters.find((group) => group.collation.test(collation)) ?? {};
      const equal = await column(equalsOf(set, collation));
      missing.push(
        ...equal.filter((group) => !letters.some((known) => [...group].every((one) => known.includes(one)))),
      );
    }
    assert.equal(missing, []);
  });

  if (name === 'mysql') addMysqlTests(it, column);

  it('every function of the server may be called', async () => {
    const missing = (await column(FUNCTIONS[name])).filter((one) => !functionNames.has(one));
    assert.equal(missing, []);
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

const offline = suite('grammar/mysql');

offline('every function that is evaluated may be called', () => {
  const evaluated = [...semantics.functions.matchAll(/^\s*([a-z0-9_|]+)\(/gm)].flatMap(([, names = '']) =>
    names.split('|'),
  );
  assert.ok(evaluated.length > 100);
  const isKnown = (one: string) => functionNames.has(one) || functionNames.has(one.split('_')[0] ?? '');
  assert.equal(
    evaluated.filter((one) => !isKnown(one)),
    [],
  );
});

offline.run();

/** What only MySQL's help and tables tell. `column`: the values of the first column of a query. */
function addMysqlTests(it: Test, column: (sql: string) => Promise<string[]>): void {
  it('every reference system of the server may be named, and no other', async () => {
    const systems = new Set(
      (await column('SELECT srs_id FROM information_schema.st_spatial_reference_systems')).map(Number),
    );
    for (let srid = 0; srid < 32_768; srid++) assert.is(isReferenceSystem(srid), systems.has(srid), String(srid));
  });

  it('every type of the help is read', async () => {
    const topics = await column(
      `SELECT replace(topic.name, ' DATA TYPE', '')
        FROM mysql.help_topic AS topic JOIN mysql.help_category AS category USING (help_category_id)
        WHERE category.name = 'Data Types' AND topic.name <> 'AUTO_INCREMENT'`,
    );
    assert.ok(topics.length > 30);
    for (const type of topics) {
      const argument = /^VAR/.test(type) ? '(5)' : /^(?:ENUM|SET)$/.test(type) ? "('a', 'b')" : '';
      assert.is(outcomeOf('mysql', `CREATE TABLE t (a ${type}${argument})`), 'read', type);
    }
  });

  it('every word in the syntax of the statement is in a row', async () => {
    const known = new Set(
      [tableElements, columnAttributes, tableOptions, rules, statements, { [mysql.partitionOption]: '' }]
        .flatMap((table) => [...Object.keys(table), ...Object.values(table)])
        .flatMap(spellingsOf),
    );
    const help = await column("SELECT description FROM mysql.help_topic WHERE name = 'CREATE TABLE'");
    const syntax = help.map((text) =>
      text.slice(0, text.search(/^[A-Z]+ [A-Z]+ [a-z]+ /m)).replaceAll(/'[^']*'|\(see.*\)/g, ''),
    );
    const words = syntax.flatMap((text) => text.match(/\b[A-Z][A-Z_]+\b/g) ?? []).map((word) => word.toLowerCase());
    assert.ok(words.length > 150);
    assert.equal([...new Set(words.filter((word) => !known.has(word) && !PARTS_IN_CODE.has(word)))], []);
  });
}

/** Words that the parser reads itself: suffixes of key parts, and the definitions of partitions. */
const PARTS_IN_CODE: ReadonlySet<string> = new Set(['asc', 'desc', 'values', 'less', 'than', 'maxvalue', 'in']);
