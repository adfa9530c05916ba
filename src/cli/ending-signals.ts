/** Signals that end a process: by the person at the terminal, by another process, by the terminal going away. */
const ENDING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Has `remove` called before a signal ends the process, so that nothing half-written is left. Gives what takes that back. */
export function removedAtEnd(remove: () => void): () => void {
  const removeAndEnd = (signal: NodeJS.Signals) => {
    remove();
    process.removeListener(signal, removeAndEnd);
    process.kill(process.pid, signal);
  };
  for (const signal of ENDING_SIGNALS) process.on(signal, removeAndEnd);
  return () => {
    for (const signal of ENDING_SIGNALS) process.removeListener(signal, removeAndEnd);
  };
}
