/**
 * A hook of Node's module loader: puts a module in front of the one that makes the budgets of planning, which keeps those that were
 * made last where `steps-taken.ts` finds them. The rest of a build is loaded as it is.
 */
import type { InitializeHook, LoadHook } from 'node:module';

/** What the hook is told: the module to stand in front of, and the name of the global that it keeps the budgets in. */
export interface HookData {
  readonly url: string;
  readonly global: string;
}

let watched: HookData = { url: '', global: '' };

export const initialize: InitializeHook<HookData> = (data) => {
  watched = data;
};

export const load: LoadHook = (url, context, nextLoad) =>
  url === watched.url ? { format: 'module', shortCircuit: true, source: frontOf(watched) } : nextLoad(url, context);

/** The module by another address has all that the watched one has; its `budgets` is called, and what it gives is kept. */
function frontOf({ url, global }: HookData): string {
  const inner = JSON.stringify(`${url}?inner`);
  return `
    import * as inner from ${inner};
    export * from ${inner};
    export function budgets(...given) {
      const made = inner.budgets(...given);
      globalThis[${JSON.stringify(global)}]?.(made);
      return made;
    }`;
}
