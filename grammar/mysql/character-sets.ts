import type { CharacterSet } from '../dialect.ts';

/** MySQL 9 manual 12.10 and MariaDB's "Supported Character Sets and Collations": bytes of a character, least and most. */
const single: CharacterSet = { leastBytes: 1, mostBytes: 1 };
const double: CharacterSet = { leastBytes: 1, mostBytes: 2 };
const triple: CharacterSet = { leastBytes: 1, mostBytes: 3 };
const quadruple: CharacterSet = { leastBytes: 1, mostBytes: 4 };

export const characterSets: ReadonlyMap<string, CharacterSet> = new Map(
  Object.entries({
    armscii8: single,
    ascii: single,
    big5: double,
    binary: single,
    cp1250: single,
    cp1251: single,
    cp1256: single,
    cp1257: single,
    cp850: single,
    cp852: single,
    cp866: single,
    cp932: double,
    dec8: single,
    eucjpms: triple,
    euckr: double,
    gb18030: quadruple,
    gb2312: double,
    gbk: double,
    geostd8: single,
    greek: single,
    hebrew: single,
    hp8: single,
    keybcs2: single,
    koi8r: single,
    koi8u: single,
    latin1: single,
    latin2: single,
    latin5: single,
    latin7: single,
    macce: single,
    macroman: single,
    sjis: double,
    swe7: single,
    tis620: single,
    ucs2: { leastBytes: 2, mostBytes: 2 },
    ujis: triple,
    utf16: { leastBytes: 2, mostBytes: 4 },
    utf16le: { leastBytes: 2, mostBytes: 4 },
    utf32: { leastBytes: 4, mostBytes: 4 },
    // An alias of utf8mb3, which MariaDB can be told to take for utf8mb4.
    utf8: { leastBytes: 1, mostBytes: 4, countedBytes: 3 },
    utf8mb3: triple,
    utf8mb4: quadruple,
  }),
);

/** What stands behind the character set in a collation's name (manual 12.3.1): a language, its version, and what tells apart. */
const TAILORING =
  /^(?:(?:[a-z]{2,3}(?:_[a-z]{2,4})?_)?0900_(?:ai_ci|as_ci|as_cs|as_cs_ks|bin)|uca1400(?:_[a-z0-9]+)?(?:_nopad)?_a[is]_c[is]|(?:general|general_mysql500|unicode|unicode_520|bulgarian|chinese|croatian|croatian_mysql561|czech|danish|english|esperanto|estonian|german1|german2|hungarian|icelandic|japanese|korean|latvian|lithuanian|myanmar|persian|polish|roman|romanian|sinhala|slovak|slovenian|spanish|spanish2|swedish|thai|tolower|turkish|ukrainian|vietnamese)(?:_nopad)?_c[is]|unicode_520_nopad_ci|thai_520_w2|(?:nopad_)?bin)$/;

/** The character set that a collation is of; null: of any of Unicode's; undefined: there is none of the name. */
export function characterSetOf(collation: string): string | null | undefined {
  if (collation === 'binary') return 'binary';
  if (collation === 'filename') return null;
  if (collation.startsWith('uca1400_')) return TAILORING.test(collation) ? null : undefined;
  const [set = ''] = collation.split('_');
  return characterSets.has(set) && TAILORING.test(collation.slice(set.length + 1)) ? set : undefined;
}
