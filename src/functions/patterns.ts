/** A time of day. */
export const CLOCK = '1[0-9]:[0-5][0-9]:[0-5][0-9]';

/** An address of the fourth version, of a network for private use. */
export const ADDRESS = '10\\.[1-9][0-9]\\.[1-9][0-9]\\.[1-9]';

export const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}';

/** Words to search for, as PostgreSQL's text search reads them. */
export const QUERY = '[a-z]{4,8}( & [a-z]{3,6})?';
