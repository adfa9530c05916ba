import { type BelievableTable, every, most, over } from '../expectation.ts';
import { vin, vinCheckDigit } from '../judges/checksums.ts';
import { colour, licencePlate } from '../judges/forms.ts';
import { brand, fullName, naming } from '../judges/language.ts';
import { between, momentBetween, yearBetween } from '../judges/quantities.ts';
import { modelYearOf } from '../judges/relations.ts';
import { determines, distinctBetween, medianBetween, uneven, varied } from '../judges/statistics.ts';

export const vehicles: BelievableTable = {
  name: 'vehicles',
  dialect: 'postgresql',
  ddl: `
    CREATE TABLE vehicles (
      vin                char(17) PRIMARY KEY,
      licence_plate      varchar(12) UNIQUE,
      make               varchar(40) NOT NULL,
      model              varchar(60) NOT NULL,
      model_year         smallint NOT NULL,
      first_registration date,
      color              varchar(30),
      fuel_type          varchar(20) NOT NULL,
      transmission       varchar(20) NOT NULL,
      body_type          varchar(20),
      doors              smallint,
      engine_cc          integer,
      horsepower         smallint,
      mileage_km         integer NOT NULL DEFAULT 0,
      list_price         numeric(9,2),
      owner_name         varchar(100)
    )`,
  expectations: [
    every('vin', vin),
    every('vin', vinCheckDigit),
    every('licence_plate', licencePlate),
    every('make', brand),
    most(
      0.6,
      'make',
      naming(
        'a make of cars',
        /toyota|volkswagen|vw|ford|honda|nissan|chevrolet|hyundai|kia|bmw|mercedes|audi|peugeot|renault|fiat|skoda|seat|volvo|mazda|subaru|tesla|opel|citroen|dacia|porsche|lexus|jeep|suzuki|mitsubishi|mini|land rover|jaguar|gmc|dodge|ram|cadillac|ferrari|byd/,
      ),
    ),
    over('make', distinctBetween(4, 80)),
    over(['model', 'make'], determines),
    every('model_year', yearBetween(1950, 2027)),
    over('model_year', medianBetween(1998, 2025)),
    every('first_registration', momentBetween('1950-01-01', '2026-01-01')),
    every(['model_year', 'first_registration'], modelYearOf),
    every('color', colour),
    most(
      0.9,
      'fuel_type',
      naming('a fuel', /petrol|gas|diesel|electric|hybrid|lpg|cng|hydrogen|ethanol|benzin|bev|phev|hev/),
    ),
    over('fuel_type', uneven(1.5)),
    most(0.9, 'transmission', naming('a transmission', /manual|auto|cvt|dct|dsg|semi|dual|tiptronic|direct|single/)),
    most(
      0.85,
      'body_type',
      naming(
        'a body',
        /sedan|saloon|hatch|suv|estate|wagon|coupe|convert|cabrio|van|truck|pickup|pick-up|roadster|mpv|crossover|limousine|compact|kombi|bus|minivan/,
      ),
    ),
    every('doors', between(2, 6)),
    every('engine_cc', between(0, 9_000)),
    over('engine_cc', medianBetween(800, 4_000)),
    every('horsepower', between(30, 2_000)),
    every('mileage_km', between(0, 900_000)),
    over('mileage_km', varied(0.4)),
    over('mileage_km', medianBetween(5_000, 250_000)),
    over('list_price', medianBetween(5_000, 120_000)),
    every('owner_name', fullName),
  ],
};
