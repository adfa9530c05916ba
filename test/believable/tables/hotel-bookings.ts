import { type BelievableTable, every, most, over } from '../expectation.ts';
import { currency, email, phone, reference, shortCode } from '../judges/forms.ts';
import { fullName, label, prose } from '../judges/language.ts';
import { between, momentBetween, recent } from '../judges/quantities.ts';
import { daysApart, inOrder, madeOfName, onlyWhen, productOf, timeBetween } from '../judges/relations.ts';
import { distinctBetween, medianBetween, nullShare, uneven } from '../judges/statistics.ts';

export const hotelBookings: BelievableTable = {
  name: 'hotel_bookings',
  dialect: 'mysql',
  ddl: `
    CREATE TABLE hotel_bookings (
      booking_id       INT UNSIGNED AUTO_INCREMENT PRIMARY KEY,
      booking_ref      CHAR(10) NOT NULL UNIQUE,
      guest_name       VARCHAR(100) NOT NULL,
      guest_email      VARCHAR(150) NOT NULL,
      guest_phone      VARCHAR(25),
      room_no          VARCHAR(6) NOT NULL,
      room_type        VARCHAR(30) NOT NULL,
      check_in         DATE NOT NULL,
      check_out        DATE NOT NULL,
      nights           SMALLINT UNSIGNED NOT NULL,
      adults           TINYINT UNSIGNED NOT NULL DEFAULT 2,
      children         TINYINT UNSIGNED NOT NULL DEFAULT 0,
      rate_per_night   DECIMAL(8,2) NOT NULL,
      total_amount     DECIMAL(10,2) NOT NULL,
      currency         CHAR(3) NOT NULL DEFAULT 'EUR',
      status           ENUM('booked','checked_in','checked_out','cancelled','no_show') NOT NULL,
      special_requests VARCHAR(255),
      booked_at        DATETIME NOT NULL,
      cancelled_at     DATETIME,
      CHECK (check_out > check_in)
    )`,
  expectations: [
    every('booking_ref', reference),
    every('guest_name', fullName),
    every('guest_email', email),
    most(0.8, ['guest_email', 'guest_name'], madeOfName),
    every('guest_phone', phone),
    every('room_no', shortCode),
    every('room_type', label),
    over('room_type', distinctBetween(2, 20)),
    every(['check_in', 'check_out'], daysApart(1, 60)),
    every('check_in', momentBetween('2005-01-01', '2027-12-31')),
    every(['check_in', 'check_out', 'nights'], timeBetween('days')),
    over('nights', medianBetween(1, 8)),
    every('adults', between(1, 12)),
    over('adults', medianBetween(1, 3)),
    every('children', between(0, 8)),
    over('children', medianBetween(0, 1)),
    every('rate_per_night', between(10, 10_000)),
    every(['total_amount', 'rate_per_night', 'nights'], productOf),
    every('currency', currency),
    over('status', uneven(2)),
    most(0.9, 'special_requests', prose(2)),
    over('special_requests', nullShare(0.1, 0.99)),
    every('booked_at', recent),
    every(['booked_at', 'cancelled_at'], inOrder),
    every(['cancelled_at', 'status'], onlyWhen(/cancelled|no_show/)),
  ],
};
