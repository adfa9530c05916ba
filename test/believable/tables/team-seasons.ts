import { type BelievableTable, every, most, over } from '../expectation.ts';
import { between } from '../judges/quantities.ts';
import { partOfWhole, percentOfWhole, productOf, ratioBetween, sumOf, timesAsMuch } from '../judges/relations.ts';
import { distinctBetween, medianBetween } from '../judges/statistics.ts';

export const teamSeasons: BelievableTable = {
  name: 'team_seasons',
  dialect: 'mysql',
  ddl: `
    CREATE TABLE team_seasons (
      id               INT AUTO_INCREMENT PRIMARY KEY,
      gamesPlayed      INT NOT NULL,
      wins             INT NOT NULL,
      draws            INT NOT NULL,
      losses           INT NOT NULL,
      winRate          DECIMAL(5,4) NOT NULL,
      shotsAttempted   INT NOT NULL,
      shotsMade        INT NOT NULL,
      shootingPct      DECIMAL(5,2) NOT NULL,
      trainingsHeld    INT NOT NULL,
      trainingsAttended INT NOT NULL,
      attendanceRate   DECIMAL(5,2) NOT NULL,
      minutesPerGame   INT NOT NULL,
      totalMinutes     INT NOT NULL,
      distanceKm       DECIMAL(7,1) NOT NULL,
      distanceMiles    DECIMAL(7,1) NOT NULL,
      score            INT NOT NULL,
      maxScore         INT NOT NULL,
      scorePct         DECIMAL(5,2) NOT NULL
    )`,
  expectations: [
    every('gamesPlayed', between(0, 100)),
    every(['wins', 'gamesPlayed'], ratioBetween(0, 1)),
    every(['losses', 'gamesPlayed', 'wins', 'draws'], sumOf('+--')),
    every(['winRate', 'wins', 'gamesPlayed'], partOfWhole),
    every(['shotsMade', 'shotsAttempted'], ratioBetween(0, 1)),
    every(['shootingPct', 'shotsMade', 'shotsAttempted'], percentOfWhole),
    every(['trainingsAttended', 'trainingsHeld'], ratioBetween(0, 1)),
    every(['attendanceRate', 'trainingsAttended', 'trainingsHeld'], percentOfWhole),
    every(['totalMinutes', 'minutesPerGame', 'gamesPlayed'], productOf),
    every(['distanceMiles', 'distanceKm'], timesAsMuch(0.621371)),
    every('minutesPerGame', between(1, 240)),
    over('gamesPlayed', medianBetween(3, 80)),
    over('maxScore', medianBetween(5, 1_000)),
    over('winRate', distinctBetween(15, 200)),
    every(['score', 'maxScore'], ratioBetween(0, 1)),
    most(0.95, ['scorePct', 'score', 'maxScore'], percentOfWhole),
  ],
};
