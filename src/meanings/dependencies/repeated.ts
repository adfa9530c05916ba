/* What comes again and again in rows that others write: devices in their readings, agents in tickets. */

/** Rows that note what happens to things, by the last words of tables: each thing has several of them. */
const NOTES: ReadonlySet<string> = new Set(
  `alarm alert booking call check click data datum entry error event fix heartbeat history hit impression log measurement message
  metric movement observation pageview payment ping point position posting reading record sample scan statement status telemetry
  track transaction transfer trip view visit`.split(/\s+/),
);

/** What few people write much of. */
const WRITTEN: ReadonlySet<string> = new Set(['post', 'page', 'article']);

/** Those of whom a firm has some, each of whom has to do with many rows. */
const STAFF =
  'agent assignee courier rider driver technician handler dispatcher cashier teller clerk waiter inspector pharmacist adjuster doctor physician dentist nurse therapist instructor teacher trainer coach stylist mechanic representative salesperson';
const STAFF_WORDS: ReadonlySet<string> = new Set(STAFF.split(' '));
/** Tables that list them. */
const REGISTERS: ReadonlySet<string> = new Set('staff faculty employee practitioner provider team user'.split(' '));
export const FEW_OF_STAFF = 14;

/** Whom of a firm a column names, by the first words of its name; null: nobody, or the rows are these themselves. */
export function staffIn(words: readonly string[], ofTable: readonly string[]): readonly string[] | null {
  const isAssigned = words[0] === 'assigned' && (words[1] === 'to' || words[1] === 'user');
  const length = isAssigned ? 2 : words.findIndex((word) => STAFF_WORDS.has(word)) + 1;
  const isRegister = STAFF_WORDS.has(ofTable.at(-1) ?? '') || REGISTERS.has(ofTable.at(-1) ?? '');
  return length === 0 || isRegister || ofTable.includes(words[length - 1] ?? '') ? null : words.slice(0, length);
}

/** Things by words of columns that tell them apart, how many of them there are, and which tables alone repeat them; none: all do. */
const THINGS: readonly { readonly words: string; readonly few: number; readonly of?: ReadonlySet<string> }[] = [
  {
    words:
      'device sensor gateway station meter node probe tracker beacon thermostat machine controller robot camera logger turbine inverter pump terminal kiosk imei eui mac host server instance',
    few: 24,
    of: NOTES,
  },
  { words: 'branch store outlet depot campus', few: 14 },
  { words: 'office site project', few: 8 },
  { words: 'room zone', few: 16, of: NOTES },
  { words: 'vehicle truck bus car aircraft ship vessel container', few: 40, of: NOTES },
  { words: 'account wallet card iban subscriber', few: 60, of: NOTES },
  { words: 'session visitor', few: 120, of: NOTES },
  { words: STAFF, few: FEW_OF_STAFF },
  { words: 'author', few: 90, of: WRITTEN },
];

/** Words that tell things of a kind apart. */
const TELLING: ReadonlySet<string> = new Set(
  'id identifier uuid guid code number key serial eui imei mac address email name host iban no location'.split(' '),
);

/** How many things a column of a table tells apart, in as many rows as there may be; null: nobody knows, or it is the table of these. */
export function repeatedBy(words: readonly string[], ofTable: readonly string[]): number | null {
  const head = ofTable.at(-1) ?? '';
  for (const { few, of, names } of KINDS) {
    const thing = words.find((word) => names.has(word));
    const isTold = words.every((word) => names.has(word) || TELLING.has(word) || ofTable.includes(word));
    if (thing !== undefined && thing !== head && isTold && of?.has(head) !== false) return few;
  }
  return null;
}

const KINDS = THINGS.map((thing) => ({ ...thing, names: new Set(thing.words.split(' ')) }));

/** What is said of many rows alike, though tables name what they list by the same words: `title`, `label`. */
export const SAID_OF_MANY = /^(?:person\.prefix|place\.label of an address)/;

/** How many models a column names whose rows others are added to, as to what is addressable; undefined: it names none. */
export const modelsIn = (words: readonly string[]): number | undefined =>
  words.at(-1) === 'type' && words.at(-2)?.endsWith('able') === true ? 5 : undefined;

/** Whether a column counts on for each of the things beside it. */
export const isCounter = (words: readonly string[]): boolean => /^(?:counter|count|sequence)$/.test(words.at(-1) ?? '');
