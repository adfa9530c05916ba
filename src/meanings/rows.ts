import { access } from './access.ts';
import { addresses } from './addresses.ts';
import { animals } from './animals.ts';
import { appointments } from './appointments.ts';
import { banking } from './banking.ts';
import { calendar } from './calendar.ts';
import { commerce } from './commerce.ts';
import { companies } from './companies.ts';
import { contact } from './contact.ts';
import { countries } from './countries.ts';
import { counts } from './counts.ts';
import { descriptions } from './descriptions.ts';
import { documents } from './documents.ts';
import { durations } from './durations.ts';
import { education } from './education.ts';
import { episodes } from './episodes.ts';
import { events } from './events.ts';
import { files } from './files.ts';
import { finance } from './finance.ts';
import { flags } from './flags.ts';
import { flights } from './flights.ts';
import { games } from './games.ts';
import { general } from './general.ts';
import { goods } from './goods.ts';
import { hardware } from './hardware.ts';
import { health } from './health.ts';
import { histories } from './histories.ts';
import { identifiers } from './identifiers.ts';
import { internet } from './internet.ts';
import { kinds } from './kinds.ts';
import { labels } from './labels.ts';
import { languages } from './languages.ts';
import { learning } from './learning.ts';
import { leisure } from './leisure.ts';
import { logistics } from './logistics.ts';
import { measures } from './measures.ts';
import { media } from './media.ts';
import { amounts } from './money.ts';
import { network } from './network.ts';
import { numbers } from './numbers.ts';
import { openRequests } from './open-requests.ts';
import { operations } from './operations.ts';
import { pay } from './pay.ts';
import { people } from './people.ts';
import { periods } from './periods.ts';
import { personal } from './personal.ts';
import { places } from './places.ts';
import { planning } from './planning.ts';
import { positions } from './positions.ts';
import type { MeaningRow } from './row.ts';
import { running } from './running.ts';
import { science } from './science.ts';
import { sensors } from './sensors.ts';
import { serviceIds } from './service-ids.ts';
import { software } from './software.ts';
import { states } from './states.ts';
import { sums } from './sums.ts';
import { texts } from './text.ts';
import { time } from './time.ts';
import { transport } from './transport.ts';
import { vitals } from './vitals.ts';
import { voyages } from './voyages.ts';
import { weather } from './weather.ts';
import { causes } from './why.ts';
import { wording } from './wording.ts';

/**
 * The table of meanings: of phrases that are equally long, the first row's wins. What a trade has words of its own for comes first, as
 * it shows only beside other columns of the trade, or by long phrases; then persons, places and texts, then what
 * things are and cost, and behind that what happens to them: flags before the moments at which they were set. Last is what says
 * little.
 */
export const rows: readonly MeaningRow[] = [
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
  ...time,
  ...appointments,
  ...wording,
  ...texts,
  ...documents,
  ...general,
];
