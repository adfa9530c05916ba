import { weighted } from '../builders/forms.ts';
import {
  between,
  exponential,
  fractions,
  lognormal,
  measure,
  normal,
  once,
  percentages,
  weightsBy,
} from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';
import { LIMITS } from './hardware.ts';

/** What is counted, scored and compared. */
export const counts: readonly MeaningRow[] = [
  measure(
    'pages',
    'page count, page, total|number page, book/page, page|page number total',
    between(8, 1_200, lognormal(280, 0.6)),
  ),
  measure('words of a text', 'word count, total word', between(30, 100, normal(58, 9)), {
    role: 'measure.words',
    beside: 'body, content, text, article',
  }),
  measure('words', 'word count, total word', between(20, 120_000, lognormal(720, 1))),
  measure(
    'views',
    'view|visit|play|download|read|hit|listen|stream|session|install|watch count, view, page|total view, hit, view total, download, pageview, play, stream, visit, reach, page impression',
    between(0, 5_000_000, lognormal(900, 1.8)),
  ),
  measure(
    'views of a visit',
    'session|visit/view, session/page view, session/page view count, session/view count, session|visit/hit, session/page count, session/page visited, visit/page view, visit/page, page visited|viewed, session/event count, session/click, session/click count, session/request count',
    between(1, 400, lognormal(5, 0.9)),
  ),
  {
    name: 'commerce.returns',
    names: 'return, return|returned|refund count, returned',
    numbers: between(0, 400, exponential(4)),
    beside: 'sold, stock, sale, reorder, sku',
  },
  measure(
    'visits of a month',
    'visit this|visit last|session this|workout this|class this month, visit this|workout this week',
    between(0, 40, lognormal(6, 0.7)),
  ),
  measure('visitors', 'visitor, unique view|user|visit|viewer|reader', between(0, 2_000_000, lognormal(520, 1.7))),
  measure(
    'reactions',
    'post|comment|submission/up, post|comment|submission/ups, like|upvote|share|reaction|retweet|repost|bookmark count, like, upvote, up vote, share fb|tw|facebook|twitter, facebook share',
    between(0, 500_000, lognormal(42, 1.7)),
  ),
  measure(
    'downvotes',
    'post|comment|submission/down, downvote, downvote|dislike count, dislike, down vote, vote down',
    between(0, 20_000, lognormal(4, 1.4)),
  ),
  measure(
    'edits',
    'post edit count, comment/edit count, message/edit count, article/edit count',
    between(0, 20, exponential(0.6)),
  ),
  measure(
    'units looked at',
    'item|unit checked, item|unit|piece|part|quantity inspected, item|unit tested, inspected quantity',
    between(1, 500, lognormal(60, 0.9)),
  ),
  measure('attachments', 'attachment count', between(0, 20, exponential(0.8))),
  measure(
    'lines of an order',
    'total item|line item count, order/line count, order header/line count, purchase order/line count, invoice/line count, cart/line count',
    between(1, 40, exponential(2.4)),
  ),
  measure('tickets', 'ticket count|quantity', between(1, 10, exponential(1.3)), {
    role: 'commerce.quantity',
  }),
  measure('gates', 'dock|gate|bay|ramp count', between(1, 40, lognormal(6, 0.7))),
  measure(
    'limit of requests',
    ['rate limit', 'request limit', 'request quota', 'api limit', 'call limit', 'maximum request', 'throttle limit']
      .flatMap((limit) =>
        ['', ' per second', ' per minute', ' per hour', ' per day', ' rpm', ' rps'].map((per) => limit + per),
      )
      .join(', '),
    between(
      1,
      10_000,
      weightsBy({ 10: 6, 30: 8, 60: 26, 100: 18, 120: 8, 300: 8, 600: 8, 1000: 12, 5000: 4, 10000: 2 }),
    ),
  ),
  measure(
    'limit of requests of a key',
    'rate per second|minute|hour|day',
    between(1, 10_000, weightsBy({ 60: 40, 100: 20, 300: 10, 600: 10, 1000: 20 })),
    { beside: 'scope, token, quota, revoked' },
  ),
  measure(
    'rate of requests',
    'request per minute|hour|day, request per|query per|transaction per|message per|event per second, qps, rps, tps',
    between(1, 10_000, lognormal(120, 1.2)),
  ),
  measure(
    'reminders',
    'reminder, reminder|dunning|snooze count, reminder sent, dunning|reminder|escalation level, dunning',
    between(0, 5, weightsBy({ 0: 72, 1: 16, 2: 8, 3: 3, 4: 1 })),
  ),
  measure(
    'likes',
    'vote, heart, favorite|follower|following|subscriber|friend|point|helpful|member|fan|wishlist|star|fork count, follower, clap, subscriber, karma, reputation, reputation score, share total, total like',
    between(0, 500_000, lognormal(42, 1.7)),
  ),
  measure(
    'comments',
    'comment|reply|answer|response|message|post|question|note|mention|topic count, total comment, thread count|reply total',
    between(0, 5_000, lognormal(7, 1.2)),
  ),
  measure(
    'clicks',
    'click|lead|signup|open|tap|event count, click, total click',
    between(0, 200_000, lognormal(70, 1.6)),
  ),
  measure(
    'attempts',
    'attempt, retry time, error, warning, attempt|retry|error|failure|retake|transfer|breach|reopen|reopened|failed login|warning|failed|bounce|strike|restart|crash|bad password count, login|failed|failed login attempt, retake, adverse event, reopen, retry, try, restart, missed|late payment, crash, missed call, failed|bad|invalid login, failed sign in, login failure',
    between(0, 10, exponential(0.8)),
    { nothing: 0.8 },
  ),
  measure(
    'attempt number',
    'attempt|try|retry number, interview/round, interview/round number',
    between(1, 9, weightsBy({ 1: 70, 2: 20, 3: 7, 4: 2, 5: 1 })),
  ),
  measure(
    'most attempts',
    'maximum attempt|retry|try, attempt|retry allowed, attempt limit',
    between(1, 10, weightsBy({ 1: 4, 2: 14, 3: 50, 5: 25, 10: 7 })),
  ),
  measure(
    'renewals',
    'renewal, renewal|renewed|extension|reschedule|rescheduled count, time renewed|extended',
    between(0, 5, weightsBy({ 0: 62, 1: 24, 2: 9, 3: 3, 4: 1, 5: 1 })),
  ),
  measure(
    'refills',
    'refill, refill count|allowed|authorized|remaining|left, refill|attempt used',
    between(0, 11, weightsBy({ 0: 5, 1: 4, 2: 4, 3: 4, 5: 3, 6: 1, 11: 1 })),
  ),
  measure('login count', 'login|sign in count, total login, login', between(0, 5_000, lognormal(34, 1.3))),
  measure(
    'usage count',
    'usage|use|used|redemption|redeemed count, time used, usage, usage total',
    between(0, 1_000, lognormal(14, 1.2)),
  ),
  measure(
    'usage limit',
    'usage|use|redemption limit, maximum use|usage|redemption',
    between(1, 5_000, weightsBy({ 1: 20, 50: 12, 100: 30, 200: 12, 500: 14, 1000: 12 })),
  ),
  measure('crew', 'crew|labor count, crew size, crew, laborer', between(1, 400, lognormal(13, 0.8))),
  measure(
    'full time',
    'fte, full time equivalent, employment percent of one',
    between(0.1, 1, weightsBy({ 1: 60, 0.5: 12, 0.6: 6, 0.75: 5, 0.8: 14, 0.9: 3 }), 2),
  ),
  ...percentages(
    measure(
      'bonus in percent',
      'bonus|raise|increase percent, bonus|increase rate, raise, merit increase',
      between(0, 40, lognormal(6, 0.6), 1),
    ),
  ),
  ...percentages(
    measure(
      'tip in percent',
      'tip|gratuity percent, tip rate',
      between(0, 40, weightsBy({ 0: 8, 10: 22, 12: 6, 15: 24, 18: 16, 20: 18, 25: 6 }), 1),
    ),
  ),
  measure(
    'passengers of a vehicle',
    'passenger, passenger count|boarded, passenger on board',
    between(1, 600, lognormal(120, 0.5)),
    { role: 'measure.students', beside: 'seat, capacity, berth, aircraft, voyage, vessel, airline, deck' },
  ),
  measure('people', 'number of staff, number employee, personnel count', between(1, 250_000, lognormal(85, 1.5))),
  measure(
    'guests',
    'guest|passenger|attendee|participant|person|traveler|player count, guest, party|group size, passenger, attendee, seat booked, booking|reservation/participant, booking|reservation/person',
    between(1, 12, exponential(1.6)),
  ),
  measure('adults', 'adult, adult count', between(1, 4, weightsBy({ 1: 30, 2: 56, 3: 8, 4: 6 })), {
    role: 'measure.guests',
  }),
  measure(
    'children of guests',
    'child, child|infant|kid count, infant, kid',
    between(0, 6, weightsBy({ 0: 74, 1: 13, 2: 10, 3: 2, 4: 1 })),
    { beside: 'adult, guest, night, check, booking, passenger, fare, room' },
  ),
  measure(
    'children',
    'child, child|dependent|sibling|kid count, dependent, infant, kid',
    between(0, 6, weightsBy({ 0: 46, 1: 24, 2: 20, 3: 7, 4: 2, 5: 1 })),
  ),
  measure(
    'household size',
    'household|family size, resident|occupant count',
    between(1, 8, weightsBy({ 1: 28, 2: 34, 3: 16, 4: 14, 5: 5, 6: 2, 7: 1 })),
  ),
  measure(
    'students',
    'course|class|section/enrolled, course|class|section/enrollment, course|class/student, current enrollment, enrolled|current|total student, student|number enrolled, enrolled number, enrolled|enrollment total, course|class/registered, student registered, course/participant, student|enrolled|class size|enrollment count',
    between(4, 400, lognormal(28, 0.5)),
  ),
  measure(
    'places taken',
    'seat|place|spot taken, seat|license|user license used, seat|spot filled, seat|ticket sold, seat reserved|occupied, booked|reserved|sold|occupied seat, sold ticket, ticket sold|registered|registration count, place|spot booked, current|registered participant, participant|attendee registered, current attendee|occupancy|capacity|load, occupied, occupied bed, enrolled',
    between(0, 20_000, lognormal(60, 0.8)),
    { role: 'measure.students' },
  ),
  measure(
    'places left',
    'seat|ticket|spot|place|bed available, available|remaining|free|open seat, seat|ticket|spot|place|capacity left, seat|ticket remaining, available|remaining ticket, available|remaining|open spot, available|free place, remaining|available capacity, available|free bed',
    between(0, 20_000, lognormal(20, 0.9)),
  ),
  measure(
    'copies',
    'total|available copy, copy total|owned, copy|room|vehicle available, copy in stock, copy on shelf, available room|vehicle',
    between(0, 60, lognormal(4, 0.7)),
  ),
  measure('population', 'inhabitant count', between(500, 40_000_000, lognormal(90_000, 1.6))),
  measure('population density', 'density', between(0.5, 20_000, lognormal(140, 1.2), 1)),
  measure('rooms', 'room|bedroom|bed count, bedroom, total room, bed, sleep', between(1, 8, normal(3, 1.2))),
  measure(
    'bathrooms',
    'bathroom, bathroom count, bath',
    between(1, 5, weightsBy({ 1: 44, 1.5: 8, 2: 30, 2.5: 6, 3: 9, 4: 2 }), 1),
  ),
  measure('floors', 'story count, level floor', between(0, 40, exponential(3))),
  measure(
    'parking spaces',
    'parking|garage|car space, parking space count, parking spot',
    between(0, 6, weightsBy({ 0: 24, 1: 42, 2: 26, 3: 5, 4: 2 })),
  ),
  measure('age', 'year old, age at diagnosis|death, customer age', between(18, 90, normal(42, 15))),
  measure('young age', 'kid/age', between(3, 24, normal(13, 5))),
  measure(
    'minimum age',
    'minimum age, age minimum|limit|from|restriction',
    between(3, 21, weightsBy({ 3: 8, 6: 10, 12: 18, 13: 10, 16: 20, 18: 30, 21: 4 })),
  ),
  measure('maximum age', 'maximum age, age maximum|to', between(12, 99, normal(60, 18))),
  ...percentages(
    measure(
      'percent',
      'efficiency, efficiency|password|fill|used|yield|completion|progress|complete|attendance|fraction|proportion|win|growth|ratio|ownership|share|coverage percent, password|passing|acceptance|hit|fulfillment|retention|renewal|survival|yield|availability|completion|win|open|success|response|attendance|bounce rate, percent used|value|complete|done, retention, percent, progress, completion, humidity level, discount|ownership share, share, stake, profile completeness, completeness',
      between(0, 100, normal(56, 24), 1),
    ),
  ),
  ...percentages(
    measure(
      'uptime in percent',
      'uptime|sla|availability percent, uptime rate|sla',
      between(90, 100, normal(99.6, 0.5), 2),
    ),
  ),
  ...percentages(
    measure(
      'click-through rate',
      'degradation|default|loss|absenteeism|dropout|click through|conversion|churn|error|defect|click|unsubscribe|growth|inflation|unemployment|attrition|turnover|mortality|failure|infection|return|fraud|crime|vacancy|rejection|scrap rate, degradation, loss|waste percent, shrinkage, packet loss, inflation, interest share',
      between(0, 40, lognormal(3.2, 0.6), 2),
    ),
  ),
  measure(
    'change percent',
    'change percent|24h|amount, percent|price|daily|net|balance change, growth, variance, delta, difference, deviation, variation, adjustment',
    between(-100, 400, normal(1, 9), 2),
  ),
  measure(
    'ratio',
    'ratio, fraction, proportion, threshold, sentiment score, correlation, opacity, alpha, weight factor',
    between(0, 1, normal(0.7, 0.18), 4),
  ),
  ...fractions(
    measure(
      'likelihood',
      'confidence, probability, similarity, confidence|precision|recall|accuracy|f 1|match|relevance|similarity|prediction|auc|propensity score, accuracy, precision, recall, f 1, relevance, confidence level, auc, match|risk probability, propensity, model accuracy',
      between(0, 1, normal(0.7, 0.18), 4),
    ),
  ),
  ...fractions(
    measure(
      'likelihood of harm',
      'fraud|fraud score|default|failure|spam probability, probability of default',
      between(0, 1, lognormal(0.06, 0.9), 4),
    ),
  ),
  measure('factor', 'factor, coefficient, weighting, scale', between(0.1, 10, lognormal(1, 0.5), 3)),
  measure(
    'score',
    'score, test|exam|total|final|quality|health|overall|quiz|lead|assessment|evaluation|trust|raw|safety|engagement|average|page score, mark, exam|total|obtained|final mark, mark obtained, score|grade value, point scored percent',
    between(0, 100, normal(72, 15), 1),
  ),
  measure(
    'maximum score',
    'maximum|passing score, maximum|full|passing mark, maximum|possible point, score maximum, point possible',
    between(10, 200, weightsBy({ 10: 12, 20: 10, 25: 6, 40: 8, 50: 20, 100: 44 })),
  ),
  measure(
    'survey score',
    'nps, nps|net promoter|survey|pain|difficulty score, likert, pain level, happiness',
    between(0, 10, normal(7.4, 1.9)),
  ),
  measure('intelligence', 'iq, iq score', between(70, 145, normal(100, 15))),
  measure('popularity', 'popularity', between(0, 100, normal(38, 20))),
  measure(
    'elo',
    'elo, elo|skill|chess rating, mmr, player/rating, rank point',
    between(800, 2_600, normal(1_500, 260)),
  ),
  measure(
    'rank',
    'rank|place number, peak|chart|rank|finish|finishing position, ranking, place, popularity|world|national|global rank',
    between(1, 500, exponential(60)),
  ),
  measure('level of a garage', 'level', between(-3, 6, normal(0, 2)), { beside: 'garage, plate, building' }),
  measure(
    'level',
    'level, bom|assembly|player|character|hierarchy|tree|nesting|depth|current|game level, level number, tree depth, generation',
    between(1, 60, exponential(7)),
  ),
  measure(
    'experience points',
    'xp, experience|total point, gold, coin balance|count, silver, gem, crystal, virtual currency',
    between(0, 250_000, lognormal(2_400, 1.3)),
  ),
  {
    name: 'measure.revision in texts',
    names: 'revision number|code|level, revision',
    texts: once(() => [
      [weighted({ '01': 40, '02': 24, '03': 14, '04': 8, '05': 5, '06': 3 })],
      [weighted({ A: 40, B: 24, C: 14, D: 8, E: 5 })],
    ]),
  },
  measure('channel', 'channel number|index', between(1, 16, exponential(2))),
  measure(
    'share of full time',
    'fte|full time|full time equivalent|employment percent, percent employed',
    between(10, 100, weightsBy({ 100: 78, 90: 3, 80: 7, 75: 3, 60: 4, 50: 8, 40: 2, 20: 1 })),
  ),
  measure(
    'hours of leave',
    'vacation|leave|pto|sick|accrued hour, vacation hour|leave hour|pto hour|sick hour balance, vacation balance|leave balance|pto balance|sick balance hour, vacation hour|leave hour left',
    { ...between(0, 240, normal(76, 34)), scale: 1 },
  ),
  measure(
    'version number',
    'revision|edition|version id number, revision, lock|row|optimistic lock|record|entity|data|major|minor|patch version, iteration',
    between(1, 60, exponential(3)),
  ),
  measure('priority number', 'sort priority, priority number|order|score|value', between(1, 10, exponential(2.5))),
  measure(
    'count',
    'count, number of, count|student|unit total, total record|row|number, line|stock item|step count, sample|population size, occurrence, frequency, tally',
    between(0, 10_000, lognormal(24, 1.3)),
  ),
  measure(
    'limit',
    'limit, maximum, quota, maximum|limit value, upper limit|bound, cap, maximum number|count, ceiling',
    LIMITS,
  ),
  measure(
    'minimum',
    'minimum, minimum value|number|count, lower limit|bound',
    between(0, 500, weightsBy({ 0: 22, 1: 30, 2: 8, 5: 14, 10: 16, 20: 6, 50: 4 })),
  ),
  measure(
    'average',
    'average, mean, median, average|mean|expected|target|goal|actual|forecast|predicted|planned value, baseline, target, current value metric, actual, forecast, planned, prediction, estimated quantity',
    between(0, 10_000, lognormal(90, 1), 2),
  ),
  measure(
    'standard deviation',
    'standard deviation, standard|margin of error, sigma, error margin, uncertainty, tolerance',
    between(0, 100, lognormal(4, 0.8), 3),
  ),
  measure(
    'coordinate',
    'x, y, z, x|y position, x|y|left offset, top, bottom, margin|padding left, right, px',
    between(0, 1_920, normal(640, 320), 2),
  ),
  measure('process id', 'pid, ppid, process id|number', between(300, 65_535, lognormal(9_000, 0.9))),
  // Of whole numbers; days and moments of these names are those of times.
  measure(
    'offset',
    'start, end, begin, stop, from, to, offset, start|end position, start|end|part number|row|column index, cursor, start|end line, page|chunk|block|frame number, block height, page start|end, start|end page',
    between(0, 5_000, lognormal(120, 1.1)),
  ),
];
