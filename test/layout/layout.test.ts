import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LAYERS } from './layers.ts';
import { importsOf, places, projectFiles, type Source, withoutComments } from './sources.ts';

const files = projectFiles();
const code = files
  .filter(({ path }) => /^(?:src|grammar|test|bench)\/.*\.ts$/.test(path))
  .map((file) => ({ ...file, text: withoutComments(file.text) }));

function inFolders(...folders: string[]): Source[] {
  return code.filter(({ path }) => folders.some((folder) => path.startsWith(`${folder}/`)));
}

/** What runs anywhere, a browser included, and is the same whenever it runs. */
const library = inFolders('src', 'grammar').filter(
  ({ path }) => !/^src\/(?:build|cli|http|kernels|node|page)\//.test(path),
);

/** The only files that see the process they are in: the others get what they need as arguments. */
const ENTRY_FILES = ['src/cli/main.ts'];

/** All that the shells around the library know of it. */
const FRONT = ['index.ts', 'limits.ts', 'nearest.ts', 'options', 'source.ts'];

/** Code lines, so without blank ones and comments: files have one subject. */
const MAX_CODE_LINES = 400;

/** `src/plan/keys.ts` is in `plan`, `src/lexer.ts` is `lexer.ts`, `grammar/mysql/types.ts` is in `grammar`. */
function areaOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return first === 'src' ? second : first;
}

function layerOf(area: string): number {
  return LAYERS.findIndex((layer) => layer.includes(area));
}

function isShell(area: string): boolean {
  return layerOf(area) > layerOf('index.ts');
}

/** Each import of the product's files from another area of it, as `importer -> imported`, that `isFault` names. */
function faultyImports(isFault: (from: string, to: string) => boolean): string[] {
  return inFolders('src', 'grammar').flatMap((file) =>
    importsOf(file)
      .filter((path) => path.endsWith('.ts') && areaOf(path) !== areaOf(file.path))
      .filter((path) => isFault(areaOf(file.path), areaOf(path)))
      .map((path) => `${file.path} -> ${path}`),
  );
}

/** The package that an import is from: `@scope/name` of `@scope/name/folder/file.js`. */
function packageOf(name: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;
}

function packagesIn(sources: readonly Source[]): string[] {
  return [...new Set(sources.flatMap(importsOf).filter((name) => !name.endsWith('.ts')))].sort();
}

test('every file of the product has its place in the layers', () => {
  const areas = new Set(inFolders('src', 'grammar').map(({ path }) => areaOf(path)));
  assert.equal(
    [...areas].filter((area) => layerOf(area) < 0),
    [],
  );
});

test('imports go down the layers', () => {
  assert.equal(
    faultyImports((from, to) => layerOf(to) >= layerOf(from)),
    [],
  );
});

test('facts are the lowest room of the plan: they know what planning may take, and each other', () => {
  const rooms = inFolders('src/plan/facts')
    .flatMap(importsOf)
    .filter((path) => path.startsWith('src/plan/'));
  assert.equal([...new Set(rooms.filter((path) => !path.startsWith('src/plan/facts/')))], ['src/plan/budget.ts']);
});

test('the shells know the front of the library only', () => {
  assert.equal(
    faultyImports((from, to) => isShell(from) && !isShell(to) && !FRONT.includes(to)),
    [],
  );
});

test('the library imports nothing from outside', () => assert.equal(packagesIn(library), []));

test('the kernels know each other, the forms of records, steps and quantile tables, and only emit knows of them', () => {
  const outside = inFolders('src/kernels')
    .flatMap(importsOf)
    .filter((path) => !/^src\/kernels\/\w+$/.test(path));
  assert.equal([...new Set(outside)].sort(), [
    'src/emit/numeric-code',
    'src/emit/record',
    'src/relation/interval-step',
    'src/values/piece-code',
  ]);
  const others = library.filter(({ path }) => !path.startsWith('src/emit/'));
  assert.equal(places(others, /\bWebAssembly\b/g), []);
});

test('packages are used where they may be, and each is declared', () => {
  const manifest = files.find(({ path }) => path === 'package.json')?.text ?? '{}';
  const manifestOf: {
    readonly dependencies: Record<string, string>;
    readonly peerDependencies: Record<string, string>;
    readonly peerDependenciesMeta: Record<string, { readonly optional: boolean }>;
  } = JSON.parse(manifest);
  const { dependencies, peerDependencies, peerDependenciesMeta } = manifestOf;
  const reader = code.filter(({ path }) => path === 'src/cli/json-tree.ts');
  const tools = inFolders('src/cli/mcp');
  const others = inFolders('src/cli', 'src/node').filter((file) => !reader.includes(file) && !tools.includes(file));
  const fromOutside = (sources: readonly Source[]) => packagesIn(sources).filter((name) => !name.startsWith('node:'));
  assert.equal(fromOutside(reader), ['jsonc-parser']);
  assert.equal(
    [...fromOutside(inFolders('src/http')), ...fromOutside(reader)].sort(),
    [...Object.keys(dependencies), ...Object.keys(peerDependencies)].sort(),
  );
  // Nobody needs them who does not ask for what they do.
  for (const name of Object.keys(peerDependencies)) assert.is(peerDependenciesMeta[name]?.optional, true, name);
  assert.equal(fromOutside(others), []);
  // What a browser gets is bundled, and so is the server of tools: nobody installs their packages.
  const editor = inFolders('src/page/editor');
  const { devDependencies }: { readonly devDependencies: Record<string, string> } = JSON.parse(manifest);
  assert.equal(
    fromOutside([...editor, ...tools]).filter((name) => !(packageOf(name) in devDependencies)),
    [],
  );
  assert.equal(fromOutside(inFolders('src/page').filter((file) => !editor.includes(file))), []);
});

test('only an entry file sees the environment, a clock or chance', () => {
  const product = inFolders('src', 'grammar').filter(({ path }) => !ENTRY_FILES.includes(path));
  const pattern =
    /\bprocess\.(?:argv|env|hrtime|std\w+)\b|\b(?:Date\.now|performance\.\w+|Math\.random)\b|\bDate\(\s*\)|\bcrypto\.|\brandom(?:Bytes|Int|UUID)\b/g;
  assert.equal(places(product, pattern), []);
});

test('the library uses no global of Node.js', () => {
  const pattern = /\b(?:process|Buffer|global|require|__dirname|setImmediate|setTimeout|setInterval)\b(?=[.(])/g;
  assert.equal(places(library, pattern), []);
});

test('the library never names a dialect, and nobody compares with one', () => {
  const name = /(['"`])(?:mysql|mariadb|postgresql)\1/;
  assert.equal(
    places(
      library.filter(({ path }) => path.startsWith('src/')),
      new RegExp(name, 'g'),
    ),
    [],
  );
  const comparison = new RegExp(
    `(?:[=!]==|\\bcase|\\bincludes\\()\\s*${name.source}|\\b(?:dialect|lexis)\\.name\\b`,
    'g',
  );
  assert.equal(places(inFolders('src'), comparison), []);
});

test('a file has one subject', () => {
  const long = inFolders('src', 'test', 'bench').flatMap(({ path, text }) => {
    const lines = text.split('\n').filter((line) => line.trim() !== '').length;
    return lines > MAX_CODE_LINES ? [`${path}: ${lines} lines of code`] : [];
  });
  assert.equal(long, []);
});

test('every test file runs its suites, all of them', () => {
  const tests = code.filter(({ path }) => path.endsWith('.test.ts'));
  const forgotten = tests.flatMap(({ path, text }) => {
    const suites = [
      ...text.matchAll(/\bconst (\w+) = (?:suite|browserSuite)\b|\bimport \{.*\b(test)\b.*\} from 'uvu'/g),
    ];
    const names = suites.flatMap(([, made, imported]) => made ?? imported ?? []);
    const waiting = names.filter((name) => !text.includes(`${name}.run();`));
    return names.length === 0 ? [`${path}: no suite`] : waiting.map((name) => `${path}: ${name}.run() is missing`);
  });
  assert.equal(forgotten, []);
  // What is skipped waits for something that may be missing, a server for one.
  assert.equal(places(tests, /\.only\(|^(?!\s*if \().*\.skip\(/gm), []);
});

test('what is thrown is compared by a pattern', () => {
  // A string is what the assertion says when it fails, and holds nothing.
  const tests = code.filter(({ path }) => path.endsWith('.test.ts'));
  assert.equal(places(tests, /assert\.throws\([^;]*?,\s*(['"`])(?:(?!\1).)*\1,?\s*\);/g), []);
});

test('nothing is left to do', () => {
  const written = files.filter(({ path }) => /\.(?:ts|md|sql|json)$/.test(path));
  assert.equal(places(written, /\b(?:TO[D]O|FIX[M]E|X[X]X)\b/g), []);
});

test('no check is switched off in the product, and no source code is made from strings', () => {
  const product = files.filter(({ path }) => /^(?:src|grammar)\//.test(path));
  assert.equal(places(product, /@ts-(?:ignore|expect-error|nocheck)\b|\b[cv]8 ignore\b/g), []);
  assert.equal(places(inFolders('src', 'grammar'), /\bnew Function\b|\beval\(|:\s*any\b(?!…)|\bas any\b/g), []);
});

test('nothing tells where it was written', () => {
  const elsewhere = files.filter(({ path }) => path !== '.ci/run');
  assert.equal(places(elsewhere, /\/(?:work|farm)\/|\.\.\/(?:shared)\b|\b(?:shared)\/(?:bin|corpus)\b/g), []);
  assert.equal(places(files, /"resolved":\s*"http|\bregistry\.(?:\w+\.)+\w+/g), []);
});

test.run();
