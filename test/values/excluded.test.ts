import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Kind } from '../../grammar/shape.ts';
import { type Domain, endsOf, sizeOf } from '../../src/values/domain.ts';
import { domainOf } from '../../src/values/index.ts';
import { NO_FACTS } from '../../src/values/request.ts';
import { PLAIN_REQUEST } from './request.ts';
import { shapes } from './shapes.ts';

/** Kinds whose values may be made of parts that are too long to list: hardly any value comes twice. */
const LONG: ReadonlySet<Kind> = new Set(['bits', 'time', 'spatial', 'geometric', 'range', 'composite', 'vector']);

/** Domains of at least so many values have others than those that are excluded. */
const ENOUGH = 3;

/** The first value of a domain, and its last, as constants are written. */
function constantsOf(made: Domain): readonly string[] {
  return made.literal === 'bytes' ? endsOf(made).map((digits) => `\\x${digits}`) : endsOf(made);
}

for (const [shape] of shapes.filter(([{ kind }]) => !LONG.has(kind))) {
  test(`${JSON.stringify(shape)} leaves out what is excluded`, () => {
    const whole = domainOf(shape, PLAIN_REQUEST);
    if (whole === null || sizeOf(whole) < ENOUGH) return;
    const excluded = constantsOf(whole);
    const rest = domainOf(shape, { ...PLAIN_REQUEST, facts: { ...NO_FACTS, excluded } });
    assert.ok(rest !== null, 'there are others');
    assert.equal(
      constantsOf(rest).filter((end) => excluded.includes(end)),
      [],
    );
  });
}

test.run();
