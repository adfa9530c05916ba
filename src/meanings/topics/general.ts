import type { Part } from '../../values/part.ts';
import { adjectives, nouns } from '../../values/vocabulary.ts';
import { kind } from '../builders/choice.ts';
import { counter, digits, number, numberBehind, pool, text, weighted } from '../builders/forms.ts';
import { between, exponential, listOf, lognormal, once, zipf } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';
import { LIMITS } from './hardware.ts';

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
const capitalAdjectives = once(() => adjectives.map(capital));
const capitalNouns = once(() => nouns.map(capital));
const CODE_LETTERS = [...'ABCDEFGHJKLMNPRSTUVWXYZ'];
const CODE_PAIRS = once(() => CODE_LETTERS.flatMap((one) => CODE_LETTERS.map((other) => one + other)));

const CODE_CHARACTERS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CODE_ENDS = once(() => {
  const all = CODE_CHARACTERS.flatMap((one) => CODE_CHARACTERS.map((other) => one + other));
  return [...all.filter((pair) => /^\d\d$/.test(pair)), ...all.filter((pair) => !/^\d\d$/.test(pair))];
});

/** A character, or the first of some in front of it, and two digits: other characters only where a key has no more of these. */
const uniqueCode = (before: readonly string[]): readonly Part[] => [
  ...(before.length === 0 ? [] : [{ ...pool(before), expected: 0 }]),
  pool(CODE_CHARACTERS),
  { ...pool(CODE_ENDS()), expected: 100 },
];

/** Nothing, and up to so many characters where a key needs them. */
const endOfCode = (most: number): readonly Part[] =>
  most === 0 ? [] : [{ ...pool(['', ...CODE_CHARACTERS, ...(most > 1 ? CODE_ENDS() : [])]), expected: 0 }];

/** Small documents, as settings and attributes are kept. */
const SETTINGS = listOf('theme, mode, layout, source, channel, view').map((key) => `{"${key}": "`);

const ids: MeaningRow = {
  name: 'general.id',
  names: 'id, identifier, foreign key, fk',
  numbers: between(1, 1_000, zipf(0.6)),
  texts: once(() => [[number(1_000, 9_999_999)], [number(1_000, 99_999)], [number(1, 999)]]),
  unique: once(() => [[pool(CODE_PAIRS()), digits(8)], [digits(8)]]),
};

/** What names say that say little: the last rows of the table. */
export const general: readonly MeaningRow[] = [
  ids,
  {
    // What somebody answers to, or shows again: most of what is written does neither.
    name: 'general.id of what is answered',
    names:
      'reply to|in reply to status|reply to post|reply to message|parent comment|parent post|quoted|quoted status|quoted post|quote of|repost of|retweet of id, reply to',
    numbers: between(1, 1_000, zipf(0.6)),
    texts: once(() => [[number(1_000, 9_999_999)], [number(1_000, 99_999)], [number(1, 999)]]),
    nulls: 0.6,
    nothing: 0.6,
  },
  { ...ids, name: 'general.id of a parent', role: 'general.id', names: 'parent id', nothing: 0.6 },
  { ...ids, name: 'general.id of a known writer', role: 'general.id', names: 'comment/user id', nothing: 0.45 },
  { ...ids, name: 'general.position in a menu', names: 'menu order', nothing: 0.75 },
  {
    name: 'general.position',
    names:
      'position, sort, order, sequence, sequence|sort|step number, ordinal, ordering, index, order number|ordinal|sort|list position, arrangement, number in series, order by',
    numbers: between(1, 100, exponential(12)),
    texts: once(() => [[number(1, 99)]]),
  },
  { name: 'general.left of a tree', names: 'lft, tree left, left value', numbers: between(1, 400) },
  { name: 'general.right of a tree', names: 'rgt, tree right, right value', numbers: between(401, 800) },
  {
    name: 'general.flags',
    names: 'bitmask, permission, privilege, mask, bit|option flag, permission bit, capability',
    numbers: between(0, 255, exponential(20)),
  },
  {
    name: 'general.settings',
    names:
      'data, context, form|session|job|additional|json|meta|context|extra|payload|raw|custom data, setting, configuration, option, preference, metadata, meta, extra, custom field, json, payload, variable',
    texts: once(() => [
      [pool(SETTINGS), pool(nouns), text('", "level": '), number(1, 9), text('}')],
      [text('{"level": '), number(1, 9), text('}')],
      [text('{"a": '), number(1, 9), text('}')],
      [text('{}')],
    ]),
  },
  {
    name: 'general.value',
    names:
      'value, setting|attribute|option|meta|parameter|field|default|content|new|old|previous|tag|after|before|input value, property value text, configuration setting',
    texts: once(() => [[pool(adjectives), text(' '), pool(nouns)], [pool(nouns)], [digits(3)], [digits(1)]]),
    numbers: between(0, 10_000, lognormal(100, 1.2), 2),
  },
  {
    name: 'general.key',
    names:
      'key, setting|configuration|attribute|option|meta|property|parameter|cache|preference|field|metric key, setting|attribute|option|property|parameter|field|variable|column|custom field|key|configuration|system|internal|metric name, attribute|setting code',
    texts: once(() => [
      [pool(nouns), text('_'), pool(listOf('color, size, limit, mode, name, level, type, count, status, width'))],
      [pool(nouns)],
      [pool(CODE_PAIRS())],
    ]),
    unique: once(() => [
      [pool(nouns), ...numberBehind('_')],
      [pool(CODE_PAIRS()), digits(4)],
    ]),
    numbers: between(1, 1_000),
  },
  {
    name: 'general.code',
    few: 24,
    names:
      'code, product line|line of business|short|internal|unique|item reference|custom|identifier|legacy|external|alternate|numeric|system|lookup|tag code, code name|number|value, reference key, abbreviation, short form, acronym, mnemonic',
    texts: once(() => [
      [pool(CODE_PAIRS()), text('-'), digits(4)],
      [pool(CODE_PAIRS()), digits(3)],
      [pool(CODE_PAIRS())],
      [pool(CODE_LETTERS)],
    ]),
    unique: once(() => [
      [pool(CODE_PAIRS()), text('-'), counter(100, 99_999_999, 900)],
      ...[2, 1, 0].map((more) => [pool(CODE_PAIRS()), ...uniqueCode(['-', ...CODE_CHARACTERS]), ...endOfCode(more)]),
      [pool(CODE_PAIRS()), ...uniqueCode([])],
    ]),
    numbers: between(100, 99_999),
  },
  {
    name: 'general.number',
    names: 'number, serial order, sequential|internal number, counter, number code',
    texts: once(() => [[digits(6)], [digits(4)], [digits(2)]]),
    unique: once(() => [[counter(10_001, 99_999_999)], [counter(1001, 999_999)]]),
    numbers: between(1, 10_000, zipf(0.4)),
  },
  kind(
    'group',
    'class, class name|type, class|group|section code, grouping, cluster, cohort, bucket, variant, lot group, block, wave',
    'A 40, B 30, C 18, D 12',
  ),
  kind(
    'mode',
    'mode, method, mode name, strategy, policy, approach, mechanism, behavior',
    'automatic 48, manual 34, hybrid 12, off 6',
  ),
  kind(
    'format',
    'format, output|export|data|file|input|report|encoding format, serialization',
    'json 36, csv 28, xml 14, pdf 14, text 8',
  ),
  kind(
    'source',
    'source, data|system|input|import|entry source, origin, source|origin|provider type, source name, source|origin system, provenance, created via, via',
    'web 44, mobile 24, api 18, import 8, manual 6',
  ),
  kind(
    'reason',
    'reason, cause, reason type|text, justification, rationale',
    'requested 30, expired 18, duplicate 16, error 16, policy 10, other 10',
  ),
  kind(
    'scope',
    'scope, coverage, reach|domain scope, applicability, apply to',
    'global 34, regional 26, local 26, personal 14',
  ),
  kind(
    'type',
    'type, type|item kind name, subtype, kind, type of record, record kind',
    'standard 46, basic 22, premium 14, custom 12, special 6',
  ),
  kind('grade', 'grade, class grade, quality, letter', 'A 26, B 34, C 24, D 11, F 5'),
  {
    name: 'general.group name',
    names:
      'group, group|section|zone|area|pool|set|list|cluster|bucket|series|segment|block|folder|component|module|feature|layer name, section, zone, series, folder, list, collection, division unit, sector, part, component, module, feature, element label, layer',
    texts: once(() => [
      [pool(capitalAdjectives()), text(' '), pool(capitalNouns())],
      [pool(capitalNouns())],
      [pool(CODE_LETTERS)],
    ]),
    unique: once(() => [[pool(capitalNouns()), ...numberBehind(' ')]]),
    numbers: between(1, 40, zipf(0.6)),
  },
  {
    name: 'general.name',
    names:
      'name, label, denomination, full|display|short|item|common label, short|alternate|custom|friendly|pretty|thing|public|english|local|other name, denotation, name english',
    texts: once(() => [
      [pool(capitalAdjectives()), text(' '), pool(capitalNouns())],
      [pool(capitalNouns())],
      [pool(CODE_PAIRS())],
    ]),
    unique: once(() => [
      [pool(capitalAdjectives()), text(' '), pool(capitalNouns()), ...numberBehind(' ')],
      [pool(capitalNouns()), ...numberBehind(' ')],
      [pool(CODE_PAIRS()), digits(5)],
    ]),
  },
  {
    name: 'general.letter',
    names: 'symbol letter, prefix, suffix, letter code, marker',
    texts: once(() => [[weighted({ A: 5, B: 4, C: 3, D: 2, E: 1, M: 3, S: 3 })]]),
  },
  {
    name: 'general.list of ids',
    names: 'ids, id|identifier list, list of id',
    texts: once(() => [
      [number(1, 999), text(','), number(1, 999), text(','), number(1, 999)],
      [number(1, 999), text(','), number(1, 999)],
      [number(1, 999)],
    ]),
  },
  {
    name: 'general.rate',
    names: 'rate',
    numbers: between(0, 100, lognormal(4, 0.8), 2),
  },
  // What is counted or bounded may be anything.
  {
    name: 'general.count',
    names: 'number|total|count …, used, sent',
    numbers: between(0, 10_000, lognormal(24, 1.2)),
  },
  { name: 'general.days', names: 'day …', numbers: between(0, 730, lognormal(21, 1)) },
  { name: 'general.most', names: 'maximum …, limit …', numbers: LIMITS },
  { name: 'general.least', names: 'minimum …', numbers: between(0, 1_000, lognormal(6, 1)) },
  {
    name: 'general.row that few have',
    role: 'general.row of another table',
    names:
      'referred|invited|replaced|superseded|reversed by, referrer, referred by user, inviter, merged into, duplicate|reversal|correction|refund|storno|adjustment|cancellation of, forked|copied|split|converted from, in reply to',
    numbers: between(1, 1_000, zipf(0.6)),
    nulls: 0.85,
  },
  {
    name: 'general.parent',
    role: 'general.row of another table',
    names: 'parent',
    numbers: between(1, 1_000, zipf(0.6)),
    nothing: 0.6,
  },
  {
    // Where people keep the number of another row, and the name only says which thing that is.
    name: 'general.row of another table',
    names:
      'entity, user, operator, editor, contact, event, account, link, tag, comment, image, picture, photo, file, document, artist, author, owner, manager, creator, customer, client, supplier, vendor, person, member, item, product, project, task, company, organization, department, team, location, city, country, region, domain, site, template, parameter, node, root, partition, namespace, by, assigned to, sender, recipient, patient, student, teacher, course, doctor, driver, vehicle, work, recording, label, attribute, role, language, currency, job, session, device',
    numbers: between(1, 1_000, zipf(0.6)),
  },
  {
    name: 'general.random number',
    names: 'random, seed, random number|value|seed',
    numbers: between(1, 1_000_000_000),
  },
];
