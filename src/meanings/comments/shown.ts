import type { Column, Expression } from '../../ir.ts';
import type { Meaning } from '../../values/meaning.ts';
import { subjectsOf } from './subjects.ts';

/** Texts that show by their form what a column holds, and what a column of that would be called. */
const FORMS: readonly (readonly [form: RegExp, name: string])[] = [
  [/^[a-z]{2,3}[_-][A-Z]{2}$/, 'locale'],
  [
    /^(?:USD|EUR|GBP|JPY|CHF|CAD|AUD|CNY|INR|BRL|MXN|SEK|NOK|DKK|PLN|CZK|RUB|TRY|ZAR|KRW|SGD|HKD|NZD|THB|IDR|ARS)$/,
    'currency code',
  ],
  [/^(?:UTC|GMT|Etc\/\w+|(?:Africa|America|Asia|Atlantic|Australia|Europe|Pacific)\/[\w/-]+)$/, 'time zone'],
  [/^#[0-9a-f]{3}(?:[0-9a-f]{3})?$/i, 'color hex'],
  [/^(?:en|de|fr|es|it|pt|nl|sv|pl|ru|ja|zh|ko|ar|tr)$/, 'language code'],
  [/^(?:US|GB|DE|FR|ES|IT|NL|CA|AU|CH|AT|SE|NO|DK|PL|BR|MX|IN|CN|JP)$/, 'country code'],
  [/^https?:\/\/\S+$/, 'url'],
  [/^(?:\d{1,3}\.){3}\d{1,3}$/, 'ip address'],
  [/^(?:application|audio|image|text|video)\/[\w.+-]+$/, 'mime type'],
  [/^[^\s@]+@[^\s@]+\.\w+$/, 'email'],
  [/^v?\d+\.\d+\.\d+$/, 'version'],
];

/** Names under which a column would be known that its own name does not tell: what its comment says, and what its DEFAULT looks like. */
export function namesShown({ comment, default: expression }: Column): readonly string[] {
  if (isUuid(expression)) return ['uuid'];
  const text = textOf(expression);
  const [, form] = FORMS.find(([pattern]) => text !== null && pattern.test(text)) ?? [];
  return [...(comment === null ? [] : subjectsOf(comment)), ...(form === undefined ? [] : [form])];
}

/** Norms that comments name: of which meanings they say the form, and what a column of that form would be called. */
const NORMS: readonly (readonly [norm: RegExp, of: RegExp, name: string])[] = [
  ...['iban', 'ulid', 'uuid', 'isbn'].map(
    (name) => [new RegExp(`\\b${name.toUpperCase()}\\b`), /^(?:finance\.account|identifier|general)/, name] as const,
  ),
  [/\bcomma[- ]separated\b/i, /^(?:general|text)\./, 'tag'],
  [/\bICAO\b/, /^(?:transport\.aircraft|label\.type of aircraft)/, 'icao aircraft type'],
  [/\bE\.?\s?164\b|\+\d{8}/i, /^contact\..*phone/, 'international 164'],
  [/\bfull name\b/i, /^person\.user/, 'full name'],
  [/^(?:the )?e-?mail\b/i, /^person\.(?:user|initials)/, 'email'],
  [
    /^(?:the )?(?:company|organi[sz]ation|firm|business)(?: name)?(?:$|[,;.(]| (?:that|which|who)\b)/i,
    /^person\.(?:user|full)/,
    'company name',
  ],
  [/^(?:url |relative )?path\b/i, /^(?:internet|web)\./, 'url path'],
  [/\bICD-?10\b/i, /^health\.diagnosis$/, 'icd code'],
  [/\bcuid\b/i, /^(?:identifier|general)\./, 'cuid'],
  [/\b11649\b|\bcreditor reference\b/i, /^identifier\./, 'creditor reference'],
  [/\bcents\b|\bminor units?\b/i, /^money\.(?:unit price|price|monthly price|yearly price)$/, 'price cent'],
  [/\bbcrypt\b/i, /^identifier\./, 'password bcrypt'],
  [/\bargon-?2/i, /^identifier\./, 'password argon'],
  [/\bmd-?5\b/i, /^identifier\./, 'md5'],
  [/\bsha-?1\b/i, /^identifier\./, 'sha1'],
  [/\bsha-?(?:2-?)?256\b/i, /^identifier\./, 'sha256'],
  [/\bsha-?(?:2-?)?512\b/i, /^identifier\./, 'sha512'],
  [/^(?!.*:\/\/).*\bslugs?\b/i, /^(?:text\.address|internet\.)/, 'slug'],
];

/** What a column would be called whose values have the form that its comment names, by what it means so far; null: its comment names none. */
export function normOf({ comment }: Column, meaning: Meaning | null): string | null {
  if (comment === null || meaning === null) return null;
  const [, , name] = NORMS.find(([norm, of]) => of.test(meaning.name) && norm.test(comment)) ?? [];
  return name ?? null;
}

/** Functions that make a UUID. */
const UUID_MAKERS: ReadonlySet<string> = new Set(['gen_random_uuid', 'uuid_generate_v4', 'uuid', 'uuidv4', 'uuidv7']);

/** Whether an expression makes a UUID, as a text or not. */
function isUuid(expression: Expression | null): boolean {
  let inner = expression;
  while (inner?.kind === 'cast') inner = inner.operand;
  return inner?.kind === 'call' && inner.arguments.length === 0 && UUID_MAKERS.has(inner.name.toLowerCase());
}

/** The text that an expression is; null: it is none. */
function textOf(expression: Expression | null): string | null {
  let inner = expression;
  while (inner?.kind === 'cast') inner = inner.operand;
  return inner?.kind === 'string' ? inner.value : null;
}
