import { about, money, round } from '../builders/amounts.ts';
import { between, lognormal, measure, normal, weightsBy } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

/** Columns that tables of prices on a market have. */
const OF_A_MARKET = 'close, vwap, ask, volume, candle, ticker';

/** What people give, and how often. */
const GIFTS = {
  5: 5,
  10: 11,
  15: 4,
  20: 12,
  25: 16,
  30: 5,
  36.5: 1,
  40: 3,
  50: 18,
  75: 4,
  87.25: 1,
  100: 14,
  150: 3,
  200: 3,
  250: 4,
  500: 3,
  1000: 2,
  2500: 0.5,
  5000: 0.3,
};

/** Pay, claims, gifts, and prices on a market. */
export const pay: readonly MeaningRow[] = [
  ...['open', 'high', 'low', 'close', 'bid', 'ask', 'last', 'vwap'].map((name) =>
    money(
      `market ${name}`,
      name,
      { first: 1, last: 900, scale: 4, spread: lognormal(75, 0.9) },
      { beside: OF_A_MARKET },
    ),
  ),
  money(
    'gift',
    'donation/amount, donation, donation amount, gift/amount, gift amount, pledge/amount, pledge amount, pledged amount, contribution/amount, charity/amount, donor/amount, fundraiser/amount, offering/amount',
    between(5, 10_000, weightsBy(GIFTS), 2),
    { role: 'money.amount' },
  ),
  money(
    'cost of works',
    'permit/estimated cost, permit/cost, permit/valuation, permit/construction value, permit/job value, construction cost, renovation cost, remodeling cost, project valuation, contractor/estimated cost',
    { first: 500, last: 20_000_000, spread: lognormal(28_000, 1.4), zeros: 2 },
    { role: 'money.cost' },
  ),
  {
    name: 'money.salary in cents',
    names: 'salary cent, base pay cent, salary minor',
    numbers: { first: 2_000_000, last: 45_000_000, spread: lognormal(6_400_000, 0.4), zeros: 4 },
  },
  measure(
    'bonus that is aimed at',
    'bonus target percent, bonus target, target bonus, target bonus percent, annual bonus percent',
    between(0, 60, weightsBy({ 0: 8, 5: 20, 8: 6, 10: 30, 12: 8, 15: 18, 20: 10, 25: 4, 30: 2 })),
  ),
  measure(
    'options of an employee',
    'equity share, stock option, option granted, share granted, rsu, rsu granted, equity grant, equity unit, vested share, unvested share, stock unit',
    { ...between(100, 250_000, lognormal(4_200, 1)), zeros: 2 },
  ),
  measure(
    'how well somebody works',
    'performance score, performance rating, appraisal score, appraisal rating, review score, evaluation score',
    between(1, 5, normal(3.6, 0.7), 1),
    { beside: 'salary, hired, hire, position, job, employee, department, wage, grade' },
  ),
  measure(
    'disability in percent',
    'disability degree, degree of disability, disability percent, disability grade',
    between(0, 100, weightsBy({ 20: 20, 30: 24, 40: 10, 50: 24, 60: 8, 70: 5, 80: 5, 100: 4 })),
    { nulls: 0.9 },
  ),
  money(
    'charge of a hospital',
    'total charge, hospital charge, total cost, amount billed, billed amount, billing amount, total bill, treatment cost, total billed, charge, charge amount',
    about(8_600, 0.9, 320_000, 400),
    { beside: 'admitted, discharged, admission, ward, bed, inpatient' },
  ),
  money('copay', 'copay, copay amount, co pay, copayment, copayment amount, co pay amount, coinsurance amount', {
    ...between(0, 150, weightsBy({ 0: 6, 10: 14, 15: 12, 20: 24, 25: 16, 30: 12, 40: 8, 50: 6, 75: 2 }), 2),
  }),
  money(
    'fee of a movement',
    'fee, fee amount, charge, charge amount, transaction fee, transfer fee, service charge, commission amount',
    between(
      0,
      60,
      weightsBy({ 0: 66, 0.35: 3, 0.5: 4, 1: 5, 1.5: 5, 2: 3, 2.5: 5, 3: 2, 4.5: 2, 5: 3, 7.5: 1, 12: 1 }),
      2,
    ),
    { beside: 'iban, balance, counterparty, beneficiary, remittance, swift, narration, bic' },
  ),
  {
    name: 'money.gross pay',
    names:
      'payroll/gross pay, payroll run/gross pay, payslip/gross pay, paycheck/gross pay, payroll/gross, payslip/gross, pay stub/gross pay, payroll/gross salary, payroll/gross amount, payslip/gross amount',
    numbers: { first: 400, last: 18_000, scale: 2, spread: lognormal(3_400, 0.4) },
  },
  {
    name: 'money.gross pay of a period',
    role: 'money.gross pay',
    names: 'gross pay, gross salary, gross wage',
    numbers: { first: 400, last: 18_000, scale: 2, spread: lognormal(3_400, 0.4) },
    beside: 'hour, overtime, period, withheld, deduction, payday',
  },
  {
    name: 'money.net pay',
    names:
      'payroll/net pay, payroll run/net pay, payslip/net pay, paycheck/net pay, payroll/net, payslip/net, pay stub/net pay, payroll/net salary, payroll/net amount, payslip/net amount, take home pay',
    numbers: { first: 300, last: 15_000, scale: 2, spread: lognormal(2_600, 0.4) },
  },
  {
    name: 'money.net pay of a period',
    role: 'money.net pay',
    names: 'net pay, net salary, net wage',
    numbers: { first: 300, last: 15_000, scale: 2, spread: lognormal(2_600, 0.4) },
    beside: 'hour, overtime, period, withheld, deduction, payday',
  },
  {
    name: 'money.tax withheld',
    names: 'tax withheld, income tax, federal tax, withheld tax, tax deducted, payroll tax, wage tax',
    numbers: { first: 20, last: 6_000, scale: 2, spread: lognormal(520, 0.5) },
  },
  {
    name: 'money.contribution',
    names:
      'social security, social security amount, pension, pension amount, health insurance amount, medicare, state tax, local tax, church tax, unemployment insurance, retirement contribution',
    numbers: { first: 5, last: 1_500, scale: 2, spread: lognormal(160, 0.5) },
  },
  money(
    'tuition',
    'tuition fee, tuition, course fee, semester fee, school fee, tuition amount, course/price, course/fee',
    round(1_400, 0.8, 25_000, 50),
  ),
  money(
    'scholarship',
    'scholarship, scholarship amount, bursary, bursary amount, financial aid, financial aid amount, grant aid, tuition waiver',
    round(900, 0.7, 25_000),
    { nothing: 0.66 },
  ),
  money(
    'price of fuel',
    'price per liter, fuel price, liter price, cost per liter, gas price, petrol price, diesel price, price liter',
    between(0.9, 2.6, normal(1.68, 0.14), 3),
  ),
  money(
    'price of a gallon',
    'price per gallon, cost per gallon, price gallon',
    between(2.2, 6.5, normal(3.55, 0.4), 3),
  ),
  money('overtime rate', 'overtime rate, overtime pay rate, ot rate', round(52, 0.4, 300, 15)),
  money(
    'least of an order',
    'minimum order, minimum order value, minimum order amount, minimum purchase, minimum spend, minimum cart value',
    round(20, 0.6, 200, 5),
  ),
  {
    name: 'money.rounding',
    names: 'rounding, rounding amount, rounding difference, rounding adjustment',
    numbers: { first: -0.05, last: 0.05, scale: 2, spread: normal(0, 0.02) },
  },
  money(
    'claimed',
    'claimed amount, amount claimed, amount requested, amount applied for, claim amount, claim/amount, loss amount, estimated loss, amount billed, billed amount, claim/total amount, claim total, amount of claim, damage amount',
    about(1_800, 1, 95_000, 50),
  ),
  money(
    'allowed',
    'amount approved, amount allowed, allowed amount, settlement amount, settled amount, amount settled, covered amount, payable amount, approved amount, reserve amount, amount covered, amount granted, amount awarded, awarded amount, granted amount',
    about(1_300, 1, 90_000, 20),
  ),
  money(
    'paid',
    'amount paid, paid amount, paid total, paid sum, paid value, paid to date, recovered amount, prepaid amount, amount prepaid, advance paid, deposit paid, already paid',
    about(85, 1, 9999, 1),
    {
      role: 'money.amount',
    },
  ),
  money(
    'outstanding of a tuition',
    'outstanding, outstanding amount, balance due, amount due, due amount, fee due',
    about(1_100, 0.9, 26_000),
    { beside: 'tuition', role: 'money.balance' },
  ),
  money(
    'outstanding',
    'outstanding, outstanding amount, open total, outstanding total, total outstanding, remaining total, open sum, open value, unpaid total, total open, total unpaid, amount outstanding, open amount, remaining amount, balance due, amount due, due amount, unpaid amount, amount residual, residual amount, amount still due, left to pay, amount open, payable, left to be paid',
    about(140, 1, 9999, 0),
    {
      role: 'money.balance',
    },
  ),
];
