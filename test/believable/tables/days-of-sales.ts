import { type BelievableTable, every, most, over } from '../expectation.ts';
import { partOfMoment } from '../judges/calendar.ts';
import { between } from '../judges/quantities.ts';
import { ratioBetween, sumOf } from '../judges/relations.ts';
import { distinctBetween } from '../judges/statistics.ts';

export const daysOfSales: BelievableTable = {
  name: 'sales_by_day',
  dialect: 'mysql',
  ddl: `
    CREATE TABLE sales_by_day (
      id             INT AUTO_INCREMENT PRIMARY KEY,
      date_key       INT NOT NULL,
      sales_date     DATE NOT NULL,
      sales_year     SMALLINT NOT NULL,
      sales_quarter  CHAR(2) NOT NULL,
      sales_month    TINYINT NOT NULL,
      month_name     VARCHAR(9),
      \`year_month\`   CHAR(7),
      sales_day      TINYINT,
      day_of_week    TINYINT NOT NULL,
      day_name       ENUM('Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat') NOT NULL,
      is_weekend     BOOLEAN NOT NULL,
      month_start    DATE,
      month_end      DATE,
      last_sale_at   DATETIME,
      gross_sales    DECIMAL(12,2) NOT NULL,
      discounts      DECIMAL(12,2),
      cost_of_goods  DECIMAL(12,2),
      net_sales      DECIMAL(12,2) NOT NULL,
      gross_profit   DECIMAL(12,2)
    )`,
  expectations: [
    every(['date_key', 'sales_date'], partOfMoment('day')),
    every(['sales_year', 'sales_date'], partOfMoment('year')),
    every(['sales_quarter', 'sales_date'], partOfMoment('quarter')),
    every(['sales_month', 'sales_date'], partOfMoment('month')),
    every(['month_name', 'sales_date'], partOfMoment('month')),
    every(['year_month', 'sales_date'], partOfMoment('month and year')),
    every(['sales_day', 'sales_date'], partOfMoment('day of the month')),
    every(['day_of_week', 'sales_date'], partOfMoment('weekday')),
    every(['day_name', 'sales_date'], partOfMoment('weekday')),
    every(['is_weekend', 'sales_date'], partOfMoment('weekend or not')),
    every(['month_start', 'sales_date'], partOfMoment('first day of the month')),
    every(['month_end', 'sales_date'], partOfMoment('last day of the month')),
    over('sales_month', distinctBetween(9, 12)),
    over('day_name', distinctBetween(7, 7)),
    every('sales_year', between(2020, 2026)),
    most(0.95, ['cost_of_goods', 'net_sales'], ratioBetween(0.3, 0.95)),
    every(['gross_profit', 'net_sales', 'cost_of_goods'], sumOf('+-')),
  ],
};
