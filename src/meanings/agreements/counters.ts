/* Meters and odometers: the words of columns in which a look at them is noted, and the roles that these have. */

/** Words of what counts on and on: a meter, an odometer. */
export const COUNTER_WORDS: ReadonlySet<string> = new Set('reading read odometer meter mileage counter'.split(' '));

/** Words, each with its role. */
const rolesOf = (roles: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(roles).flatMap(([role, words]) =>
      words.split(' ').map((word) => [word, `counter.${role}`] as const),
    ),
  );

/** The roles of two looks at a counter, by words of their names. */
export const COUNTER_ROLES = rolesOf({
  before: 'previous prior last old opening initial start begin before',
  behind: 'current present new closing final end finish after',
});

/** The same of what shows how far something has driven: when it leaves, and when it is back. */
export const DRIVEN_ROLES = rolesOf({
  before: 'out checkout pickup departure',
  behind: 'in checkin dropoff return arrival',
});

/** The meaning of what shows that. */
export const DRIVEN = 'transport.mileage';

/** Words of what is done to a thing at some moment, and the role of what its counter showed then. */
export const COUNTED_AT = rolesOf({
  'at service': 'service serviced maintenance inspection repair oil',
  'at first': 'purchase purchased acquisition acquired delivery',
});

/** The role of what the counter of a thing shows. */
export const COUNTER_ROLE = 'counter.now';

/** Words of counters that stand alone for a look at what they show: `odometer` beside `last_odometer`. */
export const PLAIN_COUNTERS: ReadonlySet<string> = new Set(['reading', 'odometer', 'mileage']);

/** The role of what a counter has counted between the two, and what that means. */
export const COUNTED_BETWEEN_ROLE = 'counter.between';
export const COUNTED_BETWEEN: ReadonlySet<string> = new Set([
  'measure.energy',
  'measure.distance',
  'measure.usage count',
]);

/** What the roles of moments at which a counter is looked at begin with. */
export const COUNTER_MOMENT = 'moment of ';
