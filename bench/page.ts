/**
 * What the page bears, in Chromium: how soon it is there, how soon rows follow a key press, and whether typing in long texts makes it
 * stand still. Usage: npm run build && npm run bench:page
 */
import type { Page } from 'playwright-core';
import { open, paste, settled } from '../test/page/actions.ts';
import { hostPage, openPage } from '../test/page/browser.ts';
import { tables } from './tables.ts';

const KEYS = 40;

/** Between two keys of somebody who types fast. */
const KEY_DELAY_MS = 80;

/** What the browser tells of as a long task takes longer than this. */
const LONG_TASK_MS = 50;

const SCHEMA_TABLES = 100;

/** A hundred tables, each of which refers to the one before. */
const schema = Array.from(
  { length: SCHEMA_TABLES },
  (_, i) =>
    `CREATE TABLE t${i} (id integer PRIMARY KEY, name varchar(40) NOT NULL, day date, price numeric(8, 2) CHECK (price > 0)` +
    `${i === 0 ? '' : `, parent_id integer NOT NULL REFERENCES t${i - 1}`});\n`,
).join('');

const TEXTS: readonly (readonly [title: string, ddl: string])[] = [
  ['ten columns', tables.ten],
  ['200 columns', tables.wide],
  [`${SCHEMA_TABLES} tables`, schema],
];

async function main(): Promise<void> {
  const host = await hostPage();
  try {
    const { page, address } = await openPage(host);
    await watch(page);
    await open(page, address);
    console.log(await loadingFigures(page));
    const processorMs = await processorOf(page);
    for (const [title, ddl] of TEXTS) {
      // A comment is typed behind the text: all is read anew by each key.
      await paste(page, `${ddl}\n-- `);
      const before = await processorMs();
      const delays = await keyDelays(page);
      const spent = ((await processorMs()) - before) / KEYS;
      const { longestMs, settledMs } = await typedFast(page);
      const longest = longestMs < LONG_TASK_MS ? `below ${LONG_TASK_MS}` : longestMs.toFixed(0);
      console.log(
        `${title}: key press to rows ${quantile(delays, 0.5)} ms (median), ${quantile(delays, 0.9)} ms (9 of 10), ${spent.toFixed(0)} ms of the window's processor\n` +
          `  longest task while typing: ${longest} ms; rows ${settledMs.toFixed(0)} ms behind the last of ${KEYS} keys`,
      );
    }
  } finally {
    await host.close();
  }
}

/** What is noted in the window while the page works, in milliseconds. */
interface Noted {
  /** When the last key was pressed. */
  pressed: number;
  /** When rows were last there, seen in a frame. */
  shown: number;
  longest: number;
}

/** Has the window note keys, rows and long tasks. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: Noted = { pressed: 0, shown: 0, longest: 0 };
    Object.assign(window, { noted });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.longest = Math.max(noted.longest, duration);
    }).observe({ type: 'longtask' });
    addEventListener('keydown', ({ timeStamp }) => {
      noted.pressed = timeStamp;
    });
    addEventListener('DOMContentLoaded', () => {
      const observer = new MutationObserver((changes) => {
        if (!changes.some(({ target }) => target instanceof Element && target.id === 'panel')) return;
        // A message that a frame sends comes behind its painting.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          noted.shown = performance.now();
        };
        requestAnimationFrame(() => port2.postMessage(null));
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
  });
}

function readNoted(page: Page): Promise<Noted> {
  return page.evaluate(() => (window as unknown as { readonly noted: Noted }).noted);
}

/** Gives what the window's thread has worked so far, in milliseconds: other work of the machine does not count. */
async function processorOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
}

async function loadingFigures(page: Page): Promise<string> {
  await page.waitForSelector('#panel table');
  const { shown } = await readNoted(page);
  const figures = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { painted: paint?.startTime ?? 0 };
  });
  return `the page: first paint ${figures.painted.toFixed(0)} ms, rows ${shown.toFixed(0)} ms behind the start of loading`;
}

/** Presses one key after the other, each when the rows of the one before are there: how long those take. */
async function keyDelays(page: Page): Promise<readonly number[]> {
  const delays: number[] = [];
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.press('x');
    await page.waitForFunction(() => {
      const { pressed, shown } = (window as unknown as { readonly noted: Noted }).noted;
      return shown > pressed;
    });
    await settled(page);
    const { pressed, shown } = await readNoted(page);
    delays.push(shown - pressed);
  }
  return delays;
}

/** Types without waiting: the longest task of the window, and when the rows are there. */
async function typedFast(page: Page): Promise<{ readonly longestMs: number; readonly settledMs: number }> {
  await page.evaluate(() => {
    (window as unknown as { readonly noted: Noted }).noted.longest = 0;
  });
  await page.keyboard.type('x'.repeat(KEYS), { delay: KEY_DELAY_MS });
  await settled(page);
  await page.waitForFunction(() => {
    const { pressed, shown } = (window as unknown as { readonly noted: Noted }).noted;
    return shown > pressed;
  });
  const { longest, pressed, shown } = await readNoted(page);
  return { longestMs: longest, settledMs: shown - pressed };
}

function quantile(values: readonly number[], share: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0);
}

await main();
