import type { Family } from './record.ts';

const POINT = 'POINT\\([1-9] [1-9]\\)';

const LINE = 'LINESTRING\\([1-9] [1-9],[1-9]0 [1-9]0\\)';

const POLYGON = 'POLYGON\\(\\(0 0,[1-9] 0,[1-9] [1-9],0 0\\)\\)';

/** The system of degrees on the earth. */
const WGS84 = 4326;

/** Functions of geometries: MySQL 9 manual, section 14.16. */
export const spatial: Family = {
  st_geomfromtext: { reads: { pattern: POINT }, degrees: 1 },
  st_geometryfromtext: { reads: { pattern: POINT }, degrees: 1 },
  st_pointfromtext: { reads: { pattern: POINT }, degrees: 1 },
  geomfromtext: { reads: { pattern: POINT } },
  geometryfromtext: { reads: { pattern: POINT } },
  pointfromtext: { reads: { pattern: POINT } },
  st_linefromtext: { reads: { pattern: LINE } },
  st_linestringfromtext: { reads: { pattern: LINE } },
  linefromtext: { reads: { pattern: LINE } },
  linestringfromtext: { reads: { pattern: LINE } },
  st_polyfromtext: { reads: { pattern: POLYGON } },
  st_polygonfromtext: { reads: { pattern: POLYGON } },
  polyfromtext: { reads: { pattern: POLYGON } },
  polygonfromtext: { reads: { pattern: POLYGON } },
  st_geomfromgeojson: { reads: { pattern: '\\{"type":"Point","coordinates":\\[[1-9],[1-9]\\]\\}' } },
  st_srid: { degrees: 1, givesReferenceSystem: true },
  st_distance_sphere: { degrees: null },
  st_geohash: { degrees: null },
  st_area: { ofGeometry: { of: 'polygon' } },
  st_exteriorring: { ofGeometry: { of: 'polygon' } },
  st_numinteriorrings: { ofGeometry: { of: 'polygon' } },
  st_numinteriorring: { ofGeometry: { of: 'polygon' } },
  st_interiorringn: { ofGeometry: { of: 'polygon' } },
  st_length: { ofGeometry: { of: 'linestring' } },
  st_numpoints: { ofGeometry: { of: 'linestring' } },
  st_pointn: { ofGeometry: { of: 'linestring' } },
  st_startpoint: { ofGeometry: { of: 'linestring' } },
  st_endpoint: { ofGeometry: { of: 'linestring' } },
  st_isclosed: { ofGeometry: { of: 'linestring' } },
  st_numgeometries: { ofGeometry: { of: 'geometrycollection' } },
  st_geometryn: { ofGeometry: { of: 'geometrycollection' } },
  st_latitude: { ofGeometry: { srid: WGS84 } },
  st_longitude: { ofGeometry: { srid: WGS84 } },
  srid: { givesReferenceSystem: true },
};
