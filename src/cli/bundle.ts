import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';

/** What a file gives and what it is given, as CommonJS has it. */
interface CommonJsModule {
  exports: unknown;
}

/** A file of the bundle that was evaluated. */
interface Loaded {
  readonly script: Script;
  readonly module: CommonJsModule;
}

/**
 * Files of CommonJS in one folder, each evaluated when it is first asked for. Beside a file may lie what V8 made of it
 * before: most of the time of a short command is V8 reading our source. Where there is nothing of this version of V8, or
 * V8 refuses it (it was made with other flags, say), the file is read as if there were no cache.
 */
export class Bundle {
  readonly #folder: string;
  readonly #files = new Map<string, Loaded>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** What a file, named as in `./cli.cjs`, exports. */
  load(name: string): unknown {
    return (this.#files.get(name) ?? this.#evaluate(name)).module.exports;
  }

  /** Keeps what V8 has made by now of the files that were evaluated. */
  keepCaches(): void {
    for (const [name, { script }] of this.#files) {
      writeFileSync(cachePath(this.#folder, name), script.createCachedData());
    }
  }

  #evaluate(name: string): Loaded {
    const filename = join(this.#folder, name);
    // In ASCII, so that V8 need not look at each character.
    const source = readFileSync(filename, 'latin1');
    const cachedData = readIfThere(cachePath(this.#folder, name));
    const script = new Script(`(function (exports, require, module, __filename) {${source}\n})`, {
      filename,
      ...(cachedData === undefined ? {} : { cachedData }),
    });
    const loaded = { script, module: { exports: {} } };
    this.#files.set(name, loaded);
    const requireOther = createRequire(filename);
    const require = (id: string): unknown => (id.startsWith('./') ? this.load(id) : requireOther(id));
    script.runInThisContext()(loaded.module.exports, require, loaded.module, filename);
    return loaded;
  }
}

/** Where the cache of a file lies: V8 itself would take that of another processor. */
export function cachePath(folder: string, name: string): string {
  return join(folder, `${name}.v8-${process.versions.v8}-${process.arch}.cache`);
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
