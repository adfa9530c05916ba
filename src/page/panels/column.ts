import type { Explanation } from '../../index.ts';
import { element } from '../dom.ts';
import type { ColumnProfile } from '../profile/profile.ts';
import { chartFigure } from './chart.ts';
import { type Fact, factList } from './facts.ts';
import { about, counting, percent, whole } from './words.ts';

type Column = Explanation['columns'][number];
type Constraint = Explanation['constraints'][number];

/** What constraints are called. */
const KINDS: { readonly [K in Constraint['kind']]: string } = {
  check: 'check',
  domain: 'check of its domain',
  partitions: 'partitioning',
  primary: 'primary key',
  unique: 'unique',
  exclude: 'exclusion',
  foreign: 'foreign key',
};

/** Constraints that tell rows apart. */
const KEYS: ReadonlySet<Constraint['kind']> = new Set<Constraint['kind']>(['primary', 'unique', 'exclude']);

/** Cases that are told one by one. */
const MOST_CASES = 6;

/** What a column holds: in words, and as rows have it. `written`: rows of the output. */
export function columnSection(
  explanation: Explanation,
  name: string,
  profile: ColumnProfile | null,
  written: number,
): Node {
  const column = explanation.columns.find((found) => found.name === name);
  const leftOut = explanation.leftOut.find((found) => found.name === name);
  const facts = [
    ...(column === undefined ? [] : columnFacts(column, explanation, profile)),
    ...(leftOut === undefined ? [] : leftOutFacts(leftOut)),
    ...constraintFacts(explanation, name),
  ];
  return element(
    'section',
    { class: 'detail scrolled', tabindex: 0, 'aria-label': `Column ${name}` },
    element('h2', {}, name),
    factList(facts),
    ...(profile === null ? [] : profileNodes(profile, written)),
  );
}

function leftOutFacts({ type, why }: Explanation['leftOut'][number]): readonly Fact[] {
  return [
    ['Type', type],
    ['Left out', why],
  ];
}

function columnFacts(column: Column, explanation: Explanation, profile: ColumnProfile | null): readonly Fact[] {
  const { name, type, nullable, meaning, draw, cases, nullShare } = column;
  const agreements = explanation.agreements.filter(
    (agreement) => agreement.column === name || (agreement.dropped === null && agreement.with.includes(name)),
  );
  return [
    ['Type', `${type}${nullable ? '' : ', not null'}`],
    ['Meaning', ...(meaning === null ? [] : [meaning])],
    ['Values', ...caseTexts(cases)],
    ['Drawn', draw],
    ['Different', differentText(cases, profile)],
    ['NULL', nullText(nullShare, profile)],
    ['Agrees', ...agreements.map(({ how, dropped }) => (dropped === null ? how : `${how}: left out, ${dropped}`))],
  ];
}

function caseTexts(cases: Column['cases']): readonly string[] {
  const texts = cases
    .slice(0, MOST_CASES)
    .map(({ values, samples, different, nullShare }) =>
      nullShare === 1 || different <= 1 || samples.length === 0 ? values : `${values}, such as ${samples.join(', ')}`,
    );
  return cases.length <= MOST_CASES ? texts : [...texts, `and ${cases.length - MOST_CASES} cases more`];
}

function differentText(cases: Column['cases'], profile: ColumnProfile | null): string {
  const possible = cases.reduce((most, { different }) => Math.max(most, different), 0);
  const all = cases.length > 1 ? `${about(possible)} in a case at most` : `${about(possible)} at most`;
  return profile === null ? all : `${all}; ${whole(profile.distinct)} in ${counting(profile.rows, 'row')}`;
}

function nullText(share: number, profile: ColumnProfile | null): string {
  const stated = share === 0 ? 'never' : `in ${percent(share)} of the rows`;
  if (profile === null || profile.nulls === 0) return stated;
  return `${stated}; counted: ${whole(profile.nulls)} of ${whole(profile.rows)}`;
}

function constraintFacts({ constraints }: Explanation, name: string): readonly Fact[] {
  const own = constraints.filter(({ columns }) => columns.includes(name));
  const keys = own.filter(({ kind }) => KEYS.has(kind));
  return [
    [
      'Key',
      ...keys.map(({ name: key, kind, columns, rows }) => {
        const most = rows === null ? '' : `, ${about(rows)} rows at most`;
        return `${key}: ${KINDS[kind]} (${columns.join(', ')})${most}`;
      }),
    ],
    ['Kept', ...own.map(constraintText)],
  ];
}

function constraintText({ name, kind, kept, how }: Constraint): Node {
  return element(
    'span',
    { class: kept === 'not honoured' && 'broken' },
    element('span', { class: 'name' }, name),
    ` (${KINDS[kind]}): ${kept === 'not honoured' ? 'not kept, ' : ''}${how}`,
  );
}

function profileNodes({ rows, nulls, charts }: ColumnProfile, written: number): readonly Node[] {
  const output = written === rows ? '' : `; ${whole(written)} are written`;
  const counted = `${counting(rows, 'row')} counted${nulls === 0 ? '' : `, NULL in ${whole(nulls)}`}${output}.`;
  return [
    element('h3', {}, 'What rows have'),
    element('p', { class: 'muted' }, counted),
    ...charts.map((chart) => chartFigure(chart, `chart-${chart.of}`, rows)),
  ];
}
