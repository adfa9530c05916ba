import type { NumberForm } from '../../values/meaning.ts';
import { about, money, PRICE_ENDINGS, price, round } from '../builders/amounts.ts';
import { exponential, lognormal, normal, weightsBy } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

/** What comes to an account, and more often leaves it. */
const MOVED: NumberForm = { first: -20_000, last: 20_000, scale: 2, spread: normal(-60, 420) };

/** What comes into an account and goes out of it: by names in tables of accounts, and in any. */
const ACCOUNT_MOVEMENTS =
  'transaction/transaction amount, balance change, transaction|account|ledger|ledger entry|statement|statement line|posting|movement|journal/amount';
const PLAIN_MOVEMENTS = 'amount, transaction amount, booked amount';
const MOVEMENTS = `${ACCOUNT_MOVEMENTS}, ${PLAIN_MOVEMENTS}`;

/** Amounts of money. */
export const amounts: readonly MeaningRow[] = [
  money(
    'net price',
    'net|net unit|net list|net selling|untaxed price, price net, price excluding|price without|price before tax, price excluding vat',
    price(30, 1, 4999),
    { beside: 'gross, including, with, taxed, after, tax, vat' },
  ),
  money(
    'gross price',
    'gross|gross unit|gross list|gross selling|taxed price, price gross, price including|price with|price after tax, price including vat',
    price(36, 1, 4999),
    { beside: 'net, excluding, without, untaxed, before, tax, vat, unit' },
  ),
  money(
    'price of a song',
    'track/unit price, song/unit price, track|song/price, track|song price',
    { first: 0, last: 9, scale: 2, spread: weightsBy({ 0.69: 5, 0.99: 75, 1.29: 20 }) },
    { role: 'money.unit price' },
  ),
  money(
    'unit price',
    'line/price, price per unit|seat|user|license, unit price|amount|rate|value, price at purchase|order, item|purchase unit price, price unit|each',
    price(25, 0.9, 1999),
  ),
  money(
    'price',
    'price, ticket face|ticket value, list|retail|base|regular|sell|selling|original|ticket|seat|standard|current|net|gross|actual|new|offer|buy|sales|menu|product|minimum|maximum|reserve|starting|variant price, msrp, rrp, price amount',
    price(30, 1, 4999),
  ),
  money(
    'fare of a flight',
    'airfare, flight/fare amount, flight/cost, flight/base|flight|air|flight/total|flight/ticket fare, flight/ticket|flight/base|flight|flight/economy price',
    { ...price(190, 0.6, 8_999), first: 29 },
  ),
  money(
    'fare',
    'fare, base|lowest|ticket|trip|total|bus|taxi fare, fare base|from|amount, fare|trip|ride price, train/price, trip/cost, ride/fare',
    { ...price(24, 0.7, 499), first: 3 },
  ),
  money(
    'sale price',
    'sale|special|discount|discounted|promo|promotional|final|deal|member price',
    price(24, 1, 3999),
    {
      nulls: 0.65,
    },
  ),
  money(
    'cost',
    'cost, unit|treatment cost, cost|purchase|wholesale|buying price, cost per unit, expense',
    about(18, 1, 2999, 0.5),
  ),
  money(
    'subtotal',
    'subtotal, sub|item|merchandise|goods|basket|product|ticket total, sub|subtotal|sub total|merchandise|goods amount, merchandise value, line total sum',
    about(80, 0.9, 9999, 1),
  ),
  // Of what is sold within a state of India, its tax and that of the country are halves; between states, there is another one.
  money('half of the tax', 'cgst, sgst, cgst|sgst amount', about(9, 1, 1999), { role: 'money.tax' }),
  money('tax between states', 'igst, igst amount', about(9, 1, 1999), { beside: 'cgst, sgst' }),
  money('tax', 'tax, tax|vat|gst amount, tax|vat total, gst, vat, tax value, igst', about(9, 1, 1999)),
  money(
    'shipping',
    'shipping, handling fee, freight, postage, shipping cost|fee|amount|price|charge|total, delivery cost|fee|charge, shipment cost|fee|total, freight cost|amount|charge, ship cost|fee|amount|charge',
    {
      ...about(7, 0.6, 99),
      endings: PRICE_ENDINGS,
    },
  ),
  money(
    'discount',
    'discount, discount amount|value|total, rebate, savings, price reduction',
    {
      ...round(8, 0.9, 500),
    },
    // Most is sold without.
    { nothing: 0.62 },
  ),
  money('lines of a bill', 'line|row total, total|sum of line, line|row amount', about(80, 0.9, 9999, 1), {
    beside: 'freight, shipping, taxable, handling, including, gross',
    role: 'money.subtotal',
  }),
  money('net beside gross', 'net total, total net', about(90, 1, 9999, 1), { beside: 'gross', role: 'money.net' }),
  money('gross beside net', 'gross total, total gross', about(105, 1, 9999, 1), { beside: 'net', role: 'money.gross' }),
  money(
    'total',
    'total, sum, rental/total cost, total amount|price|due|paid|charge|bill|payable|rent|rate|value|cost, final|invoice|bill|order|total line|line amount, grand|line|net|gross total, extended price|cost, order|cart value, sale|sales/total',
    about(95, 0.9, 9999, 1),
  ),
  money(
    'net',
    'net, taxable value, amount untaxed, tax base, net|net worth|untaxed|taxable amount, total excluding tax|vat, net value|sum|revenue, amount excluding|total before|amount before tax',
    about(90, 1, 9999, 1),
  ),
  money('gross', 'gross amount|value|sum, gross, total including vat, including tax', about(105, 1, 9999, 1)),
  money('movement between balances', MOVEMENTS, MOVED, {
    beside: 'before, previous, prior',
    without: 'reading, read, consumption, kwh',
    role: 'money.movement of an account',
  }),
  money('amount of a direction', MOVEMENTS, about(85, 1, 9999, 1), { beside: 'direction, indicator' }),
  money('movement of an account', ACCOUNT_MOVEMENTS, MOVED, {
    beside: 'iban, balance, counterparty, valuta',
    role: 'money.movement of an account',
  }),
  money(
    'amount in another currency',
    'original|foreign|instructed|original currency|foreign currency amount, amount original|foreign',
    about(85, 1, 9999, 1),
    { beside: 'fx, exchange, foreign', nulls: 0.85 },
  ),
  money('movement beside another party', PLAIN_MOVEMENTS, MOVED, {
    beside: 'counterparty, valuta',
    role: 'money.movement of an account',
  }),
  money(
    'amount',
    'amount, payment|transaction|local|base|requested|authorized|captured|invoiced|transfer|charged|payout|value|bid|offer|reward amount, conversion|lifetime value, amount received|usd|eur, charge, paid out, payout, money, bid, bounty, payment/value, paid',
    about(85, 1, 9999, 1),
  ),
  money('spent', 'spend, spent, spend to date', about(85, 1, 9999, 1), {
    role: 'money.amount',
  }),
  money(
    'opening balance',
    'opening|starting|initial|beginning balance, opening balance amount',
    round(1_500, 1.2, 99_999),
  ),
  money(
    'balance before a movement',
    'balance before, previous|old|prior balance, balance before transaction',
    about(1_800, 1.2, 99_999),
  ),
  money('balance', 'balance, balance after|amount, balance after transaction, cash balance', about(1_800, 1.2, 99_999)),
  money(
    'fee',
    'fee, fee amount, transaction|processing|platform|application|membership|registration|consultation|entry|annual|cancellation fee, toll, levy',
    round(15, 0.9, 499),
  ),
  money('fee of a home', 'hoa|condo fee, hoa, hoa due, hoa|hoa fee monthly', round(260, 0.6, 1_999)),
  money(
    'fine',
    'fine, fine|penalty amount, penalty, fine total',
    round(15, 0.9, 499),
    // Most is brought back or paid in time.
    { role: 'money.fee', nothing: 0.8 },
  ),
  money(
    'surcharge',
    'surcharge, handling, gift wrapping, service|booking|packing|packaging|convenience|gift wrap|small order|ticket|environmental|eco|card|extra|insurance fee, handling|service|booking charge, extra|extras|add on amount, extras total|cost, extra total|cost',
    { ...about(2.8, 0.5, 49), endings: PRICE_ENDINGS },
  ),
  money(
    'charge',
    'charge amount, standing|fixed|base|basic|energy|electricity|gas|water|heating|usage|consumption|call|data|network|sewage|room|labor|part charge',
    about(34, 0.8, 1_999, 2),
  ),
  money(
    'voucher',
    'voucher|coupon|gift card value, voucher|coupon|gift card|promo amount, voucher discount, store credit used',
    round(10, 0.6, 200, 2),
    { nulls: 0.6 },
  ),
  money(
    'price before',
    'old|was|previous|former|compare at|compare|crossed price, price before, price before discount',
    price(38, 1, 6_999),
    {
      nulls: 0.45,
    },
  ),
  money('late fee', 'late|late payment|dunning fee, late charge, overdue fine', round(12, 0.7, 199, 2), {
    nulls: 0.85,
  }),
  money('insured value', 'insured value, insurance value', round(120, 1, 9_999, 10)),
  money('commission', 'commission, commission amount|total|earned|due', about(45, 1, 4_999)),
  money('tip', 'tip, tip amount, gratuity', about(5, 0.7, 80)),
  money(
    'deposit',
    'deposit, deposit|advance|collateral amount, down|advance payment, advance, bail',
    round(400, 0.9, 9_999, 10),
  ),
  money(
    'refund',
    'refund, refund|refunded|chargeback|returned amount, amount|total refunded',
    about(40, 0.9, 1_999, 1),
    { nulls: 0.8 },
  ),
  money('credit', 'credit, credit|cr amount, amount|store credit, credit value|balance', about(120, 1.1, 9_999)),
  money('debit', 'debit, debit|dr|withdrawal amount, debit value, withdrawal', about(110, 1.1, 9_999)),
  money('credit limit', 'credit|spending|overdraft|daily|transaction|card|loan limit, limit amount', {
    first: 500,
    last: 100_000,
    scale: 2,
    spread: weightsBy({
      500: 8,
      750: 3,
      1000: 14,
      1500: 8,
      2000: 12,
      2500: 10,
      3000: 10,
      4000: 6,
      5000: 20,
      7500: 8,
      10000: 16,
      15000: 6,
      20000: 6,
      25000: 5,
      50000: 3,
      100000: 1,
    }),
  }),
  money(
    'salary',
    'salary, salary annual|maximum|expectation, salary annual|salary amount, annual gross|gross|net salary, compensation, income, wage, earnings, pay, gross|net pay',
    { first: 24_000, last: 240_000, spread: lognormal(62_000, 0.35), zeros: 2 },
  ),
  money('minimum salary', 'minimum salary, salary|pay minimum, salary from', {
    first: 20_000,
    last: 150_000,
    spread: lognormal(45_000, 0.3),
    zeros: 2,
  }),
  money(
    'monthly salary',
    'salary per month, basic pay, monthly salary|income|pay|wage|gross, salary|gross|pay|wage monthly, basic|monthly gross|monthly base|monthly net salary, monthly gross|monthly net income',
    {
      first: 1_500,
      last: 20_000,
      spread: lognormal(4_200, 0.4),
    },
  ),
  money('rate of parking', 'hourly rate, rate per|price per hour', price(2.8, 0.4, 12), {
    beside: 'parking, garage, plate, space',
    role: 'money.hourly rate',
  }),
  money(
    'hourly rate',
    'hourly|billing|pay|hour|wage|billable rate, hourly wage|pay|price|fee, rate per|cost per|charge per|fee per hour',
    round(38, 0.45, 250, 12),
  ),
  money('price of a minute', 'price per|cost per|charge per minute', about(0.3, 0.4, 1.5, 0.1)),
  money(
    'daily rate',
    'room/rate, rate amount, price per day|night|person|hour, daily|day|nightly|night|rental|base rate, night|room|daily|nightly|rental price, rate per|cost per|charge per day, rate per|cost per night',
    {
      ...round(110, 0.5, 900, 20),
    },
  ),
  money(
    'monthly price',
    'plan price, price monthly, price per month, monthly price|fee|cost|amount|charge, subscription price|fee, plan|subscription/amount',
    price(24, 0.7, 499),
  ),
  money('yearly price', 'price yearly, price per year, yearly price|fee, annual price|cost', price(240, 0.7, 4_999)),
  money(
    'rent',
    'rent, rent|rental|installment|lease amount, monthly|mortgage|minimum payment, installment, payment monthly, emi',
    { ...round(950, 0.5, 6_000, 100) },
  ),
  money('premium', 'premium, premium amount, insurance premium', about(85, 0.8, 2_500, 5)),
  money(
    'loan',
    'loan|principal|mortgage|financed|borrowed|disbursed amount, principal, mortgage, amount financed|borrowed, debt',
    {
      first: 1_000,
      last: 750_000,
      spread: lognormal(25_000, 1),
      zeros: 2,
    },
  ),
  money('interest', 'interest, interest amount|paid|earned, accrued interest', about(60, 1.2, 9_999)),
  money(
    'budget',
    'budget, budget|allocated|allocation|funding|grant|deal|contract|award|target|goal|investment amount, total|lifetime|project|allocated|planned|annual|estimated budget, budget total, department/budget, contract|deal|opportunity|estimated|pipeline value, opportunity/amount, expected revenue, funding goal, investment',
    { first: 1_000, last: 2_500_000, spread: lognormal(45_000, 1.1), zeros: 2 },
  ),
  {
    name: 'money.film budget',
    names: 'film|production|movie budget',
    numbers: { first: 50_000, last: 350_000_000, spread: lognormal(14_000_000, 1.3), zeros: 5 },
  },
  {
    name: 'money.film revenue',
    names:
      'film|movie/revenue, box office, film|movie/gross, worldwide|domestic|box office|opening weekend gross, box office revenue, gross worldwide|domestic, opening weekend',
    numbers: { first: 10_000, last: 2_500_000_000, spread: lognormal(32_000_000, 1.5), zeros: 3 },
  },
  money(
    'revenue',
    'revenue, turnover, total sale, sales, revenue ytd, sales year to date, annual|total|yearly|sales|gross|monthly|ytd revenue, sales amount|total|mtd|ytd',
    {
      first: 10_000,
      last: 500_000_000,
      spread: lognormal(1_200_000, 1.6),
    },
  ),
  money('profit', 'profit, margin amount, net|operating income, ebitda, loss, net|profit|gain loss, pnl, gain', {
    first: -200_000,
    last: 20_000_000,
    scale: 2,
    spread: normal(90_000, 80_000),
  }),
  money(
    'market value',
    'market|collateral|appraised|assessed|property|sale|home|land|real estate value, house|listing|property|asking price',
    {
      first: 40_000,
      last: 5_000_000,
      spread: lognormal(310_000, 0.6),
      zeros: 3,
    },
  ),
  money(
    'book value',
    'book|asset|purchase|residual|current|salvage|inventory|stock|declared|custom value, replacement cost, depreciation, accumulated depreciation, asset/cost',
    about(1_400, 1.1, 250_000, 10),
  ),
  money(
    'market capitalization',
    'market cap|capitalization, valuation, enterprise value, asset, net worth, total liability, equity',
    {
      first: 1_000_000,
      last: 900_000_000_000,
      spread: lognormal(800_000_000, 2),
    },
  ),
  money(
    'share price',
    'share|stock|open|close|closing|opening|last|bid|ask|strike|average|limit|stop|trade|entry|exit price, adjusted|previous close, quote/price, day high|low',
    {
      first: 1,
      last: 900,
      scale: 4,
      spread: lognormal(75, 0.9),
    },
  ),
  money(
    'vehicle price',
    'vehicle|car|invoice|vehicle/list|car/list|vehicle/base|car/base|vehicle/sale|car/sale|vehicle/selling|car/selling|vehicle/asking|car/asking|vehicle/retail price, vehicle/price usd|eur, car/price usd|eur, vehicle|car/msrp',
    {
      first: 4_000,
      last: 180_000,
      spread: lognormal(27_000, 0.5),
      zeros: 1,
    },
  ),
  money('bonus', 'bonus, bonus|allowance amount, allowance, overtime pay, incentive, stipend', {
    ...round(1_200, 0.9, 30_000),
  }),
  money(
    'deduction',
    'deduction, deduction amount, social security|pension|employee contribution, withholding, insurance deduction',
    about(240, 0.7, 5_000),
  ),
  {
    name: 'money.points',
    names: 'point balance|earned|redeemed, loyalty|reward|bonus point, point',
    numbers: { first: 0, last: 50_000, spread: exponential(900) },
  },
];
