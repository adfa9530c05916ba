import { readFileSync } from 'node:fs';
import type { Metafile } from 'esbuild';

const NOTICES = new URL('../../THIRD-PARTY-NOTICES', import.meta.url);

/** Throws where code of a package is in a bundle whose licence is not in the notices, which were written before. */
export function checkNotices({ outputs }: Metafile): void {
  const notices = readFileSync(NOTICES, 'utf8');
  const inputs = Object.values(outputs).flatMap(({ inputs: ofOutput }) => Object.entries(ofOutput));
  const written = inputs.flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : []));
  const packages = written.flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []);
  const unnamed = [...new Set(packages)].filter((name) => !notices.includes(`\n${name} `));
  if (unnamed.length > 0) throw new Error(`src/pools/sources.mjs names no licence of ${unnamed.join(', ')}.`);
}
