import type { DomainEffect } from '../../grammar/dialect.ts';
import type { Shape } from '../../grammar/shape.ts';
import { FreshNames, joinedName } from '../constraint-names.ts';
import type { Check, ColumnType, Expression, InnerType, TypeDefinition } from '../ir.ts';
import { MAX_DOMAIN_CHECKS } from '../limits.ts';
import type { Captures } from './captures.ts';
import type { Parser } from './context.ts';
import { parseType } from './type.ts';

/** CREATE TYPE Name AS ENUM ( [Label [, Label]*] ) — the row took all of it. */
export function defineEnum({ definitions }: Parser, { table, strings }: Captures): void {
  define(definitions, table, { kind: 'enum', labels: strings }, []);
}

/** CREATE TYPE Name AS RANGE ( … SUBTYPE = Type … ) — the row took all of it. It makes a multirange type, too. */
export function defineRange({ cursor, definitions }: Parser, { table, type, multirange }: Captures): void {
  if (type === undefined) throw cursor.error('A range type needs a SUBTYPE.');
  const name = table?.at(-1) ?? '';
  define(definitions, table, { kind: 'range', of: type.shape, multiple: false }, [type]);
  define(definitions, [multirange?.at(-1) ?? multirangeName(name)], { kind: 'range', of: type.shape, multiple: true }, [
    type,
  ]);
}

/** The name that a multirange type gets: that of its range with `multi` before `range`, or `_multirange` behind it. */
function multirangeName(range: string): string {
  return range.includes('range') ? range.replace('range', 'multirange') : `${range}_multirange`;
}

/** CREATE TYPE Name AS ( [Field Type [COLLATE Collation] [, …]*] ) — the row took what is before the parenthesis. */
export function defineComposite(parser: Parser, { table }: Captures): void {
  const { cursor, definitions } = parser;
  const columns: { name: string; type: ColumnType }[] = [];
  cursor.expect('(');
  if (cursor.spelling !== ')') {
    cursor.list(() => {
      const name = cursor.name('column');
      columns.push({ name, type: parseType(parser) });
      if (cursor.eat('collate')) cursor.qualifiedName('label');
    });
  }
  cursor.expect(')');
  const fields = columns.map(({ name, type }) => ({ name, shape: type.shape }));
  const inner = columns.map(({ type }) => type);
  define(definitions, table, { kind: 'composite', fields }, inner, columns);
}

/** CREATE DOMAIN Name [AS] Type ( [CONSTRAINT Name] ( NOT NULL | NULL | CHECK ( Expression ) | DEFAULT … ) )* */
export function defineDomain(parser: Parser, { table, type }: Captures): void {
  const { cursor, definitions, grammar } = parser;
  if (type === undefined) throw cursor.error('A domain needs a type.');
  const checks: Check[] = [];
  const inherited = type.domainChecks;
  let { nullable } = type;
  let fallback: Expression | null = null;
  const seen = new Set<DomainEffect>();
  for (;;) {
    const offset = cursor.offset;
    const match = grammar.domainAttributes.match(parser);
    if (match === null) break;
    const { effect, captures } = match;
    const [expression] = captures.expressions;
    const opposite = effect === 'null' ? 'notNull' : 'null';
    if ((effect === 'notNull' || effect === 'null') && seen.has(opposite)) {
      throw cursor.error('A domain is either NULL or NOT NULL.', offset, 'semantic_error');
    }
    if ((effect === 'default' || effect === 'notNull') && seen.has(effect)) {
      throw cursor.error('A domain has this attribute only once.', offset, 'semantic_error');
    }
    seen.add(effect);
    if (effect === 'notNull') nullable = false;
    else if (effect === 'default') fallback = expression ?? null;
    else if (effect === 'check' && expression !== undefined)
      checks.push({ name: captures.constraint ?? null, offset, expression });
    if (inherited.length + checks.length > MAX_DOMAIN_CHECKS) {
      const message = `A domain has ${MAX_DOMAIN_CHECKS} checks at most.`;
      throw cursor.error(message, offset, 'limit_exceeded');
    }
  }
  const domain = table?.at(-1) ?? '';
  if (checks.length > 0) cursor.rework(inherited.length);
  definitions.set(domain, {
    shape: type.shape,
    base: type.base,
    nullable,
    checks: checks.length === 0 ? inherited : [...inherited, ...namedChecks(domain, checks)],
    default: fallback,
    collation: type.collation,
    inner: type.inner,
  });
}

/** The checks of a domain's own with the names that the server chooses for them: those it is made of have theirs. */
function namedChecks(domain: string, checks: readonly Check[]): readonly Check[] {
  const fresh = new FreshNames();
  for (const { name } of checks) if (name !== null) fresh.take(name);
  const chosen = (tried: number): string => joinedName(domain, '', `check${tried === 0 ? '' : tried}`);
  return checks.map((check) => ({ ...check, name: check.name ?? fresh.choose(chosen) }));
}

function define(
  definitions: Parser['definitions'],
  name: Captures['table'],
  shape: Shape,
  inner: readonly InnerType[],
  columns?: TypeDefinition['columns'],
): void {
  const definition = { shape, base: null, nullable: true, checks: [], default: null, collation: null, inner };
  definitions.set(name?.at(-1) ?? '', columns === undefined ? definition : { ...definition, columns });
}
