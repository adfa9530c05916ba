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
    behind:
      /^(?:duration|dur|time|delay|runtime|timeout|wait|elapsed|break|layover|late|interval|blk|block|flight|flt|taxi|travel|prep|cook|call|talk|idle|setup|downtime)$/,
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
  {
    short: 'curr',
    behind: null,
    before: /^(?:reading|rdg|read|odo|odometer|status|state|step|version|value|location|level|stage)$/,
    word: 'current',
  },
  { short: 'cur', behind: null, before: /^(?:reading|rdg|read|odo|odometer)$/, word: 'current' },
  { short: 'ln', behind: null, before: /^[123]$/, word: 'line' },
  { short: 'db', behind: /^(?:noise|sound|loudness|spl|volume|gain|snr|level)$/, before: null, word: 'decibel' },
  { short: 'f', behind: null, before: /^(?:name|nm)$/, word: 'first' },
  { short: 'l', behind: null, before: /^(?:name|nm)$/, word: 'last' },
  { short: 'm', behind: null, before: /^(?:name|nm)$/, word: 'middle' },
  { short: 'co', behind: null, before: /^(?:cd|code|nm|name|no|nbr|num|id)$/, word: 'company' },
  {
    short: 'act',
    behind: null,
    before:
      /^(?:dep|departure|arr|arrival|strt|start|end|fin|finish|dlv|delivery|ship|cost|hrs|hours|qty|amt|wgt|weight)$/,
    word: 'actual',
  },
  {
    short: 'rel',
    behind: /^(?:cntct|contact|emrg|emerg|emergency|kin|nok|guarantor|ins|insured|subscriber|dep|dependent)$/,
    before: null,
    word: 'relationship',
  },
  { short: 'term', behind: null, before: /^(?:dt|date|rsn|reason)$/, word: 'termination' },
  { short: 'hr', behind: null, before: /^bpm$/, word: 'pulse' },
  {
    short: 'sched',
    behind: null,
    before: /^(?:dep|arr|departure|arrival|start|end|off|on|block|delivery|dlv|pickup|at)$/,
    word: 'scheduled',
  },
  { short: 'lst', behind: /^(?:tag|id|key|email|item|cc)$/, before: null, word: 'list' },
  { short: 'chg', behind: null, before: /^(?:amt|amount)$/, word: 'charge' },
  { short: 'disp', behind: null, before: /^(?:dt|date|on|at|price|proceeds|val|value)$/, word: 'disposal' },
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
