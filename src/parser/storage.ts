import type { Analysis } from '../../grammar/dialect.ts';
import { modelOf } from '../../grammar/kinds.ts';
import type { Shape } from '../../grammar/shape.ts';

/** Why no table has a parameter, which is written Name=Value; null: tables have it. Those of extensions are behind a name of their own. */
export function faultOfParameter(written: string, { storageParameters }: Analysis): string | null {
  const [path = '', ...rest] = written.split('=');
  const names = path.split('.');
  const name = names.at(-1) ?? '';
  if (names.length > 1 && names[0] !== 'toast') return null;
  const range = storageParameters.get(name);
  if (range === undefined) return `A table has no parameter "${name}".`;
  const value = rest.join('=').replaceAll("'", '').toLowerCase();
  if (name === 'oids') return /^(?:f|fa|fal|fals|false|n|no|of|off|0)$/.test(value) ? null : 'Tables have no OIDS.';
  const number = value === '' ? Number.NaN : Number(value);
  if (range === null || Number.isNaN(number)) return null;
  const [least, most] = range;
  return number < least || number > most ? `The parameter "${name}" is between ${least} and ${most}.` : null;
}

/** Why a parameter does not stand where it does: each stands once, and none in a partitioned table. Adds it to those seen. */
export function faultOfPlace(written: string, seen: Set<string>, isPartitioned: boolean): string | null {
  const [name = ''] = written.split('=');
  if (isPartitioned && name !== 'oids') return 'A partitioned table has no storage parameters.';
  if (seen.has(name)) return `There are two parameters "${name}".`;
  seen.add(name);
  return null;
}

/** Whether values of a shape may be kept apart from their row, or compressed. */
export function isOfVaryingLength({ kind }: Shape): boolean {
  return !modelOf(kind).isFixed;
}
