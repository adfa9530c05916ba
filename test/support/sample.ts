/**
 * The environment variable that asks for a sample of what takes long. run.ts sets it for all files together, so that anybody's
 * `npm test` and `npm run test:quick` take a minute or two; a file that is named, and `npm run test:all`, test all of it.
 */
export const SAMPLE_VARIABLE = 'TEST_SAMPLE';

/** Whether samples are asked for. */
export const isSample = process.env[SAMPLE_VARIABLE] === '1';

/** All of the cases, or where a sample is asked for each `step`-th of them: they differ in what they show, not in kind. */
export function sampled<Case>(cases: readonly Case[], step: number): readonly Case[] {
  return isSample ? cases.filter((_, place) => place % step === 0) : cases;
}

/** So many, or where a sample is asked for a `part`-th of them. */
export function sampledCount(count: number, part: number): number {
  return isSample ? Math.ceil(count / part) : count;
}
