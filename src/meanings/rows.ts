import { inFull } from './names/alternatives.ts';
import type { MeaningRow } from './row.ts';
import { access } from './topics/access.ts';
import { addresses } from './topics/addresses.ts';
import { animals } from './topics/animals.ts';
import { appointments, momentsBeside } from './topics/appointments.ts';
import { banking } from './topics/banking.ts';
import { calendar } from './topics/calendar.ts';
import { commerce } from './topics/commerce.ts';
import { companies } from './topics/companies.ts';
import { contact } from './topics/contact.ts';
import { countries } from './topics/countries.ts';
import { counts } from './topics/counts.ts';
import { descriptions } from './topics/descriptions.ts';
import { documents } from './topics/documents.ts';
import { durations } from './topics/durations.ts';
import { education } from './topics/education.ts';
import { episodes } from './topics/episodes.ts';
import { events } from './topics/events.ts';
import { files } from './topics/files.ts';
import { finance } from './topics/finance.ts';
import { flags } from './topics/flags.ts';
import { flights } from './topics/flights.ts';
import { games } from './topics/games.ts';
import { general } from './topics/general.ts';
import { goods } from './topics/goods.ts';
import { hardware } from './topics/hardware.ts';
import { health } from './topics/health.ts';
import { histories } from './topics/histories.ts';
import { identifiers } from './topics/identifiers.ts';
import { internet } from './topics/internet.ts';
import { kinds } from './topics/kinds.ts';
import { labels } from './topics/labels.ts';
import { languages } from './topics/languages.ts';
import { lasting } from './topics/lasting.ts';
import { learning } from './topics/learning.ts';
import { leisure } from './topics/leisure.ts';
import { logistics } from './topics/logistics.ts';
import { measures } from './topics/measures.ts';
import { media } from './topics/media.ts';
import { amounts } from './topics/money.ts';
import { network } from './topics/network.ts';
import { numbers } from './topics/numbers.ts';
import { openRequests } from './topics/open-requests.ts';
import { operations } from './topics/operations.ts';
import { passwords } from './topics/passwords.ts';
import { pay } from './topics/pay.ts';
import { people } from './topics/people.ts';
import { periods } from './topics/periods.ts';
import { personal } from './topics/personal.ts';
import { places } from './topics/places.ts';
import { planning } from './topics/planning.ts';
import { positions } from './topics/positions.ts';
import { running } from './topics/running.ts';
import { science } from './topics/science.ts';
import { sensors } from './topics/sensors.ts';
import { serviceIds } from './topics/service-ids.ts';
import { software } from './topics/software.ts';
import { states } from './topics/states.ts';
import { sums } from './topics/sums.ts';
import { texts } from './topics/text.ts';
import { time } from './topics/time.ts';
import { transport } from './topics/transport.ts';
import { vitals } from './topics/vitals.ts';
import { voyages } from './topics/voyages.ts';
import { weather } from './topics/weather.ts';
import { causes } from './topics/why.ts';
import { wording } from './topics/wording.ts';

/**
 * The table of meanings: of phrases that are equally long, the first row's wins. What a trade has words of its own for comes first, as
 * it shows only beside other columns of the trade, or by long phrases; then persons, places and texts, then what
 * things are and cost, and behind that what happens to them: flags before the moments at which they were set. Last is what says
 * little.
 */
const written: readonly MeaningRow[] = [
  ...labels,
  ...flights,
  ...sensors,
  ...events,
  ...descriptions,
  ...causes,
  ...positions,
  ...people,
  ...personal,
  ...contact,
  ...countries,
  ...places,
  ...addresses,
  ...languages,
  ...companies,
  ...internet,
  ...files,
  ...network,
  ...running,
  ...operations,
  ...software,
  ...planning,
  ...access,
  ...episodes,
  ...media,
  ...education,
  ...games,
  ...learning,
  ...openRequests,
  ...serviceIds,
  ...identifiers,
  ...passwords,
  ...numbers,
  ...goods,
  ...commerce,
  ...logistics,
  ...pay,
  ...sums,
  ...amounts,
  ...banking,
  ...finance,
  ...histories,
  ...health,
  ...vitals,
  ...transport,
  ...animals,
  ...science,
  ...leisure,
  ...states,
  ...kinds,
  ...flags,
  ...voyages,
  ...weather,
  ...measures,
  ...hardware,
  ...counts,
  ...durations,
  ...calendar,
  ...periods,
  ...lasting,
  ...momentsBeside,
  ...time,
  ...appointments,
  ...wording,
  ...texts,
  ...documents,
  ...general,
];

/** The rows, with their phrases in full. */
export const rows: readonly MeaningRow[] = written.map((row) => ({ ...row, names: inFull(row.names) }));
