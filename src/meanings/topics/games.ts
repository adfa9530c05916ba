import {
  between,
  exponential,
  fractions,
  lognormal,
  measure,
  normal,
  percentages,
  weightsBy,
} from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

/** Columns that tables of those who fight and play have, and no others. */
const PLAYED = 'mana, mp, xp, armor, attack, defense, agility, stamina, guild, gamertag, kill';

/** What figures in games have, and how matches end. */
export const games: readonly MeaningRow[] = [
  measure(
    'points of a figure',
    'mana, mana|stamina|hit|health|energy|action|armor point, stamina, shield, maximum health',
    between(1, 500, lognormal(110, 0.5)),
  ),
  measure('health of a figure', 'hp, mp, health, maximum hp', between(1, 500, lognormal(120, 0.5)), {
    beside: PLAYED,
  }),
  measure(
    'attribute of a figure',
    'agility, dexterity, intellect, constitution, wisdom, charisma, vitality, luck, defense, armor, attack, attack|magic|spell power, magic, endurance, resistance point',
    between(1, 99, normal(22, 12)),
  ),
  measure('attribute beside others', 'strength, intelligence, speed, power', between(1, 99, normal(22, 12)), {
    beside: 'agility, dexterity, stamina, armor, mana, defense',
  }),
  measure('damage', 'damage, damage dealt|taken, attack|weapon|base damage', between(1, 9_999, lognormal(60, 0.9))),
  ...fractions(
    measure(
      'chance of a hit',
      'critical|drop|hit|spawn|dodge chance, drop|spawn rate',
      between(0, 1, lognormal(0.14, 0.6), 3),
    ),
  ),
  measure(
    'experience to come',
    'xp to next, xp needed|required, xp to next level',
    between(50, 50_000, lognormal(900, 1)),
  ),
  measure('kills', 'kill, kill count, headshot, enemy killed', between(0, 20_000, lognormal(120, 1.1))),
  measure('deaths in games', 'death, assist, death count|total', between(0, 20_000, lognormal(90, 1)), {
    beside: 'kill, assist',
  }),
  measure('kills by deaths', 'kd|kda|kill death|k d ratio, kd, kda, k d', between(0.1, 12, lognormal(1.2, 0.5), 2)),
  measure('losses', 'loss, tie, lost, defeat', between(0, 60, normal(13, 7)), { beside: 'win, won, draw, kill, elo' }),
  measure('points of a table', 'point', between(0, 98, normal(40, 16)), { beside: 'win, won, draw, goal' }),
  measure('goal difference', 'goal|point difference, goal diff, point differential', between(-60, 60, normal(0, 15))),
  measure('shots', 'shot, shot on goal|target', between(0, 32, normal(12, 5))),
  measure('corners', 'corner, corner kick', between(0, 16, normal(5, 2.5))),
  measure('fouls', 'foul, foul committed, offside', between(0, 26, normal(11, 4))),
  measure('yellow cards', 'yellow card, home|away yellow, caution', between(0, 8, exponential(1.8))),
  measure('red cards', 'red card, home|away red, ejection', between(0, 3, weightsBy({ 0: 90, 1: 9, 2: 1 }))),
  ...percentages(
    measure('possession', 'possession, ball|home|away possession, possession percent', between(22, 78, normal(50, 9))),
  ),
  measure('expected goals', 'xg, expected goal, xga', between(0, 6, lognormal(1.3, 0.5), 2)),
  measure('odds', 'odd, odd home|away|draw', between(1.05, 30, lognormal(2.7, 0.5), 2)),
  measure(
    'spectators',
    'match|game|concert|festival|show/attendance, stadium attendance, spectator, spectator count, crowd, audience, audience size',
    between(40, 95_000, lognormal(14_000, 0.8)),
    { role: 'measure.students' },
  ),
  measure(
    'people who come',
    'attendance, attendance count, number attended, total attendance',
    between(1, 20_000, lognormal(60, 1)),
    {
      role: 'measure.students',
    },
  ),
  ...[undefined, 'surface, pitch, turf'].map((beside) =>
    measure(
      `seats of a stadium${beside === undefined ? '' : ' with its surface'}`,
      beside === undefined ? 'stadium|arena capacity, stadium|arena/capacity' : 'venue|ground/capacity',
      between(2_000, 99_000, lognormal(28_000, 0.6)),
      { role: 'measure.capacity', ...(beside !== undefined && { beside }) },
    ),
  ),
  measure('seats of a venue', 'venue|theater|theatre|hall/capacity', between(80, 40_000, lognormal(1_200, 0.9)), {
    role: 'measure.capacity',
  }),
];
