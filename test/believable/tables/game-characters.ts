import { type BelievableTable, every, over } from '../expectation.ts';
import { between } from '../judges/quantities.ts';
import { ascending } from '../judges/relations.ts';
import { distinctAtLeast, medianBetween, skewed } from '../judges/statistics.ts';

export const gameCharacters: BelievableTable = {
  name: 'game_characters',
  dialect: 'postgresql',
  ddl: `
    CREATE TABLE game_characters (
      id           serial PRIMARY KEY,
      lvl          int NOT NULL,
      xp           bigint NOT NULL,
      hp           int NOT NULL,
      max_hp       int NOT NULL,
      mana         int,
      agility      int,
      luck         int,
      gold         int NOT NULL,
      kills        int NOT NULL,
      deaths       int NOT NULL,
      kd_ratio     numeric(5,2),
      crit_chance  numeric(4,3),
      win_rate     numeric(4,3),
      wins         int NOT NULL,
      losses       int NOT NULL,
      quests_left  int,
      potions      int
    )`,
  expectations: [
    every('lvl', between(1, 100)),
    every('xp', between(0, 1e6)),
    every('hp', between(0, 1000)),
    every('max_hp', between(1, 1000)),
    every(['hp', 'max_hp'], ascending),
    every('mana', between(0, 1000)),
    every('agility', between(1, 100)),
    every('luck', between(1, 100)),
    every('gold', between(0, 1e6)),
    over('gold', skewed),
    every('kills', between(0, 50_000)),
    over('kills', skewed),
    every('deaths', between(0, 50_000)),
    every('kd_ratio', between(0, 30)),
    every('crit_chance', between(0, 1)),
    every('win_rate', between(0, 1)),
    over('win_rate', medianBetween(0.2, 0.8)),
    every('wins', between(0, 1000)),
    every('losses', between(0, 1000)),
    every('quests_left', between(0, 10_000)),
    over('quests_left', medianBetween(1, 300)),
    every('potions', between(0, 10_000)),
    over('potions', distinctAtLeast(20)),
  ],
};
