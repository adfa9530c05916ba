/** Words of the language by what they are in a sentence. */
import { list } from './text.mjs';

const FAKER = '@faker-js/faker';
const SAFE = '@nkzw/safe-word-list';

/** Words that no list of bad ones has, and that are out of place in a made-up sentence all the same. */
const ODD = new Set(
  (
    'abandoned babyish bruised concerned dead defenseless disfigured dishonest drab filthy foolhardy frail ghastly grotesque hateful ' +
    'hideous humiliating husky idiotic ill impure insidious limp lonely moist naughty nasty nude obese pathetic pink-slip polluted ' +
    'queasy rotten scaly scornful sickly slimy smelly sneaky sticky stupid thorny timid ugly unhealthy unlucky unsightly ' +
    'vain vicious violent warped weepy wicked worthless wretched wrong bomb bra corpse corral diaper disease gun hell killer ' +
    'knife nightgown rifle teapot-dome weapon underpants underwear bikini bruise burial coffin death murder poison slave suicide ' +
    'war abuse assassinate bleed butcher die execute hurt kill maim molest murder rape scare scream slaughter stab strangle torture ' +
    'oppress cruelly brutally deadly fatally maliciously viciously violently wickedly obscenely hatefully mob jail prison'
  ).split(' '),
);

/** Words that faker has among the adjectives. */
const DETERMINERS = new Set(
  'all another any both each either enough every few many most much neither other own several some such that these this those what which whose'.split(
    ' ',
  ),
);

export function words({ locales, safeWords, badWords }) {
  const { adjective, adverb, conjunction, interjection, noun, preposition, verb } = locales.en.word;
  const common = new Set(safeWords);
  const bad = new Set([...badWords, ...ODD]);
  const decent = (texts) => texts.filter((text) => /^[a-z]{2,14}$/.test(text) && !bad.has(text));
  /** The common ones come first. */
  const ordered = (texts) => {
    const usable = decent(texts);
    return [...usable.filter((text) => common.has(text)), ...usable.filter((text) => !common.has(text))];
  };
  return [
    list([FAKER, SAFE], 'adjectives', ordered(adjective.filter((text) => !DETERMINERS.has(text)))),
    list([FAKER, SAFE], 'nouns', ordered(noun)),
    list([FAKER, SAFE], 'verbs', ordered(verb)),
    list([FAKER, SAFE], 'adverbs', ordered(adverb)),
    list([FAKER], 'prepositions', decent(preposition)),
    list([FAKER], 'conjunctions', decent(conjunction)),
    list([FAKER], 'interjections', decent(interjection)),
  ];
}
