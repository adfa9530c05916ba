/** What is to be done when all test files of a process are. */
const actions: (() => Promise<void>)[] = [];

/** Has something done when all test files of the process are, before it is looked at what they left open. */
export function atEnd(action: () => Promise<void>): void {
  actions.push(action);
}

/** Does what is to be done at the end. */
export async function end(): Promise<void> {
  for (const action of actions.splice(0)) await action();
}
