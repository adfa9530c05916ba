import { rows } from '../../src/meanings/rows.ts';

/** The page of users that names the meanings, from the top of the checkout: `npm run guide` writes it. */
export const GUIDE = 'src/guide/meanings.md';

/** Phrases that are shown of a meaning: the first ones say best what it is. */
const SHOWN_PHRASES = 3;

const HEAD = `# The meanings

What the option \`like\` takes, whatever a column is called: \`--column 'users.handle: like=person.first name'\`. Behind each
meaning are names of columns that have it by themselves, with blanks between their words. \`job/description\` is a column
\`description\` of a table of jobs, \`is …\` a name that begins with that word, and words before a colon say whose it is.
\`rowsmith explain\` says which meanings the columns of a table have.

\`npm run guide\` writes this page.
`;

/** The text of that page: the rows of the table of meanings by their topics, in the order of names. */
export function guideText(): string {
  const topics = new Map<string, string[]>();
  for (const { name, names } of [...rows].sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const [topic = ''] = name.split('.');
    const phrases = names.split(', ').slice(0, SHOWN_PHRASES).join(', ');
    topics.set(topic, [...(topics.get(topic) ?? []), `- \`${name}\`: ${phrases}`]);
  }
  const sections = [...topics].map(([topic, lines]) => `\n## ${topic}\n\n${lines.join('\n')}\n`);
  return [HEAD, ...sections].join('');
}
