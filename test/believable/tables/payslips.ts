import { type BelievableTable, every, most, over } from '../expectation.ts';
import { between, decimalsAtMost } from '../judges/quantities.ts';
import { productOf, ratioBetween, sumOf } from '../judges/relations.ts';
import { medianBetween } from '../judges/statistics.ts';

export const payslips: BelievableTable = {
  name: 'payslips',
  dialect: 'mysql',
  ddl: `
    CREATE TABLE payslips (
      id              INT AUTO_INCREMENT PRIMARY KEY,
      emp_no          INT NOT NULL,
      hours_worked    DECIMAL(6,2) NOT NULL,
      overtime_hours  DECIMAL(5,2) NOT NULL,
      weekly_hours    DECIMAL(4,1) NOT NULL,
      fte             DECIMAL(3,2) NOT NULL,
      hourly_rate     DECIMAL(6,2) NOT NULL,
      overtime_rate   DECIMAL(6,2) NOT NULL,
      gross_pay       DECIMAL(10,2) NOT NULL,
      income_tax      DECIMAL(10,2) NOT NULL,
      pension         DECIMAL(10,2) NOT NULL,
      net_pay         DECIMAL(10,2) NOT NULL,
      bonus_pct       DECIMAL(5,2),
      vacation_days   TINYINT,
      days_late       INT,
      performance     DECIMAL(2,1),
      overall_rating  DECIMAL(2,1)
    )`,
  expectations: [
    every('hours_worked', between(1, 260)),
    over('hours_worked', medianBetween(80, 190)),
    every('overtime_hours', between(0, 100)),
    over('overtime_hours', medianBetween(0, 15)),
    every('weekly_hours', between(4, 60)),
    over('weekly_hours', medianBetween(30, 42)),
    every('fte', between(0.1, 1)),
    every('hourly_rate', between(8, 300)),
    every(['overtime_rate', 'hourly_rate'], ratioBetween(1, 2.5)),
    every(['gross_pay', 'hours_worked', 'hourly_rate'], productOf),
    every(['income_tax', 'gross_pay'], ratioBetween(0.03, 0.45)),
    every(['pension', 'gross_pay'], ratioBetween(0.005, 0.2)),
    every(['net_pay', 'gross_pay', 'income_tax', 'pension'], sumOf('+--')),
    every('bonus_pct', between(0, 60)),
    every('vacation_days', between(0, 60)),
    every('days_late', between(0, 1000)),
    every('overall_rating', between(1, 5)),
    over('overall_rating', medianBetween(3, 4.8)),
    most(0.9, 'overall_rating', decimalsAtMost(1)),
  ],
};
