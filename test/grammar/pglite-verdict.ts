import type { PGlite } from '@electric-sql/pglite';

/** Whether the server takes the statements, which are undone. */
export async function takes(server: PGlite, statements: string): Promise<boolean> {
  await server.exec('BEGIN');
  const taken = await server.exec(statements).then(
    () => true,
    () => false,
  );
  await server.exec('ROLLBACK');
  return taken;
}
