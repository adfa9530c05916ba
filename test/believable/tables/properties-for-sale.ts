import { type BelievableTable, every, most, over } from '../expectation.ts';
import { documentWith, listOfTexts } from '../judges/forms.ts';
import { capitalised, different, fullName, label, naming, noFullStop, prose, sentences } from '../judges/language.ts';
import { distinctBetween, uneven, varied } from '../judges/statistics.ts';

export const propertiesForSale: BelievableTable = {
  name: 'properties_for_sale',
  dialect: 'postgresql',
  ddl: `
    CREATE TABLE properties (
      id            serial PRIMARY KEY,
      headline      varchar(120) NOT NULL,
      property_type varchar(20) NOT NULL,
      bedrooms      smallint NOT NULL,
      location      varchar(120) NOT NULL,
      landlord      varchar(80) NOT NULL,
      agent_name    varchar(80),
      heating       varchar(30),
      amenities     text[] NOT NULL,
      address       jsonb NOT NULL,
      tags          jsonb,
      description   text NOT NULL
    )`,
  expectations: [
    every('headline', capitalised),
    every('headline', noFullStop),
    every('headline', naming('a home', /bedroom|apartment|house|home|condo|loft|flat|villa|studio/)),
    over('headline', varied(0.3)),
    every(
      'property_type',
      naming('a kind of building', /apartment|house|condo|studio|office|villa|loft|land|flat|home|building/),
    ),
    over('property_type', uneven(1.5)),
    every('location', capitalised),
    every('landlord', fullName),
    every('agent_name', fullName),
    most(0.95, ['landlord', 'agent_name'], different),
    every('heating', label),
    over('heating', distinctBetween(3, 12)),
    every('amenities', listOfTexts),
    every('address', documentWith('street', 'city', 'country')),
    every('tags', listOfTexts),
    every('description', prose(6)),
    every('description', sentences),
    most(
      0.9,
      'description',
      naming('a home', /bedroom|apartment|house|home|condo|loft|flat|kitchen|garden|balcony|rooms/),
    ),
  ],
};
