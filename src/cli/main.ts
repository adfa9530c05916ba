#!/usr/bin/env node
import { run } from './run.ts';

process.exitCode = await run(process.argv.slice(2), {
  // Opened by its first use: most commands read no standard input.
  get stdin() {
    return process.stdin;
  },
  stdout: process.stdout,
  stderr: process.stderr,
  environment: process.env,
  now: () => performance.now(),
  date: () => new Date(),
  drawSeed: () => Math.floor(Math.random() * 2 ** 53),
  residentBytes: () => process.memoryUsage.rss(),
});
