import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../src/index.ts';
import { GUIDE, guideText } from './guide.ts';

const text = readFileSync(new URL(`../../../${GUIDE}`, import.meta.url), 'utf8');

test('the page names the meanings that there are', () => {
  assert.ok(text === guideText(), `npm run guide writes ${GUIDE} anew`);
});

test('what it names is what the option takes: the first of each topic', () => {
  const names = [...text.matchAll(/^## .*\n\n- `([^`]+)`/gm)].map(([, name = '']) => name);
  assert.ok(names.length > 20);
  const columns = names.map((_, i) => `c${i} text`);
  const asked = Object.fromEntries(names.map((like, i) => [`c${i}`, { like }]));
  compile(`CREATE TABLE t (${columns.join(', ')})`, { dialect: 'postgresql', tables: { t: { columns: asked } } });
});

test.run();
