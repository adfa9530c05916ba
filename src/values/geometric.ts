import type { Shape } from '../../grammar/shape.ts';
import type { Domain } from './domain.ts';
import type { Part } from './part.ts';

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

export function geometricDomain(shape: Shape<'geometric'>): Domain {
  return { kind: 'geometric', literal: 'quoted', parts: TYPES[shape.of] };
}
