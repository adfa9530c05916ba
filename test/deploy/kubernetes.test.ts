/** The manifests of Kubernetes, against the types of its API: with what is required, and without a field that there is not. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseAllDocuments } from 'yaml';
import { projectFiles } from '../layout/sources.ts';
import { CHECKOUT, run, tool } from '../package/packed.ts';

interface Manifest {
  readonly path: string;
  readonly apiVersion: string;
  readonly kind: string;
  /** The whole of it, as JSON. */
  readonly json: string;
}

const manifests = projectFiles().flatMap(({ path, text }) => textsOf(path, text).flatMap((yaml) => read(path, yaml)));

/** The YAML of a file that is for Kubernetes: all of it, or the blocks of a document. */
function textsOf(path: string, text: string): readonly string[] {
  if (/\.ya?ml$/.test(path)) return /^apiVersion:/m.test(text) ? [text] : [];
  if (!path.endsWith('.md')) return [];
  return [...text.matchAll(/^```yaml\n(apiVersion:.*?)^```$/gms)].map(([, block = '']) => block);
}

function read(path: string, yaml: string): readonly Manifest[] {
  return parseAllDocuments(yaml).map((document) => {
    const manifest: { readonly apiVersion: string; readonly kind: string } = document.toJS();
    return { path, apiVersion: manifest.apiVersion, kind: manifest.kind, json: JSON.stringify(manifest) };
  });
}

/** A program in which the manifest is a value of its type. Groups of the API are modules: `apps/v1`, and `core/v1` for `v1`. */
function program({ apiVersion, kind, json }: Manifest): string {
  const group = apiVersion.includes('/') ? apiVersion.replace(/\.k8s\.io\//, '/') : `core/${apiVersion}`;
  return `import type { ${kind} } from 'kubernetes-types/${group}';\nexport const manifest: ${kind} = ${json};\n`;
}

/** What the compiler says of programs, by lines. Nothing where each is right. */
async function complaints(programs: readonly string[]): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rowsmith-kubernetes-'));
  try {
    const files = programs.map((_, index) => `manifest-${index}.ts`);
    programs.forEach((text, index) => {
      writeFileSync(join(folder, `manifest-${index}.ts`), text);
    });
    const compilerOptions = {
      ...{ strict: true, noEmit: true, module: 'ESNext', moduleResolution: 'Bundler', types: [] },
      paths: { 'kubernetes-types/*': [join(CHECKOUT, 'node_modules/kubernetes-types/*.d.ts')] },
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    const { code, stdout } = await run(folder, tool('tsc'), '--project', 'tsconfig.json');
    const lines = stdout.split('\n').filter((line) => line !== '');
    assert.is(code === 0, lines.length === 0, stdout);
    return lines;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the manifests are what the API of Kubernetes takes', async () => {
  assert.equal(manifests.map(({ kind }) => kind).sort(), ['Deployment', 'Job', 'Service']);
  assert.equal(await complaints(manifests.map(program)), []);
});

test('a field that the API does not know is refused', async () => {
  const deployment = manifests.find(({ kind }) => kind === 'Deployment');
  assert.ok(deployment !== undefined);
  const misspelled = deployment.json.replace('"readinessProbe"', '"readyProbe"');
  assert.is.not(misspelled, deployment.json);
  const [complaint = ''] = await complaints([program({ ...deployment, json: misspelled })]);
  assert.match(complaint, /'"readyProbe"' does not exist in type 'Container'/);
});

test.run();
