import { pool as words } from '../../pools/pools.ts';
import { kind } from '../builders/choice.ts';
import { digits, number, picked, pool, text, weighted } from '../builders/forms.ts';
import {
  between,
  exponential,
  forms,
  inYears,
  listOf,
  lognormal,
  measure,
  normal,
  once,
  within,
} from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

const SPECIES: readonly (readonly [name: string, latin: string])[] = [
  ['Gray wolf', 'Canis lupus'],
  ['Red fox', 'Vulpes vulpes'],
  ['Brown bear', 'Ursus arctos'],
  ['Lion', 'Panthera leo'],
  ['Tiger', 'Panthera tigris'],
  ['House mouse', 'Mus musculus'],
  ['Honey bee', 'Apis mellifera'],
  ['House sparrow', 'Passer domesticus'],
  ['Mallard', 'Anas platyrhynchos'],
  ['Atlantic salmon', 'Salmo salar'],
  ['English oak', 'Quercus robur'],
  ['Scots pine', 'Pinus sylvestris'],
  ['Common sunflower', 'Helianthus annuus'],
  ['Maize', 'Zea mays'],
  ['Rice', 'Oryza sativa'],
  ['Bread wheat', 'Triticum aestivum'],
  ['Tomato', 'Solanum lycopersicum'],
  ['Thale cress', 'Arabidopsis thaliana'],
  ['Fruit fly', 'Drosophila melanogaster'],
  ['Zebrafish', 'Danio rerio'],
];
const COMPOUNDS: readonly (readonly [name: string, formula: string, cas: string])[] = [
  ['Water', 'H2O', '7732-18-5'],
  ['Ethanol', 'C2H6O', '64-17-5'],
  ['Methane', 'CH4', '74-82-8'],
  ['Ammonia', 'NH3', '7664-41-7'],
  ['Acetone', 'C3H6O', '67-64-1'],
  ['Glucose', 'C6H12O6', '50-99-7'],
  ['Caffeine', 'C8H10N4O2', '58-08-2'],
  ['Benzene', 'C6H6', '71-43-2'],
  ['Sodium chloride', 'NaCl', '7647-14-5'],
  ['Sulfuric acid', 'H2SO4', '7664-93-9'],
  ['Acetic acid', 'C2H4O2', '64-19-7'],
  ['Toluene', 'C7H8', '108-88-3'],
];
const STARS = listOf('Sirius, Vega, Rigel, Antares, Altair, Deneb, Polaris, Spica, Capella, Regulus');
const PLANETS = listOf('Mercury, Venus, Earth, Mars, Jupiter, Saturn, Uranus, Neptune');
const GENES = listOf('BRCA1, TP53, EGFR, KRAS, MYC, APOE, CFTR, PTEN, VEGFA, TNF');
const CROPS = listOf('Wheat, Maize, Barley, Rice, Soybean, Potato, Sugar beet, Sunflower, Cotton, Oats');

const RIVERS = 'Rhine|Danube|Thames|Loire|Elbe|Seine|Severn|Vistula|Po|Ebro|Trent|Mosel|Inn|Tagus|Hudson|Ohio'.split(
  '|',
);

/** Nature and the sciences. */
export const science: readonly MeaningRow[] = [
  measure(
    'battery voltage in millivolts',
    'battery|battery voltage|vbat|vbatt|supply|supply voltage|vcc mv, battery|battery voltage millivolt, vbat, vbatt',
    between(2_900, 4_200, normal(3_700, 210)),
  ),
  {
    // A lead battery of a station or a vehicle.
    name: 'science.voltage of a lead battery',
    names: 'battery voltage|v|volt',
    beside: 'solar, river, precipitation, vehicle, engine',
    numbers: between(10.8, 14.7, normal(12.7, 0.5), 2),
  },
  {
    name: 'science.battery voltage',
    names: 'battery voltage|v, voltage of battery, battery|battery level volt',
    numbers: between(2.9, 4.25, normal(3.8, 0.2), 2),
  },
  { name: 'place.river', names: 'river, river name, waterway', texts: once(() => [[pool(RIVERS)]]) },
  {
    name: 'science.element',
    names: 'element, element/name, metal',
    texts: once(() => [[picked('element', words('chemicalElements'))], [picked('element', words('chemicalSymbols'))]]),
  },
  {
    name: 'science.element symbol',
    names: 'element|chemical|atomic symbol',
    texts: once(() => [[picked('element', words('chemicalSymbols'))]]),
  },
  {
    name: 'science.atomic number',
    names: 'atomic|element number, proton',
    numbers: { first: 1, last: 118, listed: { picks: 'element', entries: () => words('chemicalNumbers') } },
  },
  { name: 'science.atomic mass', names: 'atomic mass|weight', numbers: between(1, 294, normal(110, 70), 3) },
  {
    name: 'science.molecular weight',
    names: 'molecular weight, molar|molecular mass',
    numbers: between(2, 900, lognormal(160, 0.7), 2),
  },
  {
    name: 'science.compound',
    names: 'compound, compound|chemical|substance name, chemical, molecule, solvent, reagent',
    texts: once(() => [
      [
        picked(
          'compound',
          COMPOUNDS.map(([name]) => name),
        ),
      ],
      [
        picked(
          'compound',
          COMPOUNDS.map(([, formula]) => formula),
        ),
      ],
    ]),
  },
  {
    name: 'science.formula',
    names: 'formula',
    texts: once(() => [
      [
        picked(
          'compound',
          COMPOUNDS.map(([, formula]) => formula),
        ),
      ],
    ]),
  },
  {
    name: 'science.cas number',
    names: 'cas|cas registry number, cas',
    texts: once(() => [
      [
        picked(
          'compound',
          COMPOUNDS.map(([, , cas]) => cas),
        ),
      ],
    ]),
  },
  {
    name: 'science.melting point',
    names: 'melting|boiling|freezing|flash point',
    numbers: between(-250, 3_400, normal(320, 380), 1),
  },
  {
    name: 'science.concentration',
    names: 'concentration, molarity, dilution, concentration level, dose concentration, salinity, purity',
    numbers: between(0, 100, lognormal(3, 1), 3),
  },
  {
    name: 'science.species',
    names: 'species, species|common|plant name, animal|plant|host species, organism, animal/species',
    texts: once(() => [
      [
        picked(
          'species',
          SPECIES.map(([name]) => name),
        ),
      ],
      [
        pool(
          within(
            SPECIES.map(([name]) => name),
            10,
          ),
        ),
      ],
    ]),
  },
  {
    name: 'science.latin name',
    names: 'scientific|latin|binomial|taxon|botanical name, taxon',
    texts: once(() => [
      [
        picked(
          'species',
          SPECIES.map(([, latin]) => latin),
        ),
      ],
    ]),
  },
  {
    name: 'science.genus',
    names: 'genus, genus name',
    texts: once(() => [
      [
        picked(
          'species',
          SPECIES.map(([, latin]) => latin.split(' ')[0] ?? ''),
        ),
      ],
    ]),
  },
  {
    name: 'science.taxonomic rank',
    names: 'taxonomic|taxon|taxonomy rank, kingdom',
    texts: once(() => [[weighted({ species: 60, genus: 20, family: 12, order: 5, class: 2, kingdom: 1 })]]),
  },
  kind(
    'conservation',
    'conservation|iucn|red list status',
    'least_concern 56, near_threatened 14, vulnerable 16, endangered 10, extinct 2',
  ),
  {
    name: 'science.gene',
    names: 'gene, gene symbol|name',
    texts: once(() => [[pool(GENES)], [pool(within(GENES, 4))]]),
  },
  {
    name: 'science.sequence',
    names: 'dna|nucleotide|rna|genome sequence, dna',
    texts: once(() => {
      const triplets = ['A', 'C', 'G', 'T'].flatMap((a) =>
        ['A', 'C', 'G', 'T'].flatMap((b) => ['A', 'C', 'G', 'T'].map((c) => a + b + c)),
      );
      return [Array.from({ length: 16 }, () => pool(triplets)), Array.from({ length: 5 }, () => pool(triplets))];
    }),
  },
  {
    name: 'science.chromosome',
    names: 'chromosome, chromosome number, chrom',
    texts: once(() => [[text('chr'), number(1, 22)], [number(1, 22)]]),
    numbers: between(1, 22),
  },
  {
    name: 'science.sample',
    names: 'experiment code, specimen, sample code|number|id|name|barcode|label, specimen code|number|id',
    ...inYears(4, (first, last) => ({
      texts: once(() => [[text('S-'), number(first, last), text('-'), digits(5)], [text('S'), digits(6)], [digits(6)]]),
      unique: once(() => [
        [text('S-'), number(first, last), text('-'), digits(7)],
        [text('S'), digits(7)],
      ]),
    })),
  },
  { name: 'science.planet', names: 'planet, planet name', texts: once(() => [[pool(PLANETS)]]) },
  {
    name: 'science.star',
    names: 'star name, constellation star, celestial body',
    texts: once(() => [[pool(STARS)]]),
  },
  {
    name: 'science.constellation',
    names: 'constellation',
    texts: once(() => [[pool(listOf('Orion, Lyra, Cygnus, Leo, Virgo, Scorpius, Taurus, Aquila, Draco, Pegasus'))]]),
  },
  {
    name: 'science.magnitude',
    names: 'magnitude, richter',
    numbers: between(0.5, 9.2, exponential(2.2), 1),
  },
  {
    name: 'science.light years',
    names: 'light|distance light year, parallax',
    numbers: between(4.2, 90_000, lognormal(260, 1.6), 1),
  },
  { name: 'science.p value', names: 'p value, pvalue, significance', numbers: between(0, 1, exponential(0.12), 5) },
  {
    name: 'science.research field',
    names: 'scientific field, research topic',
    texts: once(() => [
      [
        pool(
          listOf(
            'Biology, Chemistry, Physics, Mathematics, Computer Science, Psychology, Economics, Geology, Astronomy, Medicine, Linguistics, Sociology',
          ),
        ),
      ],
      [pool(listOf('Biology, Physics, Geology'))],
    ]),
  },
  {
    name: 'weather.condition',
    names: 'weather, weather|sky condition, weather description|type|state|main|summary, sky, forecast/condition',
    texts: forms(
      weighted({
        Sunny: 26,
        'Partly cloudy': 22,
        Cloudy: 18,
        Overcast: 8,
        'Light rain': 12,
        Rain: 7,
        Thunderstorm: 2,
        Snow: 3,
        Fog: 2,
      }),
      weighted({ Sunny: 30, Cloudy: 32, Rain: 22, Snow: 6, Fog: 4, Storm: 3, Windy: 3 }),
      weighted({ SUN: 30, CLD: 32, RAI: 22, SNO: 6 }),
    ),
  },
  {
    name: 'weather.wind direction',
    names: 'wind|compass|cardinal|exposure direction, orientation, facing',
    texts: forms(
      weighted({ N: 9, NNE: 4, NE: 10, ENE: 4, E: 9, SE: 10, S: 11, SSW: 6, SW: 16, W: 15, NW: 11 }),
      weighted({ N: 1, E: 1, S: 1, W: 1 }),
    ),
    numbers: between(0, 359),
  },
  {
    name: 'weather.season',
    names: 'season, season name, harvest|growing|peak season',
    texts: forms(
      picked('season', listOf('Spring, Summer, Autumn, Winter')),
      picked('season', listOf('SP, SU, AU, WI')),
    ),
    numbers: between(1, 12, exponential(3)),
  },
  {
    name: 'agriculture.crop',
    names: 'crop, crop name|type, crop|plant variety',
    texts: once(() => [[pool(CROPS)], [pool(within(CROPS, 6))]]),
  },
  {
    name: 'agriculture.soil',
    names: 'soil, soil|ground type, soil texture',
    texts: once(() => [[weighted({ loam: 34, clay: 24, sand: 20, silt: 12, peat: 6, chalk: 4 })]]),
  },
  {
    name: 'agriculture.yield',
    names: 'crop|harvest yield, yield kg|ton, harvest quantity, yield per hectare',
    numbers: between(0.2, 90_000, lognormal(1_200, 1), 1),
  },
];
