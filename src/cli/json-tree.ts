import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';

/** What is wrong with a text of JSON, and where: an offset in UTF-16 units. */
export interface JsonFault {
  readonly message: string;
  readonly offset: number;
}

/** A value of JSON, and where it and its parts stand. */
export interface JsonValue {
  readonly value: unknown;
  /** Where it begins and ends, in UTF-16 units. */
  readonly offset: number;
  readonly end: number;
  /** Of an object, by their names; of an array, by their places. */
  readonly parts: ReadonlyMap<string, JsonPart>;
}

/** `nameOffset`: where its name stands; of an item of an array, where the item does. */
export interface JsonPart extends JsonValue {
  readonly nameOffset: number;
}

/** What the reader says, in sentences. */
const SENTENCES: Readonly<Record<string, string>> = {
  InvalidSymbol: 'Expected a value: a string, a number, true, false, an array or an object.',
  InvalidNumberFormat: 'This is no number of JSON.',
  PropertyNameExpected: 'Expected the name of an option, in double quotes.',
  ValueExpected: 'Expected a value.',
  ColonExpected: 'Expected ":".',
  CommaExpected: 'Expected ",".',
  CloseBraceExpected: 'Expected "," or "}".',
  CloseBracketExpected: 'Expected "," or "]".',
  EndOfFileExpected: 'Expected the end of the file.',
  UnexpectedEndOfComment: 'This comment does not end.',
  UnexpectedEndOfString: 'This string does not end.',
  UnexpectedEndOfNumber: 'This number does not end.',
  InvalidUnicode: 'This is no character: \\u is followed by four hexadecimal digits.',
  InvalidEscapeCharacter: 'A backslash stands before ", \\, /, b, f, n, r, t or u.',
  InvalidCharacter: 'This character is to be escaped.',
};

/** Reads JSON with comments and commas behind the last items. A name that an object has twice is a fault. */
export function jsonTree(text: string): JsonValue | JsonFault {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true });
  const [first] = errors;
  if (first !== undefined) {
    const message = SENTENCES[printParseErrorCode(first.error)] ?? 'This is not JSON.';
    return { message, offset: first.offset };
  }
  return root === undefined ? { message: 'Expected a value.', offset: 0 } : treeOf(root, text);
}

function treeOf(node: Node, text: string): JsonValue | JsonFault {
  const { offset } = node;
  const end = offset + node.length;
  switch (node.type) {
    case 'object':
    case 'array':
      return withParts(node, text);
    case 'number':
      return losesDigits(text.slice(offset, end))
        ? { message: 'This number has more digits than numbers of JSON keep: write it as a string.', offset }
        : { value: Number(node.value), offset, end, parts: new Map() };
    default:
      return { value: node.value, offset, end, parts: new Map() };
  }
}

function withParts({ type, offset, length, children = [] }: Node, text: string): JsonValue | JsonFault {
  const parts = new Map<string, JsonPart>();
  for (const [place, child] of children.entries()) {
    const [key, item] = type === 'object' ? (child.children ?? []) : [null, child];
    if (item === undefined) return { message: 'Expected a value.', offset: child.offset };
    const name = key === null ? String(place) : String(key?.value);
    const nameOffset = child.offset;
    if (parts.has(name)) return { message: `${JSON.stringify(name)} stands here twice.`, offset: nameOffset };
    const tree = treeOf(item, text);
    if ('message' in tree) return tree;
    parts.set(name, { ...tree, nameOffset });
  }
  const values = [...parts].map(([name, part]) => [name, part.value] as const);
  const value = type === 'array' ? values.map(([, item]) => item) : Object.fromEntries(values);
  return { value, offset, end: offset + length, parts };
}

/** Whether a whole number is beyond those that a double tells apart. */
function losesDigits(digits: string): boolean {
  return /^-?[0-9]+$/.test(digits) && !Number.isSafeInteger(Number(digits));
}
