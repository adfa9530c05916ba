import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { availableServers } from '../support/servers.ts';
import { blocksOf, filesOf, firstLine, runnable } from './blocks.ts';
import { RUNS } from './runs.ts';
import { Stage } from './stage.ts';

const documents = Object.keys(RUNS);
const files = filesOf(documents.flatMap(blocksOf));
const servers = availableServers();

for (const document of documents) {
  const blocks = runnable(blocksOf(document));
  const runs = RUNS[document] ?? {};

  test(`what becomes of each block of ${document} is listed, and of no others`, () => {
    assert.ok(blocks.length > 0);
    assert.equal([...new Set(blocks.map(firstLine))].sort(), Object.keys(runs).sort());
  });

  for (const block of blocks) {
    const run = runs[firstLine(block)];
    if (run === undefined || typeof run === 'string') continue;
    const server = servers.find(({ name }) => name === run.server);
    if (run.server !== undefined && server === undefined) continue;
    test(`${document}: ${firstLine(block)}`, () => new Stage(run, files, server).perform(block));
  }
}

test.run();
