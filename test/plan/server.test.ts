import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, type DialectName } from '../../src/index.ts';
import { serversOrPglite } from '../support/pglite-server.ts';
import { sampled } from '../support/sample.ts';
import type { Session } from '../support/servers.ts';
import { statementsOf } from '../support/statements.ts';

/** Rows of each table: a value that one row in a hundred gets wrong shows almost surely. */
const ROWS = 500;

/** Of so many conditions, one is in a sample. */
const STEP = 3;

/** Conditions on kinds of value, which the server itself judges. What a warning names may fail there. */
const columns: Readonly<Record<DialectName, readonly string[]>> = {
  postgresql: [
    "a interval NOT NULL CHECK (a > interval '5000 days')",
    "a interval NOT NULL CHECK (a < '1 day')",
    "a inet NOT NULL CHECK (a << '192.168.0.0/16')",
    "a bytea NOT NULL CHECK (a > '\\xff')",
    'a bytea NOT NULL CHECK (octet_length(a) = 20)',
    "a uuid NOT NULL CHECK (a > 'f0000000-0000-0000-0000-000000000000')",
    "a timetz NOT NULL CHECK (a > '23:00')",
    "a time NOT NULL CHECK (a < '08:00' OR a >= '20:00')",
    "a bit(4) NOT NULL CHECK (a <> B'0000')",
    'a numeric(5,2) NOT NULL CHECK (a::int < 5 AND a > 0)',
    'a real NOT NULL CHECK (a <= 0.1 AND a >= 0)',
    'a real NOT NULL CHECK (a >= 0.7 AND a <= 1)',
    'a numeric NOT NULL CHECK (a > 0 AND a < 0.001)',
    "a text NOT NULL CHECK (a ~ '^[A-Z]{2}[0-9]+$' AND length(a) = 8)",
    "a text NOT NULL CHECK (a ~ '^[a-z]+$' AND a ~ 'x')",
    "a text NOT NULL CHECK (a ~ '^(a|b)+(c?|d{2,3})[^e-z]$')",
    "a text NOT NULL CHECK (a ~ '^\\d{3}-\\d{4}$')",
    "a text NOT NULL CHECK (a ~ '^a|b$')",
    "a text NOT NULL CHECK (a ~ '^[[:alpha:]_][[:alnum:]_]*$')",
    "a text NOT NULL CHECK (a ~ '^[]^-]+$')",
    "a text NOT NULL CHECK (a ~ '^.{5,}@.+\\..+$')",
    "a text NOT NULL CHECK (a ~ '\\$\\d')",
    "a text NOT NULL CHECK (a LIKE '%a_c%')",
    "a text NOT NULL CHECK (a LIKE 'ab%' AND a LIKE '%cd')",
    "a text NOT NULL CHECK (a LIKE '100\\%')",
    'a text NOT NULL CHECK (a = upper(a) AND length(a) > 3)',
    'a text NOT NULL CHECK (a = lower(a) AND length(a) BETWEEN 3 AND 5)',
    "a char(6) NOT NULL CHECK (a ~ '^[0-9]{6}$')",
    "a char(6) NOT NULL CHECK (a ~ '^[0-9]{3}')",
    "a text NOT NULL CHECK (a > 'm' AND a < 'n')",
    "a date NOT NULL CHECK (a > '1/1/2020')",
    'a date NOT NULL CHECK (extract(year FROM a) = 2020)',
    'a date NOT NULL, b date NOT NULL CHECK (b > a)',
    "a timestamp NOT NULL, b timestamp NOT NULL CHECK (b >= a + interval '1 day')",
    'a int NOT NULL, b int NOT NULL CHECK (a = b)',
    'a int NOT NULL, b int NOT NULL, c int NOT NULL CHECK (c = a + b)',
    'a int NOT NULL CHECK (a % 10 = 0)',
    'a int NOT NULL CHECK (a > 0 AND (a & (a - 1)) = 0)',
    'a int UNIQUE NOT NULL, b int NOT NULL CHECK (a < b)',
    'a int, b int, PRIMARY KEY (a, b), CHECK (a < b)',
    'a int, b int, c int, CHECK (num_nonnulls(a, b, c) = 1)',
    'a int, b int, CHECK (a IS NULL = (b IS NULL))',
    'a numrange NOT NULL CHECK (NOT isempty(a))',
    'a int[] NOT NULL CHECK (array_length(a, 1) = 2)',
    "a jsonb NOT NULL CHECK (jsonb_typeof(a) = 'object')",
    'a money NOT NULL CHECK (a > 100::money)',
    'a smallint NOT NULL CHECK (a IN (1, 100000))',
  ],
  mysql: [
    'a BIT(4) NOT NULL CHECK (a > 3)',
    "a SET('x','y') NOT NULL CHECK (a <> '')",
    "a ENUM('x','y') NOT NULL CHECK (a > 'x')",
    "a ENUM('b','a') NOT NULL CHECK (a > 1)",
    'a DECIMAL(3,1) NOT NULL CHECK (a IN (1.25, 2.5, 100))',
    "a TIME NOT NULL CHECK (a > '30:00:00')",
    "a TIME NOT NULL CHECK (a > '08:00:00')",
    'a YEAR NOT NULL CHECK (a > 2050)',
    "a VARCHAR(20) NOT NULL CHECK (a > 'm' AND a < 'p')",
    "a CHAR(1) NOT NULL UNIQUE CHECK (a REGEXP '^[A-Za-z]$')",
    "a VARCHAR(9) NOT NULL UNIQUE CHECK (a IN ('a', 'A', 'b', 'ä'))",
    "a VARCHAR(9) NOT NULL CHECK (upper(a) IN ('yes', 'no'))",
    'a BINARY(4) NOT NULL CHECK (length(a) = 4)',
    'a VARBINARY(9) NOT NULL CHECK (length(a) = 2)',
    'a INT NOT NULL CHECK (a)',
    'a INT NOT NULL CHECK (NOT a)',
    'a BOOLEAN NOT NULL CHECK (a > 0)',
    'a BOOLEAN NOT NULL UNIQUE CHECK (a)',
    'a FLOAT NOT NULL CHECK (a <= 0.1 AND a >= 0)',
    'a FLOAT(5,2) NOT NULL CHECK (a > 999)',
    'a DATETIME NOT NULL, b DATETIME NOT NULL, CHECK (b > a)',
    'a JSON NOT NULL CHECK (json_valid(a))',
    'a INT, b INT, CHECK (a <=> b)',
    'a INT NOT NULL, b INT NOT NULL, CHECK (a + b < 1000)',
    'a INT NOT NULL, b INT NOT NULL, CHECK (a DIV 2 = b)',
  ],
};

/** Loads the rows of a table; gives what the server says against them, or null. */
async function refusal(session: Session, dialect: DialectName, column: string): Promise<string | null> {
  const quote = dialect === 'postgresql' ? '"' : '`';
  const ddl = `CREATE TABLE ${quote}t${quote} (${column})`;
  await session.reset();
  // Not every server of a dialect takes every condition.
  const refused = await session.execute(ddl).then(
    () => false,
    () => true,
  );
  if (refused) return null;
  const table = compile(ddl, { dialect });
  if (table.warnings.some(({ code }) => code === 'check_not_honoured')) return null;
  const insertion = table.insert({ rows: ROWS, seed: column });
  try {
    for (const statement of statementsOf(insertion)) await session.execute(statement);
  } catch (error) {
    return String(error).slice(0, 200);
  }
  const count = await session.count('t');
  return count === insertion.rows ? null : `${count} of ${insertion.rows} rows`;
}

for (const server of serversOrPglite()) {
  test(`${server.name} takes the rows of every condition`, async () => {
    const session = await server.connect();
    const refused: string[] = [];
    try {
      for (const column of sampled(columns[server.dialect], STEP)) {
        const reason = await refusal(session, server.dialect, column).catch(String);
        if (reason !== null) refused.push(`${column}: ${reason}`);
      }
    } finally {
      await session.close();
    }
    assert.is(refused.join('\n'), '');
  });
}

test.run();
