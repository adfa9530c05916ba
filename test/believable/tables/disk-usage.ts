import { type BelievableTable, every, most, over } from '../expectation.ts';
import { between, decimalsAtMost } from '../judges/quantities.ts';
import { percentOfWhole, ratioBetween, sumOf } from '../judges/relations.ts';
import { medianBetween } from '../judges/statistics.ts';

export const diskUsage: BelievableTable = {
  name: 'disk_usage',
  dialect: 'mysql',
  ddl: `
    CREATE TABLE diskUsage (
      id           INT AUTO_INCREMENT PRIMARY KEY,
      totalBytes   BIGINT NOT NULL,
      usedBytes    BIGINT NOT NULL,
      freeBytes    BIGINT NOT NULL,
      inodesTotal  BIGINT NOT NULL,
      inodesUsed   BIGINT NOT NULL,
      inodesFree   BIGINT NOT NULL,
      usedPercent  DECIMAL(5,1) NOT NULL
    )`,
  expectations: [
    every(['freeBytes', 'totalBytes', 'usedBytes'], sumOf('+-')),
    every(['inodesFree', 'inodesTotal', 'inodesUsed'], sumOf('+-')),
    every('totalBytes', between(1e9, 1e14)),
    over('totalBytes', medianBetween(1e10, 1e13)),
    every('usedBytes', between(0, 1e14)),
    every('freeBytes', between(0, 1e14)),
    every(['freeBytes', 'totalBytes'], ratioBetween(0.01, 0.95)),
    every('inodesUsed', between(0, 1e12)),
    every('inodesFree', between(0, 1e12)),
    every(['inodesUsed', 'inodesTotal'], ratioBetween(0, 1)),
    every('usedPercent', between(5, 99)),
    over('usedPercent', medianBetween(20, 90)),
    every('usedPercent', decimalsAtMost(1)),
    every(['usedBytes', 'totalBytes'], ratioBetween(0.05, 0.99)),
    most(0.99, ['usedPercent', 'usedBytes', 'totalBytes'], percentOfWhole),
  ],
};
