import { type BelievableTable, every, most, over } from '../expectation.ts';
import { airlineCode, airportCode, flightNumber, shortCode } from '../judges/forms.ts';
import { brand, naming } from '../judges/language.ts';
import { knownAirport } from '../judges/places.ts';
import { between, momentBetween, priceEnding, roundMinutes } from '../judges/quantities.ts';
import { ascending, different, inOrder, timeBetween } from '../judges/relations.ts';
import { determines, distinctBetween, medianBetween, uneven } from '../judges/statistics.ts';

export const flights: BelievableTable = {
  name: 'flights',
  dialect: 'postgresql',
  ddl: `
    CREATE TABLE "Flights" (
      "flightId"           uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      "flightNumber"       varchar(8) NOT NULL,
      "airline"            varchar(60) NOT NULL,
      "airlineCode"        char(2) NOT NULL,
      "originAirport"      char(3) NOT NULL,
      "destinationAirport" char(3) NOT NULL,
      "departureTime"      timestamp(0) NOT NULL,
      "arrivalTime"        timestamp(0) NOT NULL,
      "durationMinutes"    integer NOT NULL,
      "distanceKm"         integer,
      "status"             varchar(20) NOT NULL DEFAULT 'scheduled',
      "gate"               varchar(5),
      "aircraftType"       varchar(40),
      "seatsTotal"         smallint NOT NULL,
      "seatsSold"          smallint NOT NULL DEFAULT 0,
      "baseFare"           numeric(8,2) NOT NULL,
      CHECK ("arrivalTime" > "departureTime"),
      CHECK ("originAirport" <> "destinationAirport"),
      CHECK ("seatsSold" BETWEEN 0 AND "seatsTotal")
    )`,
  expectations: [
    every('flightNumber', flightNumber),
    every('airline', brand),
    over(['airline', 'airlineCode'], determines),
    every('airlineCode', airlineCode),
    every(['originAirport', 'destinationAirport'], airportCode),
    most(0.5, 'originAirport', knownAirport),
    most(0.5, 'destinationAirport', knownAirport),
    every(['originAirport', 'destinationAirport'], different),
    every(['departureTime', 'arrivalTime'], inOrder),
    every('departureTime', momentBetween('2005-01-01', '2027-12-31')),
    most(0.9, 'departureTime', roundMinutes),
    every(['departureTime', 'arrivalTime', 'durationMinutes'], timeBetween('minutes')),
    every('durationMinutes', between(20, 1_200)),
    every('distanceKm', between(50, 19_000)),
    most(
      0.9,
      'status',
      naming(
        "a flight's state",
        /sched|board|depart|flight|air|land|arriv|delay|cancel|divert|time|gate|complet|taxi|final|check|route/,
      ),
    ),
    over('status', distinctBetween(2, 12)),
    over('status', uneven(2)),
    every('gate', shortCode),
    most(
      0.8,
      'aircraftType',
      naming(
        'a type of aircraft',
        /\b(?:airbus|boeing|embraer|bombardier|atr|cessna|dash|crj|erj|antonov|comac|sukhoi|fokker|de havilland|mitsubishi|saab|a[23]\d\d|b?7[0-9]7|e1[79]\d|md|dc)/,
      ),
    ),
    every('seatsTotal', between(4, 860)),
    over('seatsTotal', medianBetween(60, 400)),
    every(['seatsSold', 'seatsTotal'], ascending),
    every('baseFare', between(5, 15_000)),
    most(0.3, 'baseFare', priceEnding),
    over('distanceKm', medianBetween(300, 10_000)),
  ],
};
