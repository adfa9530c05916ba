/** Words of the language by what they are in a sentence. */
import { list } from './text.mjs';

const FAKER = '@faker-js/faker';
const SAFE = '@nkzw/safe-word-list';

/** Words that no list of bad ones has, and that are out of place in a made-up sentence all the same. */
const ODD = new Set(
  [
    'abandoned aching alienated anguished ashamed avaricious awful babyish baggy blushing bony bruised burly chubby clueless corrupt criminal crooked',
    'cruel crushing dead deadly defenseless deserted dim dirty disfigured dishonest disloyal drab enraged evil fat fatal fatherly filthy flawed',
    'foolhardy foolish forsaken frail ghastly greedy grotesque gruesome guilty gullible hairy hateful helpless hideous humiliating hurtful husky idiotic',
    'ignorant ill illiterate imperfect impure indolent infatuated insidious limp limping lonely lumpy mad mindless miserable moist monstrous motionless',
    'nasty naughty needy neglected noxious nude numb obese oily pathetic pitiful pink-slip pointless polluted poor portly pushy putrid queasy querulous',
    'rotten runny sardonic scaly scornful selfish shady shameful shameless sick sickly sinful skeletal slimy smelly snarling sneaky sniveling sore',
    'spiteful stained sticky stupid submissive tattered terrible terrified thorny timid torn tragic ugly unhealthy unkempt unlucky unsightly useless vain',
    'vengeful vicious violent warlike warped weepy wicked woeful worse worst worthless wrathful wretched writhing wrong spanish french',
    'bidet bikini bloodflow bomb bra bruise burial cannon charlatan coffin colonialism corpse corral cruelty daddy death devastation devil diaper disease',
    'disadvantage disappointment drug embarrassment fat flu fraudster funeral ghost graffiti gun hatred hell hepatitis hunger ignorance insolence killer',
    'knickers knife larva louse monster morbidity murder nightgown nun obedience obesity outlaw pantyhose pants perp pneumonia poison pig pigpen pigsty',
    'priesthood prison puritan rifle ruin scarification scorn siege slave slime suicide sweatshop swine teapot-dome tenement thigh thongs tomb trash',
    'trench underpants underwear venom war weapon widow yarmulke',
    'abuse agonize anaesthetise anesthetize assassinate banish beard besmirch bewail blaspheme bleed bludgeon butcher carouse cannibalise chunder confiscate',
    'cripple degenerate degrade demob deprave desecrate detain die disfigure dishearten disrespect embalm enrage entomb execute feminize fess fornicate',
    'garrote gasp gestate gnash harangue humiliate hurt kill libel lobotomise lynch maim malfunction manhandle masculinize massacre massage maul molest',
    'mummify murder nauseate oppress paralyse penalise persecute perspire pillory pimp plagiarise prejudge probe profane putrefy rape ravage reek rout',
    'scare scream screw segregate shaft shoot sin slaughter slap smuggle spew stab stigmatize strangle suckle suffocate swat terrorise thump torture',
    'vulgarise whup wound brutally cruelly deadly fatally hatefully hungrily jail maliciously mob obscenely sadly viciously violently weakly wickedly',
  ].flatMap((line) => line.split(' ')),
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
