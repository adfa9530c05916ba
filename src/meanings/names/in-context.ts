/** Abbreviations that words next to them make others of: `min` is the least, and minutes behind what lasts. */
const IN_CONTEXT: readonly {
  readonly short: string;
  readonly behind: RegExp | null;
  readonly before: RegExp | null;
  readonly word: string;
}[] = [
  {
    short: 'am',
    behind: /^(?:angelegt|bezahlt|erstellt|faellig|geaendert|geloescht|geliefert)$/,
    before: null,
    word: 'at',
  },
  { short: 'e', behind: null, before: /^164$/, word: 'international' },
  {
    short: 'min',
    behind: /^(?:time|timeout|delay|layover|flight|flt|taxi|call|talk|setup)$/,
    before: null,
    word: 'minute',
  },
  {
    short: 'long',
    behind: null,
    before: /^(?:description|desc|descr|text|txt|name|form|title|term|url|bio|label)$/,
    word: 'full',
  },
  { short: 'long', behind: /^(?:description|desc|descr|text|txt|name)$/, before: null, word: 'full' },
  { short: 'url', behind: null, before: /^(?:slug|key)$/, word: '' },
  { short: 'key', behind: /^url$/, before: null, word: 'slug' },
  { short: 'staff', behind: null, before: /^members?$/, word: '' },
  { short: 'member', behind: /^staff$/, before: null, word: 'employee' },
  { short: 'members', behind: /^staff$/, before: null, word: 'employee' },
  { short: 'ln', behind: null, before: /^[123]$/, word: 'line' },
  { short: 'pt', behind: /^$/, before: /^(?:dob|fname|lname|sex|name|id|age|gender|first|last|mrn)$/, word: 'patient' },
  { short: 'db', behind: /^(?:noise|sound|loudness|spl|volume|gain|snr|level)$/, before: null, word: 'decibel' },
  { short: 'term', behind: null, before: /^(?:dt|date|rsn|reason)$/, word: 'termination' },
  { short: 'hr', behind: null, before: /^bpm$/, word: 'pulse' },
  { short: 'oh', behind: /^(?:qty|quantity|stock)$/, before: null, word: 'on hand' },
  { short: 'natl', behind: null, before: /^(?:|cd|code)$/, word: 'nationality' },
  { short: 'exp', behind: /^(?:yrs?|years?|work)$/, before: /^(?:|yrs?|years?)$/, word: 'experience' },
  { short: 'exp', behind: null, before: /^(?:yrs|years)$/, word: 'experience' },
  { short: 'reg', behind: /^(?:first|1st)$/, before: /^(?:|dt|date|on)$/, word: 'registration' },
  { short: 'chg', behind: null, before: /^(?:amt|amount)$/, word: 'charge' },
  { short: 'disp', behind: null, before: /^(?:dt|date|on|at|price|proceeds|val|value)$/, word: 'disposal' },
  { short: 'lst', behind: /^(?:tag|id|key|email|item|cc)$/, before: null, word: 'list' },
  { short: 'lst', behind: null, before: /^(?:prc|price)$/, word: 'list' },
  // In front of names of columns, what type they are of.
  { short: 'bln', behind: /^$/, before: /^[a-z]/, word: 'is' },
];

/** The words that a part of a name is short for beside its neighbours; null: they make nothing else of it. */
export function inContext(short: string, behind: string, before: string): readonly string[] | null {
  const found = IN_CONTEXT.find(
    (row) => row.short === short && (row.behind?.test(behind) ?? true) && (row.before?.test(before) ?? true),
  );
  return found === undefined ? null : found.word.split(' ').filter((word) => word !== '');
}
