import type { Expression } from '../../ir.ts';

/** A constant span of time: `1 second`, `18 years`. */
export function intervalOf(written: string): Expression {
  return {
    kind: 'cast',
    operand: { kind: 'string', value: written },
    type: {
      shape: { kind: 'interval', fields: null, precision: 6 },
      written: 'interval',
      base: 'interval',
      characterSet: null,
      collation: null,
      nullable: true,
      domainChecks: [],
      inner: [],
    },
  };
}
