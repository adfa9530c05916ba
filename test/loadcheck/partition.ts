import type { CompiledTable } from '../../src/index.ts';
import type { Partitioning } from '../../src/ir.ts';
import type { Check } from './corpus.ts';

/** The check with a partition that takes any row, where its table has none; null: it has some, or is not divided. */
export function withPartition(check: Check, { table }: CompiledTable): Check | null {
  const divided = table.partitioning === null ? null : undividedIn(table.partitioning);
  if (divided === null || divided.unlisted === 'anyRow') return null;
  const bound = divided.method === 'hash' ? 'FOR VALUES WITH (MODULUS 1, REMAINDER 0)' : 'DEFAULT';
  const name = check.table
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.');
  const kind = /^\s*CREATE\s+(?:LOCAL\s+|GLOBAL\s+)?TEMP/im.test(check.definition) ? 'TEMPORARY ' : '';
  const statement = `CREATE ${kind}TABLE "rest of it" PARTITION OF ${name} ${bound};`;
  return {
    ...check,
    setUp: [...check.setUp, statement],
    definition: `${check.definition.trimEnd().replace(/;?$/, ';')}\n${statement}`,
  };
}

/** What is divided but has no partition: the table, or the first of its partitions that is. */
function undividedIn(partitioning: Partitioning): Partitioning | null {
  const { partitions } = partitioning;
  if (partitions.length === 0) return partitioning;
  const inner = partitions.map((partition) =>
    partition.partitioning === null ? null : undividedIn(partition.partitioning),
  );
  return inner.find((one) => one !== null) ?? null;
}
