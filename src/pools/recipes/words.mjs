/** Words of the language by what they are in a sentence. */
import { list, sample } from './text.mjs';

const FAKER = '@faker-js/faker';
const SAFE = '@nkzw/safe-word-list';
/** Words of each kind: enough to tell rows apart at sight. */
const WORDS = 210;

/** Words that no list of bad ones has, and that are out of place in a made-up sentence all the same. */
const ODD = new Set(
  [
    'abandoned aching alienated anguished ashamed avaricious awful babyish baggy blushing bony bruised burly chubby clueless corrupt criminal crooked',
    'cruel crushing dead deadly defenseless deserted dim dirty disloyal drab enraged evil fat fatal fatherly filthy flawed',
    'foolhardy foolish forsaken frail greedy gruesome guilty gullible hairy hateful helpless humiliating hurtful husky',
    'ignorant ill illiterate impure indolent infatuated insidious limp limping lonely lumpy mad mindless miserable moist monstrous motionless',
    'naughty needy neglected noxious numb oily pitiful pointless poor portly pushy putrid queasy querulous',
    'rotten runny sardonic scaly scornful selfish shady shameful shameless sick sinful skeletal slimy snarling sneaky sniveling sore',
    'spiteful stained sticky submissive tattered terrible thorny torn tragic ugly unhealthy unkempt unlucky unsightly useless vain',
    'vengeful violent warlike warped wicked woeful worse worst worthless wrathful wretched writhing wrong spanish french',
    'bidet cannon charlatan colonialism corral cruelty daddy devastation devil',
    'disadvantage disappointment drug embarrassment fat flu fraudster ghost graffiti hepatitis hunger ignorance insolence',
    'knickers larva louse monster morbidity nun obedience obesity outlaw pantyhose pants perp pneumonia pigpen pigsty',
    'priesthood puritan ruin scarification scorn siege slime sweatshop swine tenement thigh thongs tomb trash',
    'trench underpants venom widow yarmulke',
    'massage',
  ].flatMap((line) => line.split(' ')),
);

/** Words that faker has among the adjectives. */
const DETERMINERS = new Set(
  'all another any both each either enough every few many most much neither other own several some such that these this those what which whose'.split(
    ' ',
  ),
);

export function words({ locales, safeWords, badWords }) {
  const { adjective, noun } = locales.en.word;
  const common = new Set(safeWords);
  const bad = new Set([...badWords, ...ODD]);
  const usable = (texts) => texts.filter((text) => /^[a-z]{2,14}$/.test(text) && common.has(text) && !bad.has(text));
  return [
    list([FAKER, SAFE], 'adjectives', sample(WORDS, usable(adjective.filter((text) => !DETERMINERS.has(text))))),
    list([FAKER, SAFE], 'nouns', sample(WORDS, usable(noun))),
  ];
}
