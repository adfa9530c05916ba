import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CorpusCase, readCorpus } from './corpus.ts';

/** A case of a corpus, and where it stands: its file from the corpus' folder, and its number there, counted from 1. */
export interface PlacedCase {
  readonly file: string;
  readonly number: number;
  readonly corpusCase: CorpusCase;
}

/** The cases of the corpus files (*.jsonl) below a folder, in the order of their paths. */
export function* casesBelow(folder: string): Generator<PlacedCase> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.jsonl'));
  for (const file of files.sort()) {
    for (const [index, corpusCase] of readCorpus(readFileSync(join(folder, file), 'utf8')).entries()) {
      yield { file, number: index + 1, corpusCase };
    }
  }
}
