import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A text file of the project. */
export interface Source {
  /** From the top of the project, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** The top of the project, seen from where this file is compiled to. */
const TOP = fileURLToPath(new URL('../../../', import.meta.url));

const IGNORED = ignoredPaths();

/** The files of the project that .gitignore does not name. Git is not asked, for it need not be there. */
export function projectFiles(folder = ''): Source[] {
  return readdirSync(TOP + folder, { withFileTypes: true }).flatMap((entry) => {
    const path = folder + entry.name + (entry.isDirectory() ? '/' : '');
    if (IGNORED.some((pattern) => pattern.test(path))) return [];
    return entry.isDirectory() ? projectFiles(path) : [{ path, text: readFileSync(TOP + path, 'utf8') }];
  });
}

/** As much of .gitignore's language as ours uses: names, `*`, a slash in front for the top, one behind for folders. */
function ignoredPaths(): RegExp[] {
  const names = readFileSync(`${TOP}.gitignore`, 'utf8').split('\n');
  return [...names, '.git'].filter((name) => name !== '' && !name.startsWith('#')).map(patternOf);
}

function patternOf(name: string): RegExp {
  const start = name.startsWith('/') ? '^' : '(?:^|/)';
  const inner = name.replace(/^\//, '').replaceAll('.', '\\.').replaceAll('*', '[^/]*');
  return new RegExp(`${start}${inner}${name.endsWith('/') ? '$' : '/?$'}`);
}

/** The text with its comments blanked out, line by line: what looks like one in a regular expression goes, too. */
export function withoutComments(text: string): string {
  const part = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
  return text.replace(part, (found) => (found.startsWith('/') ? found.replace(/[^\n]+/g, '') : found));
}

/** What a TypeScript file imports: a path from the top of the project, or the name of a module or package. */
export function importsOf({ path, text }: Source): string[] {
  const found = withoutComments(text).matchAll(/\b(?:from|import) '([^']+)'|\bimport\('([^']+)'/g);
  return [...found].map(([, stated = '', called = stated]) =>
    called.startsWith('.') ? posix.join(posix.dirname(path), called) : called,
  );
}

/** `path:line: found text`, for each place where the pattern, which is a global one, finds something. */
export function places(files: readonly Source[], pattern: RegExp): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => {
      const line = text.slice(0, index).split('\n').length;
      return `${path}:${line}: ${found.trim()}`;
    }),
  );
}
