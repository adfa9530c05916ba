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

/** What is counted, scored and compared. */
export const counts: readonly MeaningRow[] = [
  measure(
    'pages',
    'page count, page, total page, number page, book/page, page total, page number total',
    between(8, 1_200, lognormal(280, 0.6)),
  ),
  measure('words of a text', 'word count, total word', between(30, 100, normal(58, 9)), {
    role: 'measure.words',
    beside: 'body, content, text, article',
  }),
  measure('words', 'word count, total word', between(20, 120_000, lognormal(720, 1))),
  measure(
    'views',
    'view count, view, page view, hit, visit count, total view, play count, view total, download count, download, read count, hit count, listen count, pageview, stream count, play, stream, visit, reach, session count, install count, watch count, page impression',
    between(0, 5_000_000, lognormal(900, 1.8)),
  ),
  measure(
    'views of a visit',
    'session/view, session/page view, session/page view count, session/view count, session/hit, session/page count, session/page visited, visit/view, visit/page view, visit/hit, visit/page, page visited, page viewed, session/event count, session/click, session/click count, session/request count',
    between(1, 400, lognormal(5, 0.9)),
  ),
  {
    name: 'commerce.returns',
    names: 'return, return count, returned, returned count, refund count',
    numbers: between(0, 400, exponential(4)),
    beside: 'sold, stock, sale, reorder, sku',
  },
  measure(
    'visits of a month',
    'visit this month, visit last month, visit this week, session this month, workout this month, workout this week, class this month',
    between(0, 40, lognormal(6, 0.7)),
  ),
  measure(
    'visitors',
    'visitor, unique view, unique user, unique visit, unique viewer, unique reader',
    between(0, 2_000_000, lognormal(520, 1.7)),
  ),
  measure(
    'reactions',
    'post/up, comment/up, submission/up, post/ups, comment/ups, submission/ups, like count, like, upvote, upvote count, share count, share fb, share tw, share facebook, share twitter, reaction count, retweet count, repost count, bookmark count, facebook share',
    between(0, 500_000, lognormal(42, 1.7)),
  ),
  measure(
    'downvotes',
    'post/down, comment/down, submission/down, downvote, downvote count, dislike, dislike count',
    between(0, 20_000, lognormal(4, 1.4)),
  ),
  measure(
    'edits',
    'post edit count, post/edit count, comment/edit count, message/edit count, article/edit count',
    between(0, 20, exponential(0.6)),
  ),
  measure(
    'units looked at',
    'item checked, item inspected, item tested, unit checked, unit inspected, unit tested, piece inspected, part inspected, quantity inspected, inspected quantity',
    between(1, 500, lognormal(60, 0.9)),
  ),
  measure('attachments', 'attachment count', between(0, 20, exponential(0.8))),
  measure(
    'lines of an order',
    'total item count, order/line count, order header/line count, purchase order/line count, invoice/line count, cart/line count, line item count',
    between(1, 40, exponential(2.4)),
  ),
  measure('tickets', 'ticket count, ticket quantity', between(1, 10, exponential(1.3)), {
    role: 'commerce.quantity',
  }),
  measure('gates', 'dock count, gate count, bay count, ramp count', between(1, 40, lognormal(6, 0.7))),
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
    'rate of requests',
    'request per minute, request per second, request per hour, request per day, query per second, transaction per second, message per second, event per second, qps, rps, tps',
    between(1, 10_000, lognormal(120, 1.2)),
  ),
  measure(
    'reminders',
    'reminder, reminder count, reminder sent, dunning level, dunning count, reminder level, dunning, escalation level, snooze count',
    between(0, 5, weightsBy({ 0: 72, 1: 16, 2: 8, 3: 3, 4: 1 })),
  ),
  measure(
    'likes',
    'vote, heart, favorite count, follower count, follower, following count, subscriber count, friend count, point count, helpful count, clap, member count, subscriber, karma, reputation, reputation score, fan count, share total, total like, wishlist count, star count, fork count',
    between(0, 500_000, lognormal(42, 1.7)),
  ),
  measure(
    'comments',
    'comment count, reply count, answer count, response count, message count, post count, question count, total comment, thread count total, note count, reply total, mention count, topic count',
    between(0, 5_000, lognormal(7, 1.2)),
  ),
  measure(
    'clicks',
    'click count, click, lead count, signup count, open count, total click, tap count, event count',
    between(0, 200_000, lognormal(70, 1.6)),
  ),
  measure(
    'attempts',
    'attempt, retry time, error, warning, attempt count, retry count, login attempt, failed attempt, failed login attempt, error count, failure count, retake count, retake, transfer count, adverse event, breach count, reopen count, reopened count, reopen, failed login count, retry, try, warning count, failed count, bounce count, strike count, restart, restart count, missed payment, late payment, crash, crash count, missed call, failed login, failed sign in, bad login, invalid login, login failure, bad password count',
    between(0, 10, exponential(0.8)),
  ),
  measure(
    'attempt number',
    'attempt number, try number, retry number, interview/round, interview/round number',
    between(1, 9, weightsBy({ 1: 70, 2: 20, 3: 7, 4: 2, 5: 1 })),
  ),
  measure(
    'most attempts',
    'maximum attempt, maximum retry, maximum try, attempt allowed, retry allowed, attempt limit',
    between(1, 10, weightsBy({ 1: 4, 2: 14, 3: 50, 5: 25, 10: 7 })),
  ),
  measure(
    'renewals',
    'renewal, renewal count, renewed count, time renewed, extension count, time extended, reschedule count, rescheduled count',
    between(0, 5, weightsBy({ 0: 62, 1: 24, 2: 9, 3: 3, 4: 1, 5: 1 })),
  ),
  measure(
    'refills',
    'refill, refill count, refill allowed, refill authorized, refill used, refill remaining, refill left, attempt used',
    between(0, 11, weightsBy({ 0: 5, 1: 4, 2: 4, 3: 4, 5: 3, 6: 1, 11: 1 })),
  ),
  measure('login count', 'login count, sign in count, total login, login', between(0, 5_000, lognormal(34, 1.3))),
  measure(
    'usage count',
    'usage count, use count, used count, time used, usage, usage limit, maximum use, redemption count, use limit, redeemed count, usage total',
    between(0, 1_000, lognormal(14, 1.2)),
  ),
  measure('crew', 'crew count, crew size, crew, laborer, labor count', between(1, 400, lognormal(13, 0.8))),
  measure(
    'full time',
    'fte, full time equivalent, employment percent of one',
    between(0.1, 1, weightsBy({ 1: 60, 0.5: 12, 0.6: 6, 0.75: 5, 0.8: 14, 0.9: 3 }), 2),
  ),
  ...percentages(
    measure(
      'bonus in percent',
      'bonus percent, bonus rate, raise percent, raise, increase percent, merit increase, increase rate',
      between(0, 40, lognormal(6, 0.6), 1),
    ),
  ),
  ...percentages(
    measure(
      'tip in percent',
      'tip percent, tip rate, gratuity percent',
      between(0, 40, weightsBy({ 0: 8, 10: 22, 12: 6, 15: 24, 18: 16, 20: 18, 25: 6 }), 1),
    ),
  ),
  measure(
    'passengers of a vehicle',
    'passenger, passenger count, passenger on board, passenger boarded',
    between(1, 600, lognormal(120, 0.5)),
    { role: 'measure.students', beside: 'seat, capacity, berth, aircraft, voyage, vessel, airline, deck' },
  ),
  measure('people', 'number of staff, number employee, personnel count', between(1, 250_000, lognormal(85, 1.5))),
  measure(
    'guests',
    'guest count, guest, party size, passenger, passenger count, attendee count, participant count, attendee, person count, traveler count, group size, seat booked, player count',
    between(1, 12, exponential(1.6)),
  ),
  measure(
    'adults',
    'adult, adult count',
    between(1, 8, weightsBy({ 1: 30, 2: 54, 3: 7, 4: 6, 5: 1, 6: 1, 7: 0.5, 8: 0.5 })),
    { role: 'measure.guests' },
  ),
  measure(
    'children of guests',
    'child, child count, infant, infant count, kid, kid count',
    between(0, 6, weightsBy({ 0: 74, 1: 13, 2: 10, 3: 2, 4: 1 })),
    { beside: 'adult, guest, night, check, booking, passenger, fare, room' },
  ),
  measure(
    'children',
    'child, child count, dependent, dependent count, infant, sibling count, kid, kid count',
    between(0, 6, weightsBy({ 0: 46, 1: 24, 2: 20, 3: 7, 4: 2, 5: 1 })),
  ),
  measure(
    'household size',
    'household size, family size, resident count, occupant count',
    between(1, 8, weightsBy({ 1: 28, 2: 34, 3: 16, 4: 14, 5: 5, 6: 2, 7: 1 })),
  ),
  measure(
    'students',
    'course/enrolled, class/enrolled, section/enrolled, course/enrollment, class/enrollment, section/enrollment, course/student, class/student, current enrollment, enrolled student, student enrolled, number enrolled, current student, enrolled number, enrolled total, course/registered, class/registered, student registered, course/participant, student count, enrolled count, class size count, enrollment count, total student, enrollment total',
    between(4, 400, lognormal(28, 0.5)),
  ),
  measure(
    'places taken',
    'seat taken, seat filled, seat sold, seat reserved, seat occupied, booked seat, reserved seat, sold seat, occupied seat, ticket sold, sold ticket, ticket sold count, place taken, place booked, spot taken, spot filled, spot booked, current participant, participant registered, registered count, registered participant, current attendee, attendee registered, current occupancy, occupied, occupied bed, current capacity, current load, enrolled, registration count',
    between(0, 20_000, lognormal(60, 0.8)),
    { role: 'measure.students' },
  ),
  measure(
    'places left',
    'seat available, available seat, seat left, remaining seat, free seat, open seat, seat remaining, ticket available, available ticket, ticket left, ticket remaining, remaining ticket, spot left, spot available, available spot, remaining spot, place available, available place, place left, free place, remaining capacity, available capacity, open spot, capacity left, bed available, available bed, free bed',
    between(0, 20_000, lognormal(20, 0.9)),
  ),
  measure(
    'copies',
    'total copy, copy total, copy available, available copy, copy in stock, copy owned, copy on shelf, room available, available room, vehicle available, available vehicle',
    between(0, 60, lognormal(4, 0.7)),
  ),
  measure('population', 'inhabitant count', between(500, 40_000_000, lognormal(90_000, 1.6))),
  measure('population density', 'density', between(0.5, 20_000, lognormal(140, 1.2), 1)),
  measure(
    'rooms',
    'room count, bedroom, bedroom count, total room, bed, bed count, sleep',
    between(1, 8, normal(3, 1.2)),
  ),
  measure(
    'bathrooms',
    'bathroom, bathroom count, bath',
    between(1, 5, weightsBy({ 1: 44, 1.5: 8, 2: 30, 2.5: 6, 3: 9, 4: 2 }), 1),
  ),
  measure('floors', 'story count, level floor', between(0, 40, exponential(3))),
  measure(
    'parking spaces',
    'parking space, parking space count, parking spot, garage space, car space',
    between(0, 6, weightsBy({ 0: 24, 1: 42, 2: 26, 3: 5, 4: 2 })),
  ),
  measure('age', 'year old, age at diagnosis, customer age, age at death', between(18, 90, normal(42, 15))),
  measure('young age', 'kid/age', between(3, 24, normal(13, 5))),
  measure(
    'minimum age',
    'minimum age, age minimum, age limit, age from, age restriction',
    between(3, 21, weightsBy({ 3: 8, 6: 10, 12: 18, 13: 10, 16: 20, 18: 30, 21: 4 })),
  ),
  measure('maximum age', 'maximum age, age maximum, age to', between(12, 99, normal(60, 18))),
  ...percentages(
    measure(
      'percent',
      'efficiency, efficiency percent, password rate, password percent, passing rate, acceptance rate, hit rate, fill percent, used percent, percent used, fulfillment rate, retention rate, retention, renewal rate, survival rate, yield rate, yield percent, availability rate, percent, percent value, completion percent, progress, progress percent, completion, percent complete, complete percent, completion rate, attendance percent, percent done, fraction percent, proportion percent, win percent, win rate, open rate, success rate, response rate, attendance rate, bounce rate, humidity level, growth percent, ratio percent, discount share, ownership percent, share percent, ownership share, share, stake, coverage percent, profile completeness, completeness',
      between(0, 100, normal(56, 24), 1),
    ),
  ),
  ...percentages(
    measure(
      'uptime in percent',
      'uptime percent, uptime rate, sla percent, availability percent, uptime sla',
      between(90, 100, normal(99.6, 0.5), 2),
    ),
  ),
  ...percentages(
    measure(
      'click-through rate',
      'degradation rate, degradation, loss percent, waste percent, shrinkage, default rate, packet loss, loss rate, absenteeism rate, dropout rate, click through rate, conversion rate, churn rate, error rate, defect rate, click rate, unsubscribe rate, growth rate, inflation rate, unemployment rate, attrition rate, turnover rate, mortality rate, failure rate, infection rate, return rate, inflation, fraud rate, crime rate, vacancy rate, interest share, rejection rate, scrap rate',
      between(0, 40, lognormal(3.2, 0.6), 2),
    ),
  ),
  measure(
    'change percent',
    'change percent, percent change, price change, growth, variance, change 24h, daily change, delta, difference, deviation, variation, net change, balance change, adjustment, change amount',
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
      'confidence, probability, similarity, confidence score, accuracy, precision, recall, precision score, recall score, accuracy score, f 1 score, f 1, match score, relevance, relevance score, confidence level, similarity score, prediction score, auc, auc score, match probability, risk probability, propensity, propensity score, model accuracy',
      between(0, 1, normal(0.7, 0.18), 4),
    ),
  ),
  ...fractions(
    measure(
      'likelihood of harm',
      'fraud probability, fraud score probability, default probability, probability of default, failure probability, spam probability',
      between(0, 1, lognormal(0.06, 0.9), 4),
    ),
  ),
  measure('factor', 'factor, coefficient, weighting, scale', between(0.1, 10, lognormal(1, 0.5), 3)),
  measure(
    'score',
    'score, test score, exam score, total score, final score, quality score, health score, overall score, quiz score, lead score, assessment score, evaluation score, trust score, mark, exam mark, mark obtained, total mark, obtained mark, final mark, score value, raw score, safety score, engagement score, point scored percent, average score, page score, grade value',
    between(0, 100, normal(72, 15), 1),
  ),
  measure(
    'maximum score',
    'maximum score, maximum mark, passing score, maximum point, full mark, score maximum, possible point, point possible, passing mark',
    between(10, 200, weightsBy({ 10: 12, 20: 10, 25: 6, 40: 8, 50: 20, 100: 44 })),
  ),
  measure(
    'survey score',
    'nps, nps score, net promoter score, likert, survey score, pain level, pain score, difficulty score, happiness',
    between(0, 10, normal(7.4, 1.9)),
  ),
  measure('intelligence', 'iq, iq score', between(70, 145, normal(100, 15))),
  measure('popularity', 'popularity', between(0, 100, normal(38, 20))),
  measure(
    'elo',
    'elo, elo rating, mmr, skill rating, chess rating, player/rating, rank point',
    between(800, 2_600, normal(1_500, 260)),
  ),
  measure(
    'rank',
    'rank number, peak position, ranking, place, chart position, rank position, finish position, finishing position, place number, popularity rank, world rank, national rank, global rank',
    between(1, 500, exponential(60)),
  ),
  measure('level of a garage', 'level', between(-3, 6, normal(0, 2)), { beside: 'garage, plate, building' }),
  measure(
    'level',
    'level, bom level, assembly level, player level, level number, character level, hierarchy level, tree level, nesting level, depth level, current level, tree depth, game level, generation',
    between(1, 60, exponential(7)),
  ),
  measure(
    'experience points',
    'xp, experience point, total point, gold, coin balance, coin count, silver, gem, crystal, virtual currency',
    between(0, 250_000, lognormal(2_400, 1.3)),
  ),
  {
    name: 'measure.revision in texts',
    names: 'revision number, revision, revision code, revision level',
    texts: once(() => [
      [weighted({ '01': 40, '02': 24, '03': 14, '04': 8, '05': 5, '06': 3 })],
      [weighted({ A: 40, B: 24, C: 14, D: 8, E: 5 })],
    ]),
  },
  measure('channel', 'channel number, channel index', between(1, 16, exponential(2))),
  measure(
    'share of full time',
    'fte percent, full time percent, full time equivalent percent, employment percent, percent employed',
    between(10, 100, weightsBy({ 100: 78, 90: 3, 80: 7, 75: 3, 60: 4, 50: 8, 40: 2, 20: 1 })),
  ),
  measure(
    'hours of leave',
    'vacation hour, vacation hour balance, vacation hour left, leave hour, leave hour balance, leave hour left, pto hour, pto hour balance, sick hour, sick hour balance, accrued hour',
    { ...between(0, 240, normal(72, 45)), scale: 2 },
  ),
  measure(
    'version number',
    'revision number, revision, lock version, row version, iteration, optimistic lock version, edition number, record version, entity version, data version, major version, minor version, patch version, version id number',
    between(1, 60, exponential(3)),
  ),
  measure(
    'priority number',
    'sort priority, priority number, priority order, priority score, priority value',
    between(1, 10, exponential(2.5)),
  ),
  measure(
    'count',
    'count, number of, count total, total record, total row, student total, line count, sample size, total number, occurrence, frequency, stock item count, step count, tally, population size, unit total',
    between(0, 10_000, lognormal(24, 1.3)),
  ),
  measure(
    'limit',
    'limit, maximum, quota, maximum value, upper limit, cap, maximum number, maximum count, upper bound, limit value, ceiling',
    between(1, 10_000, weightsBy({ 5: 6, 10: 18, 20: 10, 25: 8, 50: 16, 100: 22, 250: 4, 500: 8, 1000: 8, 5000: 2 })),
  ),
  measure(
    'minimum',
    'minimum, minimum value, lower limit, lower bound, minimum number, minimum count',
    between(0, 500, weightsBy({ 0: 22, 1: 30, 2: 8, 5: 14, 10: 16, 20: 6, 50: 4 })),
  ),
  measure(
    'average',
    'average, mean, median, average value, mean value, baseline, expected value, target value, target, goal value, current value metric, actual value, actual, forecast, forecast value, predicted value, planned, planned value, prediction, estimated quantity',
    between(0, 10_000, lognormal(90, 1), 2),
  ),
  measure(
    'standard deviation',
    'standard deviation, standard error, sigma, error margin, margin of error, uncertainty, tolerance',
    between(0, 100, lognormal(4, 0.8), 3),
  ),
  measure(
    'coordinate',
    'x, y, z, x position, y position, x offset, y offset, top, bottom, margin left, padding left, left offset, right, px',
    between(0, 1_920, normal(640, 320), 2),
  ),
  measure('process id', 'pid, ppid, process id, process number', between(300, 65_535, lognormal(9_000, 0.9))),
  // Of whole numbers; days and moments of these names are those of times.
  measure(
    'offset',
    'start, end, begin, stop, from, to, offset, start position, end position, start index, end index, cursor, start line, end line, page number, chunk number, part number index, block number, frame number, block height, row index, column index, page start, page end, start page, end page',
    between(0, 5_000, lognormal(120, 1.1)),
  ),
];
