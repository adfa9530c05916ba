import { type BelievableTable, every, most, over } from '../expectation.ts';
import { airportCode, flightNumber } from '../judges/forms.ts';
import { label } from '../judges/language.ts';
import { between, past, roundMinutes } from '../judges/quantities.ts';
import { daysApart, different, inOrder, onlyWhen, thereWhen, timeBetween } from '../judges/relations.ts';
import { distinctBetween, medianBetween, nullShare } from '../judges/statistics.ts';

export const departures: BelievableTable = {
  name: 'departures',
  dialect: 'postgresql',
  ddl: `
    CREATE TABLE departures (
      id                  serial PRIMARY KEY,
      flight_number       varchar(8),
      origin_airport      char(3),
      destination_airport char(3),
      scheduled_departure timestamptz,
      actual_departure    timestamptz,
      scheduled_arrival   timestamptz,
      actual_arrival      timestamptz,
      delay_minutes       integer,
      duration_min        integer,
      status              varchar(20)
    )`,
  expectations: [
    every('flight_number', flightNumber),
    every('origin_airport', airportCode),
    every('destination_airport', airportCode),
    most(0.97, ['origin_airport', 'destination_airport'], different),
    over('origin_airport', nullShare(0, 0.06)),
    over('scheduled_departure', nullShare(0, 0.06)),
    every('scheduled_departure', roundMinutes),
    every(['scheduled_departure', 'actual_departure'], inOrder),
    most(0.95, ['scheduled_departure', 'actual_departure'], daysApart(0, 0.3)),
    every(['scheduled_departure', 'scheduled_arrival'], inOrder),
    every(['actual_departure', 'actual_arrival'], inOrder),
    every(['scheduled_departure', 'scheduled_arrival', 'duration_min'], timeBetween('minutes')),
    every(['scheduled_departure', 'actual_departure', 'delay_minutes'], timeBetween('minutes')),
    every('delay_minutes', between(0, 400)),
    over('delay_minutes', medianBetween(0, 30)),
    every('status', label),
    over('status', distinctBetween(3, 10)),
    every(['actual_arrival', 'status'], onlyWhen(/landed|arrived/)),
    every(['actual_departure', 'status'], onlyWhen(/landed|arrived|departed|air/)),
    every(['actual_arrival', 'status'], thereWhen(/landed|arrived/)),
    most(0.98, 'actual_arrival', past),
  ],
};
