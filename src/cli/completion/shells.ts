/** The shells that there are scripts for. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;

export type Shell = (typeof SHELLS)[number];

/** A text as one word of bash and zsh, in single quotes, within which nothing is special. */
export function quotedWord(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
