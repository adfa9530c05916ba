import type { Shape } from '../../grammar/shape.ts';
import type { Domain } from './domain.ts';
import type { CountedPart, Part } from './part.ts';
import type { DomainRequest } from './request.ts';

const number: Part = { kind: 'wide', first: 0, size: 100_000, scale: 2 };
const text = (text: string): Part => ({ kind: 'constant', text });
const point: readonly Part[] = [text('('), number, text(','), number, text(')')];

/** Text forms of PostgreSQL's geometric types (manual 8.8). A line has a first coefficient that is not 0. */
const TYPES: Readonly<Record<Shape<'geometric'>['of'], readonly Part[]>> = {
  point,
  line: [text('{1,'), number, text(','), number, text('}')],
  lseg: [text('['), ...point, text(',(1001,1001)]')],
  box: [text('(1001,1001),'), ...point],
  path: [text('['), ...point, text(','), ...point, text(',(1001,1001)]')],
  polygon: [text('((0,0),'), ...point, text(',(0,1001))')],
  circle: [text('<'), ...point, text(','), number, text('>')],
};

const side: CountedPart = { kind: 'integer', first: 0, size: 100_000 };
const x: Part = { kind: 'again', back: 2, of: side };
const y: Part = { kind: 'again', back: 1, of: side };

/** Areas of which no two overlap, as each lies in a square of its own. */
const APART: Partial<Readonly<Record<Shape<'geometric'>['of'], readonly Part[]>>> = {
  box: [text('('), side, text(','), side, text('),('), x, text('.9,'), y, text('.9)')],
  polygon: [text('(('), side, text(','), side, text('),('), x, text('.9,'), y, text('.9))')],
  circle: [text('<('), side, text(','), side, text('),0.4>')],
};

export function geometricDomain(shape: Shape<'geometric'>, { disjoint }: DomainRequest): Domain {
  const parts = (disjoint ? APART[shape.of] : undefined) ?? TYPES[shape.of];
  return { kind: 'geometric', literal: 'quoted', parts };
}
