/** One table, whose checks hold each other. */
export const CHECKS = `-- Checks that decide on each other: each row passes all of them.
CREATE TABLE bookings (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference     char(8) NOT NULL UNIQUE CHECK (reference ~ '^[A-Z]{2}[0-9]{6}$'),
  guest_name    varchar(60) NOT NULL,
  email         varchar(120) NOT NULL CHECK (email LIKE '%@%.%'),
  room_type     text NOT NULL CHECK (room_type IN ('single', 'double', 'suite')),
  guests        smallint NOT NULL CHECK (guests BETWEEN 1 AND 4),
  arrives_on    date NOT NULL,
  leaves_on     date NOT NULL,
  nights        integer NOT NULL,
  night_price   numeric(8, 2) NOT NULL CHECK (night_price >= 40),
  discount      numeric(8, 2) NOT NULL DEFAULT 0,
  total         numeric(10, 2) NOT NULL,
  status        text NOT NULL CHECK (status IN ('open', 'paid', 'cancelled')),
  paid_at       timestamp,
  cancelled_at  timestamp,
  CHECK (nights = leaves_on - arrives_on),
  CHECK (nights BETWEEN 1 AND 21),
  CHECK (total = nights * night_price - discount),
  CHECK (discount >= 0 AND discount <= night_price / 2),
  CHECK (room_type <> 'single' OR guests = 1),
  CHECK ((status = 'paid') = (paid_at IS NOT NULL)),
  CHECK ((status = 'cancelled') = (cancelled_at IS NOT NULL)),
  CHECK (room_type <> 'suite' OR night_price >= 200)
);
`;
