import { type Coordinates, type GeometryValue, Refusal, Unevaluable } from './value.ts';

/** Parentheses within each other at most: those of a collection of collections. */
const MAX_DEPTH = 20;

/** Classes, and how deep the points of each lie in lists. */
const DEPTHS: ReadonlyMap<string, number> = new Map([
  ['point', 0],
  ['linestring', 1],
  ['multipoint', 1],
  ['polygon', 2],
  ['multilinestring', 2],
  ['multipolygon', 3],
]);

const MARK = /\s*(?:([A-Za-z]+)|([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d{1,3})?)|([(),]))/y;

/** Reads a geometry's WKT (OGC 06-103r4). Refusal: it is malformed; Unevaluable: its form is not read here. */
export function parseGeometry(text: string, srid: number): GeometryValue {
  const reader = new GeometryReader(text, srid);
  const value = reader.geometry(0);
  reader.end();
  return value;
}

class GeometryReader {
  readonly #text: string;
  readonly #srid: number;
  #at = 0;
  #mark: RegExpExecArray | null = null;

  constructor(text: string, srid: number) {
    this.#text = text;
    this.#srid = srid;
    this.#next();
  }

  geometry(depth: number): GeometryValue {
    if (depth > MAX_DEPTH) throw new Unevaluable(); // A geometry this deep is not read.
    const of = (this.#mark?.[1] ?? '').toLowerCase();
    const levels = DEPTHS.get(of);
    const isCollection = of === 'geometrycollection' || of === 'geomcollection';
    if (levels === undefined && !isCollection) throw new Refusal(); // There is no such class of geometries.
    this.#next();
    if (this.#mark?.[1] !== undefined) throw new Unevaluable(); // Empty geometries are not read.
    if (levels !== undefined) {
      return { kind: 'geometry', of, srid: this.#srid, coordinates: this.#coordinates(levels, of), members: [] };
    }
    const members = this.#list(() => this.geometry(depth + 1));
    return { kind: 'geometry', of: 'geometrycollection', srid: this.#srid, coordinates: [], members };
  }

  end(): void {
    if (this.#mark !== null || this.#text.slice(this.#at).trim() !== '') throw new Refusal(); // The text is no geometry.
  }

  #next(): void {
    MARK.lastIndex = this.#at;
    this.#mark = MARK.exec(this.#text);
    if (this.#mark !== null) this.#at = MARK.lastIndex;
  }

  #expect(mark: string): void {
    if (this.#mark?.[3] !== mark) throw new Refusal(); // The text is no geometry.
    this.#next();
  }

  #coordinates(levels: number, of: string): Coordinates {
    if (levels === 0) {
      this.#expect('(');
      const point = this.#point();
      this.#expect(')');
      return point;
    }
    // A multipoint's points may stand in parentheses of their own.
    const isWrapped = () => of === 'multipoint' && this.#mark?.[3] === '(';
    if (levels > 1) return this.#list(() => this.#coordinates(levels - 1, of));
    return this.#list(() => (isWrapped() ? this.#coordinates(0, of) : this.#point()));
  }

  #list<T>(item: () => T): readonly T[] {
    this.#expect('(');
    const items = [item()];
    while (this.#mark?.[3] === ',') {
      this.#next();
      items.push(item());
    }
    this.#expect(')');
    return items;
  }

  #point(): readonly number[] {
    const numbers: number[] = [];
    for (; this.#mark?.[2] !== undefined; this.#next()) numbers.push(Number(this.#mark[2]));
    if (numbers.length !== 2) throw new Refusal(); // A point has two coordinates.
    return numbers;
  }
}

/** All points of a geometry, in their order. */
export function pointsOf({ coordinates, members }: GeometryValue): readonly (readonly [number, number])[] {
  const points: (readonly [number, number])[] = [];
  const collect = (part: Coordinates): void => {
    const [x, y] = part;
    if (typeof x === 'number' && typeof y === 'number') points.push([x, y]);
    else for (const inner of part) if (typeof inner !== 'number') collect(inner);
  };
  collect(coordinates);
  return [...points, ...members.flatMap(pointsOf)];
}

/** The WKT of a geometry whose form all servers write alike. */
export function geometryText({ of, coordinates }: GeometryValue): string {
  if (of === 'multipoint' || of === 'geometrycollection') {
    throw new Unevaluable(); // How this class is written differs between servers.
  }
  const written = (part: Coordinates): string => {
    const [x, y] = part;
    if (typeof x === 'number' && typeof y === 'number') return `${x} ${y}`;
    return part
      .map((inner) => (typeof inner === 'number' ? '' : isPoint(inner) ? written(inner) : `(${written(inner)})`))
      .join(',');
  };
  return `${of.toUpperCase()}(${written(coordinates)})`;
}

function isPoint(part: Coordinates): boolean {
  return typeof part[0] === 'number';
}
