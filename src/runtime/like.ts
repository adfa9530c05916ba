/**
 * Whether a text matches a LIKE pattern: % any text, _ any character. Greedy matching with one point of return, so the
 * time is at most text × pattern, and no pattern of the input is ever given to a regular-expression engine.
 */
export function likeMatches(text: string, pattern: string, escapeMark: string, spend: Spend): boolean {
  return tokensMatch([...text], likeTokens(pattern, escapeMark), spend);
}

/** Is told of the letters that are gone through. */
type Spend = (letters: number) => void;

/** The same for what was taken apart before. */
export function tokensMatch(characters: readonly string[], tokens: readonly LikeToken[], spend: Spend): boolean {
  let t = 0;
  let p = 0;
  let star = -1;
  let resume = 0;
  while (t < characters.length) {
    const token = tokens[p];
    if (token !== undefined && token.kind === 'any') {
      star = p++;
      resume = t;
    } else if (token !== undefined && matchesOne(token, characters[t])) {
      p++;
      t++;
    } else if (star >= 0) {
      spend(1 + t - resume);
      p = star + 1;
      t = ++resume;
    } else {
      return false;
    }
  }
  while (tokens[p]?.kind === 'any') p++;
  return p === tokens.length;
}

export type LikeToken =
  | { readonly kind: 'any' }
  | { readonly kind: 'one' }
  | { readonly kind: 'literal'; readonly text: string };

/** A pattern as a list of wildcards and characters. */
export function likeTokens(pattern: string, escapeMark: string): LikeToken[] {
  const tokens: LikeToken[] = [];
  const characters = [...pattern];
  for (let i = 0; i < characters.length; i++) {
    const character = characters[i] ?? '';
    if (escapeMark !== '' && character === escapeMark && i + 1 < characters.length) {
      tokens.push({ kind: 'literal', text: characters[++i] ?? '' });
    } else if (character === '%') tokens.push({ kind: 'any' });
    else if (character === '_') tokens.push({ kind: 'one' });
    else tokens.push({ kind: 'literal', text: character });
  }
  return tokens;
}

function matchesOne(token: LikeToken, character: string | undefined): boolean {
  return token.kind === 'one' || (token.kind === 'literal' && token.text === character);
}
