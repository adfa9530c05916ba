/**
 * Shows what the service bears, with clients that mean it no good: `npm run bench:serve`, or with `-- --brief` for fewer of
 * them and shorter times. The exit code is 1 where something is not as claimed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  aborts,
  besideStreams,
  DEFAULT_TIMES,
  type Finding,
  mixed,
  slowSenders,
  stalledReaders,
} from './serve-scenarios.ts';
import { sourceFolder } from './yardstick.ts';

const brief = process.argv.includes('--brief');
const { stall, headers, request } = brief ? { stall: 1500, headers: 1000, request: 2000 } : DEFAULT_TIMES;

const scenarios: readonly (() => Promise<Finding>)[] = [
  () => aborts(brief ? 300 : 10_000),
  () => stalledReaders(brief ? 50 : 200, stall),
  () => slowSenders(headers, request),
  () => besideStreams(4, brief ? 50 : 1000),
  () => besideStreams(8, brief ? 50 : 1000),
  () => mixed(brief ? 3000 : 60_000),
];

const findings: Finding[] = [];
for (const scenario of scenarios) {
  const finding = await scenario();
  findings.push(finding);
  console.log(`${finding.holds ? 'ok ' : 'NOT'} ${finding.name}\n    ${finding.figures}`);
}
const results = join(sourceFolder(), 'results');
mkdirSync(results, { recursive: true });
writeFileSync(join(results, brief ? 'serve-brief.json' : 'serve.json'), `${JSON.stringify(findings, null, 2)}\n`);
process.exitCode = findings.every(({ holds }) => holds) ? 0 : 1;
