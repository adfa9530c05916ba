import { isIn } from '../runtime/regex.ts';
import type { CharacterSet, RegexNode } from '../runtime/regex-syntax.ts';
import type { Part } from '../values/part.ts';

/** What becomes of what a pattern leaves open (`-?`). */
type Options = 'left out' | 'taken';

/** Characters that sets are made of: printable ASCII. */
const PRINTABLE = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));

/** What stands for any character. */
const ANY = PRINTABLE.filter((character) => /[0-9a-zA-Z]/.test(character));

/** Times that an element is repeated, as far as its count allows it. */
const TIMES = 4;

/** Parts that a pattern may come to: a text of more characters than any column that has such a check. */
const MAX_PARTS = 512;

/** Thrown inside for what is not made here: look-around, places within a text, sets of what is not printed. */
class Unmade {}

/**
 * Texts that are made after a regular expression, as parts, with what it leaves open and without. They are a guess: its
 * places are taken for those that they mostly are. In time linear in its length and its counts.
 */
export function outlinesOfRegex(node: RegexNode): readonly (readonly Part[])[] {
  const branches = node.kind === 'choice' ? node.branches.map(withoutEnds) : [];
  const inner = node.kind === 'choice' ? { ...node, branches } : withoutEnds(node);
  try {
    return [joined(partsOf(inner, 'taken')), joined(partsOf(inner, 'left out'))];
  } catch (error) {
    if (error instanceof Unmade) return [];
    throw error;
  }
}

/** The parts with constants that stand side by side as one. */
function joined(parts: readonly Part[]): readonly Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (part.kind === 'constant' && last?.kind === 'constant') {
      all[all.length - 1] = { ...last, text: last.text + part.text };
    } else all.push(part);
  }
  return all;
}

/** A pattern without the places at its ends. */
function withoutEnds(node: RegexNode): RegexNode {
  const items = node.kind === 'sequence' ? node.items : [node];
  const [first, last] = [items[0], items.at(-1)];
  const from = first?.kind === 'place' && first.place === 'start' ? 1 : 0;
  const isEnd = last?.kind === 'place' && (last.place === 'end' || last.place === 'lastLine');
  return { kind: 'sequence', items: items.slice(from, isEnd ? -1 : items.length) };
}

function partsOf(node: RegexNode, options: Options): readonly Part[] {
  switch (node.kind) {
    case 'any':
      return [{ kind: 'pool', entries: ANY }];
    case 'set':
      return [partOfSet(node.set)];
    case 'sequence':
      return bounded(node.items.flatMap((item) => partsOf(item, options)));
    case 'choice':
      return partsOfChoice(node.branches.map((branch) => partsOf(branch, options)));
    case 'repeat': {
      const parts = partsOf(node.item, options);
      const times = timesOf(node.least, node.most, options);
      if (times * parts.length > MAX_PARTS) throw new Unmade();
      return Array.from({ length: times }, () => parts).flat();
    }
    case 'place':
    case 'look':
      throw new Unmade();
  }
}

function bounded(parts: readonly Part[]): readonly Part[] {
  if (parts.length > MAX_PARTS) throw new Unmade();
  return parts;
}

/** Branches that are plain words make one pool; of others, the first one stands for all. */
function partsOfChoice(branches: readonly (readonly Part[])[]): readonly Part[] {
  const words = branches.map((branch) => branch.map((part) => (part.kind === 'constant' ? part.text : null)));
  if (words.some((word) => word.includes(null))) return branches[0] ?? [];
  return [{ kind: 'pool', entries: [...new Set(words.map((word) => word.join('')))] }];
}

function timesOf(least: number, most: number, options: Options): number {
  if (least === 0 && most === 1) return options === 'taken' ? 1 : 0;
  return Math.min(most, Math.max(least, TIMES));
}

/** What a set holds of what can be printed, and the characters beyond ASCII that it names. */
function partOfSet(set: CharacterSet): Part {
  const entries = [...PRINTABLE.filter((character) => isIn(set, character)), ...namedCharacters([set])];
  const [only] = entries;
  if (only === undefined) throw new Unmade();
  return entries.length === 1 ? { kind: 'constant', text: only } : { kind: 'pool', entries };
}

/** Characters of one range that are looked at, of those beyond ASCII. */
const MAX_NAMED = 40;

/** Characters beyond ASCII that sets name, alone or in ranges. */
export function namedCharacters(sets: readonly CharacterSet[]): readonly string[] {
  const named = new Set<string>();
  for (const { negated, ranges } of sets) {
    if (negated) continue;
    for (const [from, to] of ranges) {
      const first = Math.max(from, 0xa1);
      for (let point = first; point <= Math.min(to, first + MAX_NAMED); point++) {
        if (point < 0xd800 || point > 0xdfff) named.add(String.fromCodePoint(point));
      }
    }
  }
  return [...named].slice(0, 4 * MAX_NAMED);
}
