import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

/*
 * The page in a browser, for tests and for what measures it. Tests are skipped where there is no Chromium; with REQUIRE_SERVERS=1
 * that is an error.
 */

/** Where the page is once it is built. */
const PAGE = fileURLToPath(new URL('../../page/', import.meta.url));

/** Where Debian installs it; CHROMIUM_PATH says another place. */
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** A browser that asks nothing of its own of the network. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** The page on a server, in a browser. */
export interface PageHost {
  /** Ends with a slash. */
  readonly address: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

/** Whether there is a browser; throws where the environment asks for one. */
export function hasBrowser(): boolean {
  const isThere = existsSync(CHROMIUM);
  if (!isThere && process.env['REQUIRE_SERVERS'] === '1') {
    throw new Error(`There is no ${CHROMIUM}, and REQUIRE_SERVERS=1 asks for a browser.`);
  }
  return isThere;
}

/** Serves the page and starts a browser. */
export async function hostPage(): Promise<PageHost> {
  const server = await serve();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS });
  return {
    address: `http://127.0.0.1:${address.port}/`,
    browser,
    async close() {
      await browser.close();
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

function serve(): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://page/');
    const path = join(PAGE, pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(path)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' });
    response.end(readFileSync(path));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

/** A page in a window of its own, and what went wrong in it: errors, lines of the console, breaches of the policy. */
export interface OpenPage {
  readonly page: Page;
  readonly address: string;
  readonly problems: string[];
}

/** Opens a window; the caller goes to the address, with a fragment or without, and closes the page's context. */
export async function openPage({ browser, address }: PageHost, options: BrowserContextOptions = {}): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (line) => {
    if (line.type() === 'error' || line.type() === 'warning') problems.push(line.text());
  });
  page.on('requestfailed', (request) => problems.push(`${request.url()} failed`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !/^(?:data|blob):/.test(url)) problems.push(`${url} was asked for`);
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`Against the policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  return { page, address, problems };
}

/** Declares a test; `options` are those of its window. */
export interface BrowserSuite {
  (title: string, run: (opened: OpenPage) => Promise<void>, options?: BrowserContextOptions): void;
  run(): void;
}

/**
 * Tests in a browser: each has a window of its own, and fails, too, where something went wrong in it that the test did not take
 * out of `problems`.
 */
export function browserSuite(name: string): BrowserSuite {
  const tests = suite(name);
  const isThere = hasBrowser();
  if (!isThere) console.log(`${name}: skipped, since there is no ${CHROMIUM}.`);
  let host: PageHost | undefined;
  tests.before(async () => {
    if (isThere) host = await hostPage();
  });
  tests.after(() => host?.close());
  const declare = (
    title: string,
    run: (opened: OpenPage) => Promise<void>,
    options: BrowserContextOptions = {},
  ): void => {
    if (!isThere) {
      tests.skip(title);
      return;
    }
    tests(title, async () => {
      if (host === undefined) throw new Error('The browser did not start.');
      const opened = await openPage(host, options);
      try {
        await run(opened);
        assert.equal(opened.problems, []);
      } finally {
        await opened.page.context().close();
      }
    });
  };
  return Object.assign(declare, { run: () => tests.run() });
}
