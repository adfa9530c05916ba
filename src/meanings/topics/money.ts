import type { NumberForm } from '../../values/meaning.ts';
import { about, money, PRICE_ENDINGS, price, round } from '../builders/amounts.ts';
import { exponential, lognormal, normal, weightsBy } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

/** What comes to an account, and more often leaves it. */
const MOVED: NumberForm = { first: -20_000, last: 20_000, scale: 2, spread: normal(-60, 420) };

/** What comes into an account and goes out of it: by names in tables of accounts, and in any. */
const ACCOUNT_MOVEMENTS =
  'transaction/amount, account/amount, ledger/amount, ledger entry/amount, statement/amount, statement line/amount, posting/amount, movement/amount, journal/amount, transaction/transaction amount, balance change';
const PLAIN_MOVEMENTS = 'amount, transaction amount, booked amount';
const MOVEMENTS = `${ACCOUNT_MOVEMENTS}, ${PLAIN_MOVEMENTS}`;

/** Amounts of money. */
export const amounts: readonly MeaningRow[] = [
  money(
    'net price',
    'net price, price net, net unit price, net list price, net selling price, price excluding tax, price excluding vat, price without tax, price before tax, untaxed price',
    price(30, 1, 4999),
    { beside: 'gross, including, with, taxed, after, tax, vat' },
  ),
  money(
    'gross price',
    'gross price, price gross, gross unit price, gross list price, gross selling price, price including tax, price including vat, price with tax, price after tax, taxed price',
    price(36, 1, 4999),
    { beside: 'net, excluding, without, untaxed, before, tax, vat, unit' },
  ),
  money(
    'unit price',
    'unit price, price per unit, item price, price each, unit amount, unit rate, price unit, price per seat, price per user, price per license, item/price, line/price, unit value, price at purchase, price at order, purchase unit price',
    price(25, 0.9, 1999),
  ),
  money(
    'price',
    'price, ticket/face value, ticket face value, ticket value, list price, retail price, base price, regular price, sell price, selling price, original price, msrp, rrp, ticket price, seat price, standard price, price amount, current price, net price, gross price, actual price, new price, offer price, buy price, sales price, menu price, product price, minimum price, maximum price, reserve price, starting price, variant price',
    price(30, 1, 4999),
  ),
  money(
    'fare of a flight',
    'flight/base fare, flight/fare, flight/price, flight/ticket price, flight/base price, flight fare, flight price, airfare, air fare, flight/fare amount, flight/total fare, flight/economy price, flight/ticket fare, flight/cost',
    { ...price(190, 0.6, 8_999), first: 29 },
  ),
  money(
    'fare',
    'fare, base fare, fare base, fare from, lowest fare, fare amount, ticket fare, fare price, trip fare, total fare, trip/price, ride/price, trip/cost, ride/fare, train/price, bus fare, taxi fare, trip price, ride price',
    { ...price(24, 0.7, 499), first: 3 },
  ),
  money(
    'sale price',
    'sale price, special price, discounted price, promo price, promotional price, final price, deal price, member price',
    price(24, 1, 3999),
    { nulls: 0.65 },
  ),
  money(
    'cost',
    'cost, unit cost, cost price, purchase price, wholesale price, cost per unit, buying price, treatment cost, expense',
    about(18, 1, 2999, 0.5),
  ),
  money(
    'subtotal',
    'subtotal, sub total, sub amount, subtotal amount, sub total amount, item total, merchandise total, merchandise amount, merchandise value, goods amount, goods total, basket total, product total, ticket total, line total sum',
    about(80, 0.9, 9999, 1),
  ),
  // Of what is sold within a state of India, its tax and that of the country are halves; between states, there is another one.
  money('half of the tax', 'cgst, sgst, cgst amount, sgst amount', about(9, 1, 1999), { role: 'money.tax' }),
  money('tax between states', 'igst, igst amount', about(9, 1, 1999), { beside: 'cgst, sgst' }),
  money(
    'tax',
    'tax, tax amount, tax total, vat amount, gst, gst amount, vat, vat total, tax value, igst',
    about(9, 1, 1999),
  ),
  money(
    'shipping',
    'shipping, shipping cost, shipping fee, shipping amount, freight, freight cost, shipping price, delivery fee, delivery cost, shipping charge, postage, delivery charge, shipping total, shipment total, shipment cost, shipment fee, freight charge, freight amount, handling fee, ship cost, ship fee, ship charge, ship amount',
    {
      ...about(7, 0.6, 99),
      endings: PRICE_ENDINGS,
    },
  ),
  money(
    'discount',
    'discount, discount amount, discount value, discount total, rebate, savings, discount price, price reduction',
    {
      ...round(8, 0.9, 500),
    },
    // Most is sold without.
    { nothing: 0.62 },
  ),
  money(
    'lines of a bill',
    'line total, total line, sum of line, row total, line amount, row amount',
    about(80, 0.9, 9999, 1),
    {
      beside: 'freight, shipping, taxable, handling, including, gross',
      role: 'money.subtotal',
    },
  ),
  money('net beside gross', 'net total, total net', about(90, 1, 9999, 1), { beside: 'gross', role: 'money.net' }),
  money('gross beside net', 'gross total, total gross', about(105, 1, 9999, 1), { beside: 'net', role: 'money.gross' }),
  money(
    'total',
    'total, total amount, grand total, total price, total due, final amount, total value, order/amount, order value, invoice amount, bill amount, total paid, total charge, total bill, line total, total payable, sum, order amount, cart value, total line amount, extended price, total cost, extended cost, line amount, total rent, rental/total cost, net total, gross total',
    about(95, 0.9, 9999, 1),
  ),
  money(
    'net',
    'net amount, net, net value, net sum, net worth amount, amount excluding tax, net revenue, amount untaxed, untaxed amount, taxable value, taxable amount, tax base, total before tax, total excluding tax, total excluding vat, amount before tax',
    about(90, 1, 9999, 1),
  ),
  money(
    'gross',
    'gross amount, gross, gross value, gross sum, total including vat, including tax',
    about(105, 1, 9999, 1),
  ),
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
    'original amount, foreign amount, instructed amount, amount original, amount foreign, original currency amount, foreign currency amount',
    about(85, 1, 9999, 1),
    { beside: 'fx, exchange, foreign', nulls: 0.85 },
  ),
  money('movement beside another party', PLAIN_MOVEMENTS, MOVED, {
    beside: 'counterparty, valuta',
    role: 'money.movement of an account',
  }),
  money(
    'amount',
    'amount, payment amount, transaction amount, conversion value, amount received, amount usd, amount eur, local amount, base amount, requested amount, authorized amount, captured amount, invoiced amount, transfer amount, charge, charged amount, paid out, payout, payout amount, value amount, money, lifetime value, bid amount, bid, offer amount, reward amount, bounty, payment/value, paid',
    about(85, 1, 9999, 1),
  ),
  money('spent', 'spend, spent, spend to date', about(85, 1, 9999, 1), {
    role: 'money.amount',
  }),
  money(
    'opening balance',
    'opening balance, opening balance amount, starting balance, initial balance, beginning balance',
    round(1_500, 1.2, 99_999),
  ),
  money(
    'balance before a movement',
    'balance before, previous balance, old balance, prior balance, balance before transaction',
    about(1_800, 1.2, 99_999),
  ),
  money(
    'balance',
    'balance, balance after, balance after transaction, balance amount, cash balance',
    about(1_800, 1.2, 99_999),
  ),
  money(
    'fee',
    'fee, fee amount, transaction fee, processing fee, platform fee, application fee, membership fee, registration fee, consultation fee, entry fee, annual fee, cancellation fee, toll, levy',
    round(15, 0.9, 499),
  ),
  money(
    'fine',
    'fine, fine amount, penalty, penalty amount, fine total',
    round(15, 0.9, 499),
    // Most is brought back or paid in time.
    { role: 'money.fee', nothing: 0.8 },
  ),
  money(
    'surcharge',
    'service fee, booking fee, surcharge, handling, handling charge, packing fee, packaging fee, convenience fee, gift wrap fee, gift wrapping, service charge, small order fee, booking charge, ticket fee, environmental fee, eco fee, card fee, extra amount, extras amount, extra total, extras total, extra fee, extra cost, extras cost, add on amount, insurance fee',
    { ...about(2.8, 0.5, 49), endings: PRICE_ENDINGS },
  ),
  money(
    'charge',
    'charge amount, standing charge, fixed charge, base charge, basic charge, energy charge, electricity charge, gas charge, water charge, heating charge, usage charge, consumption charge, call charge, data charge, network charge, sewage charge, room charge, labor charge, part charge',
    about(34, 0.8, 1_999, 2),
  ),
  money(
    'voucher',
    'voucher value, voucher amount, coupon value, coupon amount, gift card amount, gift card value, promo amount, voucher discount, store credit used',
    round(10, 0.6, 200, 2),
    { nulls: 0.6 },
  ),
  money(
    'price before',
    'old price, was price, previous price, former price, compare at price, compare price, price before, price before discount, crossed price',
    price(38, 1, 6_999),
    {
      nulls: 0.45,
    },
  ),
  money('late fee', 'late fee, late charge, overdue fine, late payment fee, dunning fee', round(12, 0.7, 199, 2), {
    nulls: 0.85,
  }),
  money('insured value', 'insured value, insurance value', round(120, 1, 9_999, 10)),
  money(
    'commission',
    'commission, commission amount, commission total, commission earned, commission due',
    about(45, 1, 4_999),
  ),
  money('tip', 'tip, tip amount, gratuity', about(5, 0.7, 80)),
  money(
    'deposit',
    'deposit, deposit amount, down payment, advance, advance amount, bail, advance payment, collateral amount',
    round(400, 0.9, 9_999, 10),
  ),
  money(
    'refund',
    'refund, refund amount, refunded amount, amount refunded, total refunded, chargeback amount, returned amount',
    about(40, 0.9, 1_999, 1),
    { nulls: 0.8 },
  ),
  money(
    'credit',
    'credit, credit amount, amount credit, cr amount, store credit, credit value, credit balance',
    about(120, 1.1, 9_999),
  ),
  money('debit', 'debit, debit amount, dr amount, debit value, withdrawal amount, withdrawal', about(110, 1.1, 9_999)),
  money(
    'credit limit',
    'credit limit, spending limit, overdraft limit, daily limit, limit amount, transaction limit, card limit, loan limit',
    {
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
    },
  ),
  money(
    'salary',
    'salary, salary annual, salary annual amount, annual gross salary, gross salary, salary amount, compensation, income, salary maximum, net salary, salary expectation, wage, earnings, pay, gross pay, net pay',
    { first: 24_000, last: 240_000, spread: lognormal(62_000, 0.35), zeros: 2 },
  ),
  money('minimum salary', 'minimum salary, salary minimum, salary from, pay minimum', {
    first: 20_000,
    last: 150_000,
    spread: lognormal(45_000, 0.3),
    zeros: 2,
  }),
  money(
    'monthly salary',
    'monthly salary, monthly income, salary per month, monthly pay, monthly wage, basic salary, basic pay, salary monthly, monthly gross salary, monthly gross, gross monthly, monthly base salary, monthly net salary, pay monthly, wage monthly, monthly gross income, monthly net income',
    {
      first: 1_500,
      last: 20_000,
      spread: lognormal(4_200, 0.4),
    },
  ),
  money('rate of parking', 'hourly rate, rate per hour, price per hour', price(2.8, 0.4, 12), {
    beside: 'parking, garage, plate, space',
    role: 'money.hourly rate',
  }),
  money(
    'hourly rate',
    'hourly rate, hourly wage, hourly pay, rate per hour, billing rate, pay rate, cost per hour, charge per hour, fee per hour, hour rate, wage rate, billable rate',
    round(38, 0.45, 250, 12),
  ),
  money(
    'daily rate',
    'daily rate, day rate, rate per day, price per day, nightly rate, price per night, rate per night, cost per night, night rate, cost per day, charge per day, price per person, night price, rental rate, room/price, room/rate, price per hour, room price, daily price, nightly price, rate amount, base rate, rental price',
    {
      ...round(110, 0.5, 900, 20),
    },
  ),
  money(
    'monthly price',
    'monthly price, monthly fee, price monthly, price per month, monthly cost, subscription price, plan price, plan/price, monthly amount, plan/amount, subscription/amount, monthly charge, subscription fee',
    price(24, 0.7, 499),
  ),
  money(
    'yearly price',
    'yearly price, annual price, price yearly, price per year, annual cost, yearly fee',
    price(240, 0.7, 4_999),
  ),
  money(
    'rent',
    'rent, rent amount, rental amount, monthly payment, installment amount, installment, payment monthly, emi, mortgage payment, lease amount, minimum payment',
    { ...round(950, 0.5, 6_000, 100) },
  ),
  money('premium', 'premium, premium amount, insurance premium', about(85, 0.8, 2_500, 5)),
  money(
    'loan',
    'loan amount, principal, principal amount, loan/amount, mortgage amount, mortgage, financed amount, amount financed, borrowed amount, amount borrowed, debt, disbursed amount',
    {
      first: 1_000,
      last: 750_000,
      spread: lognormal(25_000, 1),
      zeros: 2,
    },
  ),
  money(
    'interest',
    'interest, interest amount, accrued interest, interest paid, interest earned',
    about(60, 1.2, 9_999),
  ),
  money(
    'budget',
    'budget, budget amount, total budget, lifetime budget, budget total, project budget, allocated budget, planned budget, annual budget, department/budget, estimated budget, allocated amount, allocation amount, funding amount, grant amount, contract value, deal value, deal amount, contract amount, opportunity/amount, opportunity value, expected revenue, estimated value, award amount, target amount, goal amount, funding goal, pipeline value, investment amount, investment',
    { first: 1_000, last: 2_500_000, spread: lognormal(45_000, 1.1), zeros: 2 },
  ),
  {
    name: 'money.film budget',
    names: 'film/budget, movie/budget, film budget, production budget, movie budget',
    numbers: { first: 50_000, last: 350_000_000, spread: lognormal(14_000_000, 1.3), zeros: 5 },
  },
  {
    name: 'money.film revenue',
    names:
      'film/revenue, movie/revenue, box office, film/gross, movie/gross, worldwide gross, domestic gross, box office revenue, box office gross, gross worldwide, gross domestic, opening weekend gross, opening weekend',
    numbers: { first: 10_000, last: 2_500_000_000, spread: lognormal(32_000_000, 1.5), zeros: 3 },
  },
  money(
    'revenue',
    'revenue, annual revenue, total revenue, turnover, sales amount, total sale, sales, yearly revenue, sales total, sales revenue, gross revenue, monthly revenue, sales ytd, sales year to date, sales mtd, revenue ytd, ytd revenue',
    {
      first: 10_000,
      last: 500_000_000,
      spread: lognormal(1_200_000, 1.6),
    },
  ),
  money(
    'profit',
    'profit, margin amount, net income, ebitda, operating income, loss, net loss, profit loss, pnl, gain, gain loss',
    {
      first: -200_000,
      last: 20_000_000,
      scale: 2,
      spread: normal(90_000, 80_000),
    },
  ),
  money(
    'market value',
    'market value, collateral value, appraised value, assessed value, property value, sale value, house price, home value, listing price, property price, asking price, land value, real estate value',
    {
      first: 40_000,
      last: 5_000_000,
      spread: lognormal(310_000, 0.6),
      zeros: 3,
    },
  ),
  money(
    'book value',
    'book value, asset value, purchase value, residual value, current value, replacement cost, depreciation, salvage value, inventory value, stock value, declared value, custom value, accumulated depreciation, asset/cost',
    about(1_400, 1.1, 250_000, 10),
  ),
  money(
    'market capitalization',
    'market cap, market capitalization, valuation, enterprise value, asset, net worth, total liability, equity',
    {
      first: 1_000_000,
      last: 900_000_000_000,
      spread: lognormal(800_000_000, 2),
    },
  ),
  money(
    'share price',
    'share price, stock price, open price, close price, closing price, opening price, last price, bid price, ask price, adjusted close, strike price, stock/price, previous close, average price, limit price, stop price, trade price, entry price, exit price, day high, day low, quote/price, trade/price',
    {
      first: 1,
      last: 900,
      scale: 4,
      spread: lognormal(75, 0.9),
    },
  ),
  money(
    'vehicle price',
    'vehicle price, car price, vehicle/price, car/price, vehicle/list price, car/list price, vehicle/base price, car/base price, vehicle/msrp, car/msrp, vehicle/sale price, car/sale price, vehicle/selling price, car/selling price, vehicle/asking price, car/asking price, vehicle/retail price, vehicle/price usd, car/price usd, vehicle/price eur, car/price eur, invoice price',
    {
      first: 4_000,
      last: 180_000,
      spread: lognormal(27_000, 0.5),
      zeros: 1,
    },
  ),
  money('bonus', 'bonus, bonus amount, allowance, overtime pay, incentive, stipend, allowance amount', {
    ...round(1_200, 0.9, 30_000),
  }),
  money(
    'deduction',
    'deduction, deduction amount, social security contribution, pension contribution, withholding, insurance deduction, employee contribution',
    about(240, 0.7, 5_000),
  ),
  {
    name: 'money.points',
    names: 'point balance, loyalty point, reward point, bonus point, point earned, point redeemed, point',
    numbers: { first: 0, last: 50_000, spread: exponential(900) },
  },
];
