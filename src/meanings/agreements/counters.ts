/* Meters and odometers: the words of columns in which a look at them is noted, and the roles that these have. */

/** Words of what counts on and on: a meter, an odometer. */
export const COUNTER_WORDS: ReadonlySet<string> = new Set([
  'reading',
  'read',
  'odometer',
  'meter',
  'mileage',
  'counter',
]);

/** The roles of two looks at a counter, by words of their names. */
export const COUNTER_ROLES: ReadonlyMap<string, string> = new Map([
  ['previous', 'counter.before'],
  ['prior', 'counter.before'],
  ['last', 'counter.before'],
  ['old', 'counter.before'],
  ['opening', 'counter.before'],
  ['initial', 'counter.before'],
  ['start', 'counter.before'],
  ['begin', 'counter.before'],
  ['before', 'counter.before'],
  ['current', 'counter.behind'],
  ['present', 'counter.behind'],
  ['new', 'counter.behind'],
  ['closing', 'counter.behind'],
  ['final', 'counter.behind'],
  ['end', 'counter.behind'],
  ['finish', 'counter.behind'],
  ['after', 'counter.behind'],
]);

/** The same of what shows how far something has driven: when it leaves, and when it is back. */
export const DRIVEN_ROLES: ReadonlyMap<string, string> = new Map([
  ...['out', 'checkout', 'pickup', 'departure'].map((word) => [word, 'counter.before'] as const),
  ...['in', 'checkin', 'dropoff', 'return', 'arrival'].map((word) => [word, 'counter.behind'] as const),
]);

/** The meaning of what shows that. */
export const DRIVEN = 'transport.mileage';

/** Words of what is done to a thing at some moment, and the role of what its counter showed then. */
export const COUNTED_AT: ReadonlyMap<string, string> = new Map([
  ...['service', 'serviced', 'maintenance', 'inspection', 'repair', 'oil'].map(
    (word) => [word, 'counter.at service'] as const,
  ),
  ...['purchase', 'purchased', 'acquisition', 'acquired', 'delivery'].map(
    (word) => [word, 'counter.at first'] as const,
  ),
]);

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
