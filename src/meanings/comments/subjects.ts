import { MOST_OF_LISTS } from './limits.ts';

/* What a column holds, as its comment says before it says more: `date of birth (UTC)`. */

/** Where the subject of a comment ends, and where what follows tells more of it. */
const BEHIND_CLAUSE = /[.,;:()[\]{}|\n=]|\s-\s/;
const BEHIND_SUBJECT =
  /\s(?:of|for|in|on|at|when|where|which|that|who|whose|with|from|to|by|used|as|if|is|are|was|per|via)\s/i;

/** How clauses begin that say in which rows there is a value, and not which. */
const SAYS_WHEN =
  /^(?:null|only|empty|blank|unset|set|not set|present|filled|required)\s+(?:\w+\s+)?(?:for|if|when|where|while|until|till|unless|except|once|before|after)\b/i;

/** How clauses begin that say of what there is so much: `per year`. What is in stock or on hand is said so, too. */
const SAYS_PER = /^per\b/i;

/** Words of a name at most: more of them are a sentence. */
const MOST_WORDS = 6;

/** What stands in front of an example or of what it is a part of, and nothing. */
const INTRODUCES = /^(?:format|form|pattern|example|e|half|part|)$/i;

/** What a comment says that the column holds, as names do: all of its first clause, and the words of it in front of what tells more. */
export function subjectsOf(comment: string): readonly string[] {
  const [clause = ''] = comment.slice(0, MOST_OF_LISTS).trim().split(BEHIND_CLAUSE);
  if (SAYS_WHEN.test(clause) || SAYS_PER.test(clause)) return [];
  const [subject = ''] = clause.split(BEHIND_SUBJECT);
  const names = [clause, subject].map((name) =>
    name
      .replace(/[^\x20-\x7e]/g, ' ')
      .trim()
      .replace(/\s+/g, ' '),
  );
  return [...new Set(names)].filter((name) => !INTRODUCES.test(name) && name.split(' ').length <= MOST_WORDS);
}
