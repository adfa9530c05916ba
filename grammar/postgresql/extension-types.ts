import type { TypeRow } from '../dialect.ts';
import type { FormPiece, Shape } from '../shape.ts';
import { bare, formed, opaque, plain, text, vector } from '../type-row.ts';

/** Types of widespread extensions: contrib (PostgreSQL 18 manual, appendix F), PostGIS, pgvector. */

const words = ['apple', 'cedar', 'comet', 'fern', 'maple', 'ocean', 'pearl', 'river', 'stone', 'willow'];
const number = { least: 1, most: 1_000_000 };

/** PostGIS: geometry(Point, 4326). Without a reference system of its own, geography is in WGS 84. */
const postgis =
  (fallback: number): TypeRow =>
  ({ words: names, strings, integers }) => ({
    kind: 'spatial',
    of: (names[0] ?? strings[0] ?? 'point').toLowerCase().replaceAll(' ', ''),
    srid: integers[0] ?? fallback,
  });

/** pgvector's sparse vectors: `{index:value,…}/dimensions`, indices from 1 on. */
const sparse: TypeRow = ({ integers: [dimensions = 16] }) => {
  const last: readonly FormPiece[] = dimensions > 1 ? [`,${dimensions}:`, { least: 1, most: 999 }] : [];
  return {
    kind: 'formed',
    form: ['{1:', { least: 1, most: 999 }, ...last, `}/${dimensions}`],
    keyForm: null,
  };
};

/** Points on the surface of the earth as earthdistance takes it, a sphere of this radius in metres. */
const EARTH_RADIUS = 6_378_168;

/** Points on the equator: with t = i / 64, ((1 − t²) / (1 + t²), 2t / (1 + t²)) is on the unit circle. */
const earthPoints = Array.from({ length: 64 }, (_, i) => {
  const square = (i / 64) ** 2;
  const x = (EARTH_RADIUS * (1 - square)) / (1 + square);
  const y = (EARTH_RADIUS * 2 * (i / 64)) / (1 + square);
  return `(${x.toFixed(3)}, ${y.toFixed(3)}, 0)`;
});

/** ISBN and its like: the server computes the check digit where a question mark stands (manual F.21). */
const numbered = (prefix: string, digits: number, suffix = ''): TypeRow => formed(prefix, { digits }, `${suffix}?`);

const integerSet: Shape = { kind: 'integer', bits: 32, unsigned: true, sequence: false };

const plainTypes: Readonly<Record<string, TypeRow>> = {
  citext: text({ fallback: null }),
  hstore: formed('id=>', number, ', name=>', words),
  ltree: formed('shop.', words, '.item', number),
  lquery: formed('shop.', words, '.*{', { least: 1, most: 99 }, '}.item', number),
  ltxtquery: formed(words, ' & item', number),
  cube: formed('(', number, ', ', number, ', ', number, ')'),
  earth: formed(earthPoints),
  seg: formed('1', { digits: 4 }, ' .. 2', { digits: 4 }),
  lo: plain(integerSet),
  query_int: formed(number, '&', number),
  ean13: numbered('02', 9, '0'),
  upc: numbered('2', 9, '0'),
  isbn: numbered('0', 8),
  isbn13: numbered('978', 9),
  ismn: numbered('M', 8),
  ismn13: numbered('9790', 8),
  issn: numbered('', 7),
  issn13: numbered('977', 7, '00'),

  box2d: formed('BOX(0 0,', number, ' ', number, ')'),
  box3d: formed('BOX3D(0 0 0,', number, ' ', number, ' ', number, ')'),
  raster: opaque('raster'),
  topogeometry: opaque('topogeometry'),
  ghstore: opaque('ghstore'),
  gtrgm: opaque('gtrgm'),
  ltree_gist: opaque('ltree_gist'),
  intbig_gkey: opaque('intbig_gkey'),
};

export const extensionTypes: Readonly<Record<string, TypeRow>> = {
  ...Object.fromEntries(Object.entries(plainTypes).map(([name, row]) => [name, bare(row)])),
  vector: vector(),
  halfvec: vector(),
  sparsevec: sparse,
  geometry: postgis(0),
  geography: postgis(4326),
};
