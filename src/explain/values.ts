import { modelOf } from '../../grammar/kinds.ts';
import { mix32 } from '../random.ts';
import { curveOf } from '../values/distribution.ts';
import { type Domain, distributionsOf, type LiteralForm, radicesOf, sizeOf, valueText } from '../values/domain.ts';
import type { Part } from '../values/part.ts';

/** Entries of a list that are shown. */
const SHOWN_ENTRIES = 6;

/** Characters of a value that are shown. */
const SHOWN_CHARACTERS = 60;

const SAMPLES = 3;

/** Draws of samples: those of a small domain may be the same. */
const SAMPLE_DRAWS = 12;

/** Whether the first and the last value of a domain say what lies between. */
export function isOrdered({ kind }: Domain): boolean {
  const { dimension } = modelOf(kind);
  return dimension !== null && dimension !== 'span';
}

/** The values of a domain in words. `most`: values that are drawn at most. */
export function valuesInWords(domain: Domain, most: number): string {
  const [only, second] = domain.parts;
  if (second === undefined && only?.kind === 'pool') return listInWords([...new Set(only.entries)], domain);
  if (domain.literal === 'expression') return 'what the database computes of it';
  if (second === undefined && only?.kind === 'constant') return `always ${shown(only.text, domain)}`;
  const { noun } = modelOf(domain.kind);
  if (only?.kind === 'computed') return noun;
  const radices = radicesOf(domain);
  if (isOrdered(domain)) {
    const last = radices.map((radix) => Math.min(radix, most) - 1);
    const first = radices.map(() => 0);
    return `${noun} from ${shown(valueText(domain, first), domain)} to ${shown(valueText(domain, last), domain)}`;
  }
  if (domain.kind !== 'text') return noun;
  const [shortest, longest] = domain.parts
    .map(lengthsOf)
    .reduce(([least, greatest], [short, long]) => [least + short, greatest + long], [0, 0] as const);
  return `${noun} of ${shortest === longest ? shortest : `${shortest} to ${longest}`} characters`;
}

function listInWords(entries: readonly string[], domain: Domain): string {
  const some = entries.slice(0, SHOWN_ENTRIES).map((entry) => shown(entry, domain));
  if (entries.length === 1) return `always ${some[0] ?? ''}`;
  if (entries.length <= SHOWN_ENTRIES) return `one of ${some.join(', ')}`;
  return `one of ${entries.length} values: ${some.join(', ')}, …`;
}

/** How many different values a domain has; beyond 2^53 only roughly. A list has some of them twice where their places say something, too. */
export function differentOf(domain: Domain): number {
  const [only, second] = domain.parts;
  return only?.kind === 'pool' && second === undefined ? new Set(only.entries).size : sizeOf(domain);
}

/** Some values of a domain, no two of them the same. `most`: values that are drawn at most. */
export function samplesOf(domain: Domain, most: number): readonly string[] {
  if (domain.parts.some(({ kind }) => kind === 'computed')) return [];
  const radices = radicesOf(domain).map((radix) => Math.min(radix, most));
  const distributions = distributionsOf(domain);
  const samples = new Set<string>();
  for (let draw = 1; draw <= SAMPLE_DRAWS && samples.size < SAMPLES; draw++) {
    const digits = radices.map((radix, digit) => {
      const hash = mix32(draw * 7919 + digit * 104_729) >>> 0;
      const distribution = distributions[digit] ?? null;
      if (distribution === null) return hash % radix;
      return Math.min(radix - 1, Math.floor(curveOf(distribution, radix).quantile(hash / 4294967296)));
    });
    samples.add(shown(valueText(domain, digits), domain));
  }
  return [...samples];
}

/** Forms of literals without quotes. */
const UNQUOTED: ReadonlySet<LiteralForm> = new Set<LiteralForm>(['bare', 'boolean', 'expression']);

/** A value much as the output has it; of a long one, the beginning. */
export function shown(text: string, { literal }: Domain): string {
  const begun = [...text.slice(0, 2 * SHOWN_CHARACTERS)];
  const clipped = begun.length > SHOWN_CHARACTERS ? `${begun.slice(0, SHOWN_CHARACTERS).join('')}…` : text;
  if (literal === 'bytes') return `x'${clipped}'`;
  if (literal === 'bits') return `b'${clipped}'`;
  return UNQUOTED.has(literal) ? clipped : `'${clipped}'`;
}

/** Characters of the shortest and the longest text of a part. */
function lengthsOf(part: Part): readonly [number, number] {
  switch (part.kind) {
    case 'constant':
      return [part.text.length, part.text.length];
    case 'pool': {
      const lengths = part.entries.map(({ length }) => length);
      const least = lengths.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
      return [least, lengths.reduce((one, other) => Math.max(one, other), 0)];
    }
    case 'integer': {
      const ends = [part.first, part.first + part.size - 1].map((end) => String(end).length);
      return [Math.min(...ends), Math.max(...ends)];
    }
    case 'wide':
      return [1, 17];
    case 'day':
      return [10, 10];
    case 'clock':
      return [8, 8];
    case 'again':
      return lengthsOf(part.of);
    default:
      return [part.width, part.width];
  }
}
