import type { TextForm } from '../../values/meaning.ts';
import { inDigits, luhn, piece, plainly97, sumOf } from '../builders/check-digits.ts';
import { digits, numberBehind, picked, pool, text, weighted } from '../builders/forms.ts';
import {
  between,
  forms,
  listOf,
  lognormal,
  measure,
  normal,
  once,
  percentages,
  weightsBy,
} from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

/** International securities identification numbers: letters count as two digits, then Luhn's rule (ISO 6166). */
const isin = once((): TextForm => {
  const heads = listOf('US, DE, GB, FR, CA, JP').flatMap((country) => {
    const rest = sumOf(inDigits(country), luhn, 10);
    return piece(3, 7, luhn, 10, -rest).map((front) => country + front);
  });
  return [pool(heads), pool(piece(3, 4, luhn, 10)), pool(piece(4, 0, luhn, 10))];
});

/** Legal entity identifiers: the whole number is 1 modulo 97 (ISO 17442). */
const lei = once(
  (): TextForm => [
    text('529900'),
    pool(piece(4, 10, plainly97, 97, 1 - sumOf('529900', plainly97, 14))),
    pool(piece(5, 5, plainly97, 97)),
    pool(piece(5, 0, plainly97, 97)),
  ],
);

/** Shares and their letters, made up. */
const STOCKS: readonly (readonly [symbol: string, name: string])[] = [
  ['ACMX', 'Acme Industries'],
  ['BLUE', 'Bluewater Energy'],
  ['CRST', 'Crestline Foods'],
  ['DLTX', 'Deltex Systems'],
  ['EVRG', 'Evergreen Paper'],
  ['FALC', 'Falcon Aerospace'],
  ['GRNT', 'Granite Holdings'],
  ['HRZN', 'Horizon Telecom'],
  ['INVX', 'Inventix Software'],
  ['JUNO', 'Juno Pharma'],
  ['KEEL', 'Keel Shipping'],
  ['LUMN', 'Luminar Lighting'],
  ['MRDN', 'Meridian Bank'],
  ['NOVA', 'Nova Robotics'],
  ['ORCH', 'Orchard Retail'],
  ['PNCL', 'Pinnacle Insurance'],
  ['QRTZ', 'Quartz Mining'],
  ['RVRS', 'Riverside Media'],
  ['SLTE', 'Slate Materials'],
  ['TMBR', 'Timberland Homes'],
  ['UNTY', 'Unity Health'],
  ['VLCY', 'Velocity Motors'],
  ['WSTN', 'Weston Chemicals'],
  ['ZNTH', 'Zenith Semiconductors'],
];

/** Percentages as people agree on them, and shares of one where the type has digits behind the point alone. */
const percent = (median: number, sigma: number, last: number) => ({ ...between(0, last, lognormal(median, sigma), 2) });

/** Kinds of merchants by their codes (ISO 18245), and how often cards are used there. */
const MERCHANTS = {
  5411: 22,
  5812: 14,
  5814: 12,
  5541: 9,
  5912: 6,
  5999: 6,
  5311: 5,
  5651: 4,
  5732: 4,
  4111: 4,
  4121: 4,
  4814: 3,
  7011: 3,
  5942: 2,
  6011: 2,
};

const EXCHANGE_RATE = between(0.01, 200, lognormal(1.1, 0.9), 4);

/** Days until something is to be paid. */
const DAYS_TO_PAY = between(0, 90, weightsBy({ 0: 3, 7: 8, 10: 5, 14: 22, 30: 52, 45: 7, 60: 12, 90: 3 }));

/** Rates, terms, and papers that are traded. */
export const finance: readonly MeaningRow[] = [
  {
    name: 'finance.tax class',
    names: 'tax class id, tax code|class|category|group, vat code|class|group',
    numbers: between(1, 4, weightsBy({ 1: 72, 2: 18, 3: 6, 4: 4 })),
  },
  {
    name: 'finance.ticker',
    names: 'instrument symbol, symbol',
    texts: forms(
      picked(
        'stock',
        STOCKS.map(([symbol]) => symbol),
      ),
      picked(
        'stock',
        STOCKS.map(([symbol]) => symbol.slice(0, 3)),
      ),
    ),
    unique: once(() => [[pool(STOCKS.map(([symbol]) => symbol)), ...numberBehind('')]]),
  },
  {
    name: 'finance.stock name',
    names: 'stock|security|instrument|fund|asset name',
    texts: once(() => [
      [
        picked(
          'stock',
          STOCKS.map(([, name]) => name),
        ),
      ],
    ]),
  },
  {
    name: 'finance.isin',
    names: 'isin, isin code',
    texts: once(() => [isin()]),
    unique: once(() => [isin()]),
  },
  { name: 'finance.cusip', names: 'cusip', texts: once(() => [[digits(6), text('10'), digits(1)]]) },
  {
    name: 'finance.lei',
    names: 'lei, legal entity identifier, lei code',
    texts: once(() => [lei()]),
    unique: once(() => [lei()]),
  },
  {
    name: 'finance.exchange',
    names: 'exchange, exchange|market code, trading venue',
    texts: forms(
      weighted({ NASDAQ: 30, NYSE: 28, LSE: 12, XETRA: 8, TSE: 8, HKEX: 7, SIX: 4 }),
      weighted({ NYS: 3, NAS: 3, LSE: 1 }),
    ),
  },
  {
    name: 'finance.coin',
    names: 'coin, cryptocurrency, coin|token symbol, blockchain, coin name',
    texts: forms(
      picked('coin', listOf('Bitcoin, Ethereum, Tether, Solana, Cardano, Dogecoin, Polkadot, Litecoin')),
      picked('coin', listOf('BTC, ETH, USDT, SOL, ADA, DOGE, DOT, LTC')),
    ),
  },
  ...percentages({
    name: 'finance.tax rate of India',
    role: 'finance.tax rate',
    names: 'gst|tax rate, gst|gst rate|tax percent',
    beside: 'cgst, sgst, igst, gstin, hsn, pincode',
    numbers: between(0, 28, weightsBy({ 0: 4, 5: 22, 12: 18, 18: 46, 28: 10 }), 0),
  }),
  ...percentages({
    name: 'finance.tax rate',
    names: 'tax|vat|sales tax|gst|duty|withholding rate, tax|vat|tax rate percent, tax|vat/rate',
    // Those of one country.
    numbers: between(0, 27, weightsBy({ 0: 6, 5: 12, 20: 66 }), 0),
  }),
  ...percentages({
    name: 'finance.interest rate',
    names:
      'apr, apy, loan/rate, interest percent, yield, dividend yield, interest|annual percent|loan|mortgage|nominal|coupon|annual|annual interest|loan interest rate, interest rate percent|from|to',
    numbers: percent(5.2, 0.5, 36),
  }),
  {
    // Most is paid in the currency in which it is kept.
    name: 'finance.exchange rate of an amount',
    role: 'finance.exchange rate',
    names: 'exchange rate, fx rate',
    beside: 'amount, account, balance',
    numbers: EXCHANGE_RATE,
    nulls: 0.6,
  },
  {
    name: 'finance.closing rate',
    role: 'finance.exchange rate',
    names: 'end of day|eod|closing|close|opening|open|high|low|buying|selling|buy|sell|bid|ask|spot rate',
    beside: 'currency',
    numbers: EXCHANGE_RATE,
  },
  {
    name: 'finance.mean rate',
    role: 'finance.exchange rate',
    names: 'average|mid|mean|reference|middle|official rate',
    beside: 'currency',
    numbers: EXCHANGE_RATE,
  },
  {
    name: 'finance.exchange rate',
    names: 'exchange|fx|currency|currency exchange rate, conversion rate currency, rate to usd|base|eur, base rate fx',
    numbers: EXCHANGE_RATE,
  },
  ...percentages({
    name: 'finance.discount rate',
    names: 'discount|markdown|line discount percent, discount rate, percent off|discount, discount percent value',
    // Most is sold without.
    numbers: between(0, 80, weightsBy({ 0: 220, 5: 14, 10: 22, 15: 14, 20: 16, 25: 8, 30: 6, 40: 2, 50: 4 })),
  }),
  ...percentages({
    name: 'finance.commission rate',
    names: 'commission|royalty|fee|cashback rate, commission|royalty|fee percent, commission percent value',
    numbers: percent(6, 0.5, 40),
  }),
  ...percentages({
    name: 'finance.margin',
    names: 'margin, profit|gross|net margin, margin|markup percent, markup, margin rate',
    numbers: between(0, 90, normal(32, 12), 2),
  }),
  ...percentages(
    measure('loan to value', 'ltv, ltv|loan to value ratio, loan to value, cltv', between(10, 100, normal(74, 12), 1)),
  ),
  ...percentages(
    measure('debt to income', 'dti, dti|debt to income ratio, debt to income, dsti', between(5, 60, normal(32, 9), 1)),
  ),
  measure(
    'installments',
    'total installment, installment|payment count, installment total',
    between(2, 360, weightsBy({ 3: 6, 6: 12, 10: 6, 12: 26, 18: 6, 24: 18, 36: 14, 48: 6, 60: 12 })),
  ),
  measure(
    'installments paid',
    'paid|remaining installment, installment paid|number|remaining, payment made',
    between(0, 360, lognormal(9, 0.8)),
  ),
  measure('price to earnings', 'pe|price earning ratio, pe', between(2, 180, lognormal(19, 0.5), 2)),
  measure('beta', 'beta', between(-0.5, 3, normal(1.05, 0.32), 2), {
    beside: 'symbol, ticker, market, yield, stock, price',
  }),
  measure('trades', 'trade count', between(1, 900_000, lognormal(2_400, 1.2))),
  measure('trades beside prices', 'trade', between(1, 900_000, lognormal(2_400, 1.2)), {
    beside: 'volume, vwap, close, high',
  }),
  {
    name: 'finance.merchant category code',
    names: 'mcc, mcc|merchant category code, merchant/category code, merchant code category',
    texts: forms(weighted(MERCHANTS)),
    numbers: {
      first: 1000,
      last: 9999,
      spread: {
        kind: 'weights',
        weights: new Map(Object.entries(MERCHANTS).map(([code, weight]) => [Number(code), weight])),
      },
    },
  },
  {
    name: 'finance.credit score',
    names: 'credit|fico|credit rating score, fico, score credit',
    numbers: between(300, 850, normal(695, 75)),
  },
  {
    name: 'finance.credit rating',
    names: 'credit|bond rating, rating|credit|risk grade',
    texts: forms(
      weighted({ AAA: 4, 'AA+': 5, AA: 8, 'A+': 12, A: 20, 'BBB+': 18, BBB: 14, 'BB+': 9, B: 6, CCC: 2 }),
      weighted({ AA: 8, A: 30, BB: 20, B: 10, C: 4 }),
      weighted({ A: 30, B: 25, C: 10, D: 3 }),
    ),
  },
  {
    name: 'duration.days of credit',
    names:
      'payment|pay term, payment terms|terms|terms of payment|credit terms|payment terms in|net|payment due|credit|credit period|payment net|payment target|net term|payment term|credit term|invoice term|billing term day',
    numbers: DAYS_TO_PAY,
  },
  {
    name: 'duration.days to pay',
    role: 'duration.days',
    names: 'day to pay, payment|payment period|due day, payment period',
    numbers: DAYS_TO_PAY,
  },
  {
    name: 'finance.payment terms',
    names:
      'term of payment, credit|invoice term, payment term|payment terms|terms|pay terms|credit terms|invoice terms code',
    texts: forms(
      weighted({ 'Net 30': 40, 'Net 60': 20, 'Net 14': 15, 'Net 15': 8, 'Due on receipt': 10, '2/10 Net 30': 5 }),
      weighted({ NET30: 40, NET60: 20, NET14: 15, NET15: 8, COD: 10 }),
      weighted({ N30: 40, N60: 20, N14: 15, N15: 8, COD: 10 }),
    ),
    numbers: between(0, 90, weightsBy({ 0: 6, 7: 8, 10: 4, 14: 18, 30: 42, 45: 6, 60: 10 })),
  },
  {
    name: 'finance.expense category',
    names: 'expense|spending|budget|cost category, expense|cost type',
    texts: forms(
      weighted({
        Travel: 20,
        Meals: 18,
        Software: 14,
        'Office Supplies': 14,
        Lodging: 10,
        Utilities: 8,
        Rent: 6,
        Training: 5,
        Marketing: 5,
      }),
      weighted({ TRAV: 20, MEAL: 18, SOFT: 14, OFFI: 14, RENT: 6 }),
    ),
  },
  {
    name: 'finance.trade side',
    names: 'side, buy|buy or sell, trade type',
    texts: forms(weighted({ buy: 52, sell: 48 }), weighted({ B: 52, S: 48 })),
  },
  {
    name: 'finance.asset class',
    names: 'asset class|category, security|instrument|investment|portfolio type',
    texts: forms(
      weighted({ stock: 45, bond: 20, etf: 18, fund: 10, option: 4, future: 3 }),
      weighted({ STK: 45, BND: 20, ETF: 18, FND: 10 }),
    ),
  },
];
