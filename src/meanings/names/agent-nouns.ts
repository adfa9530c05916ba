import { words } from '../builders/forms.ts';

/*
 * Words for what somebody is or does (agent nouns): an adjuster, a receptionist, a policyholder. There are more of them than phrases
 * could list, so that their endings tell them; what is listed are things, groups and companies that are called with such endings.
 */

/** Endings of agent nouns, and those that have another one. */
const AGENT =
  /(?:[a-z]{2}(?:er|or|ist|yst|ician|arian|ee|man|woman|person)|holder|accountant|agent|aide|applicant|architect|assistant|attendant|attorney|boss|bride|captain|chef|chief|claimant|clerk|client|coach|complainant|cook|consultant|counsel|decedent|defendant|delegate|descendant|groom|guide|heir|host|informant|intern|judge|lieutenant|marshal|mechanic|notary|nurse|paralegal|occupant|participant|person|pastor|patient|pilot|plaintiff|priest|president|principal|secretary|registrant|resident|respondent|sergeant|sheriff|spouse|steward|student|superintendent|surgeon|suspect|tenant|victim|witness)$/;

const NO_AGENTS: ReadonlySet<string> = new Set(
  words(`
  accelerator acquirer actuator adapter after alternator amplifier anchor anterior armor armour assist banner barrier beer behavior
  behaviour blacklist blister booster border brewer broadcaster browser buffer bumper burger burner butter caliper cancer career carrier
  caterer center chamber chapter character charger charter checker checklist cluster coaster coffee collector color colour committee
  compiler compressor computer condenser connector consist container contractor controller converter cooler copper corner corridor
  counter courier cover crawler cursor cutter cylinder dealer decoder decor degree delimiter denominator descriptor detector diameter
  dinner discriminator disorder dispenser distributor divisor door dryer elevator employer encoder equator error ever exhibitor exist
  exporter exterior extractor factor favor favour feather fee feeder fever fiber filler filter finger flavor flavour flier floor flower
  flyer folder footer forwarder franchisee franchisor freezer frontier further gender generator ginger glacier grower guarantee gutter
  hammer handover hanger hangover harbor header heater honor hopper human humor identifier importer indicator inner insurer integer
  interior inverter issuer iterator junior kilometer knee labor labour ladder lager later latter launcher layer layover leather ledger
  leftover lender lessor letter lever limiter liner list liter litter liver loader locker lower major maker manner manufacturer marker
  master matter member meter minor mirror mist mixer modifier monitor motor multiplier murder never newsletter newspaper number numerator
  offer operator order other outer oven over paper parameter parlor partner pepper perimeter persist pier placeholder planer playlist
  pointer polyester poster posterior power preheader precursor prefer premier prior processor producer projector propeller proper protector
  provider publisher quarter radiator rather razor reactor receptor recorder register regulator remainder reminder render repeater
  reseller resist resistor resolver retailer river roller rollover rotor router rubber ruler rumor sampler scanner scatter scheduler
  sector selector semester senior sensor separator serializer server shelter shipper shoulder shower shutter silver simulator slider
  sorter speaker sponsor starter sticker subcontractor summer super supper supplier surrender sweater takeover tender terror theater
  theatre thermometer thriller thunder ticker tier tiger timber timer toner tower tracker tractor trailer transfer transformer transistor
  tree trigger trimester tumor turnover twist ulcer under upper user validator vapor vector vendor ventilator voucher waitlist wallpaper
  watchlist water weather whether whitelist wholesaler winter wishlist wrapper wrist`),
);

/** Ends of words that nothing marks the parts of: a `dbhost`, a `nationalidnumber`. */
const THINGS = /.(?:number|header|folder|buffer|pointer|server|host|user|counter|formatter|primer)$/;

/** Whether a word says what somebody is or does. */
export function isAgentNoun(word: string): boolean {
  return AGENT.test(word) && !NO_AGENTS.has(word) && !THINGS.test(word);
}
