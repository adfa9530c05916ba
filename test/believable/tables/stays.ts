import { type BelievableTable, every, most, over } from '../expectation.ts';
import { email, phone } from '../judges/forms.ts';
import { fullName, label, prose } from '../judges/language.ts';
import { between, recent } from '../judges/quantities.ts';
import { daysApart, different, flagOf, inOrder, madeOfName, onlyWhen, timeBetween } from '../judges/relations.ts';
import { distinctBetween, medianBetween, nullShare, varied } from '../judges/statistics.ts';

export const stays: BelievableTable = {
  name: 'stays',
  dialect: 'mysql',
  ddl: `
    CREATE TABLE stays (
      id                      INT AUTO_INCREMENT PRIMARY KEY,
      guest_name              VARCHAR(80),
      email                   VARCHAR(120),
      emergency_contact_name  VARCHAR(80),
      emergency_contact_phone VARCHAR(30),
      booked_at               DATETIME,
      check_in                DATE NOT NULL,
      check_out               DATE NOT NULL,
      num_nights              INT,
      booking_status          VARCHAR(20),
      cancelled_at            DATETIME,
      cancellation_reason     VARCHAR(200),
      is_refunded             TINYINT(1) NOT NULL DEFAULT 0,
      refund_amount           DECIMAL(8,2)
    )`,
  expectations: [
    every('guest_name', fullName),
    over('guest_name', nullShare(0, 0.06)),
    over('guest_name', varied(0.5)),
    every('email', email),
    most(0.9, ['email', 'guest_name'], madeOfName),
    every('emergency_contact_name', fullName),
    most(0.97, ['emergency_contact_name', 'guest_name'], different),
    every('emergency_contact_phone', phone),
    every('booked_at', recent),
    every(['check_in', 'check_out'], inOrder),
    every(['check_in', 'check_out'], daysApart(1, 40)),
    every(['check_in', 'check_out', 'num_nights'], timeBetween('days')),
    every('num_nights', between(1, 40)),
    over('num_nights', medianBetween(1, 7)),
    most(0.95, ['booked_at', 'check_in'], inOrder),
    every('booking_status', label),
    over('booking_status', distinctBetween(3, 10)),
    every(['cancelled_at', 'booking_status'], onlyWhen(/cancel/)),
    every(['cancellation_reason', 'booking_status'], onlyWhen(/cancel/)),
    every('cancellation_reason', prose(2)),
    most(0.97, ['is_refunded', 'refund_amount'], flagOf),
  ],
};
