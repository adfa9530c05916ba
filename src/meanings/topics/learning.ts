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

const OF_A_MODEL = 'epoch, accuracy, learning, loss, auc, model, batch, perplexity';

/** Whom advertising is for, by words of names. */
const AUDIENCES = ['target', 'targeting', 'audience', 'campaign', 'ad', 'segment', 'demographic'];

/** What models are trained with, what comes of it, and what advertising counts. */
export const learning: readonly MeaningRow[] = [
  measure(
    'epochs',
    'epoch, epoch count, maximum epoch',
    between(1, 500, weightsBy({ 3: 10, 5: 14, 10: 24, 20: 16, 30: 8, 50: 14, 100: 12, 200: 4 })),
    {
      beside: 'learning, accuracy, loss, batch, model, dropout',
    },
  ),
  measure('epoch of many', 'best|current|last epoch, epoch number', between(1, 200, exponential(14)), {
    beside: OF_A_MODEL,
  }),
  measure(
    'training batch',
    'batch size',
    between(1, 4_096, weightsBy({ 8: 8, 16: 18, 32: 30, 64: 22, 128: 12, 256: 6, 512: 3 })),
    {
      beside: 'epoch, learning, loss, accuracy, dropout',
    },
  ),
  measure(
    'learning rate',
    'learning rate',
    between(
      0.00001,
      1,
      weightsBy({ 0.1: 3, 0.01: 14, 0.003: 4, 0.001: 32, 0.0005: 10, 0.0003: 12, 0.0001: 18, 0.00005: 5, 0.00001: 3 }),
      5,
    ),
  ),
  measure(
    'loss of a model',
    'train|training|validation|value|test|evaluation|log loss, cross entropy, mse, rmse, mae',
    between(0.001, 12, lognormal(0.45, 0.6), 4),
  ),
  measure('loss beside accuracy', 'loss', between(0.001, 12, lognormal(0.45, 0.6), 4), {
    beside: 'epoch, accuracy, perplexity',
  }),
  measure('perplexity', 'perplexity', between(1.5, 900, lognormal(16, 0.6), 2)),
  measure(
    'parameters of a model',
    'n|model|total parameter, parameter count',
    between(1_000, 4_000_000_000, lognormal(24_000_000, 1.8)),
  ),
  measure('samples', 'training sample|row, dataset size', between(50, 5_000_000, lognormal(12_000, 1.4))),
  measure('features', 'n|input feature, feature count', between(2, 4_096, lognormal(24, 0.9))),
  measure(
    'tokens',
    'token, token count|used, prompt|completion|input|output|total|maximum token',
    between(1, 128_000, lognormal(420, 1)),
  ),
  measure(
    'requests',
    'request, request|call|invocation|message count, total call|request',
    between(0, 900_000, lognormal(2_400, 1.3)),
    { beside: 'error, failed, success, successful, latency, p95, p99' },
  ),
  measure(
    'processors for graphics',
    'gpu count, gpu',
    between(1, 64, weightsBy({ 1: 44, 2: 14, 4: 20, 8: 18, 16: 3, 32: 1 })),
  ),
  measure(
    'minimum age of an audience',
    AUDIENCES.map((who) => `${who} age minimum, ${who} minimum age, ${who}/age minimum, ${who}/minimum age`).join(', '),
    between(13, 55, weightsBy({ 13: 6, 18: 46, 21: 8, 25: 20, 30: 6, 35: 8, 45: 4, 55: 2 })),
    { role: 'measure.minimum age' },
  ),
  measure(
    'maximum age of an audience',
    AUDIENCES.map((who) => `${who} age maximum, ${who} maximum age, ${who}/age maximum, ${who}/maximum age`).join(', '),
    between(18, 99, weightsBy({ 24: 6, 34: 16, 44: 16, 54: 16, 64: 14, 65: 40 })),
    { role: 'measure.maximum age' },
  ),
  measure(
    'impressions',
    'impression, ad|total impression, impression count',
    between(50, 5_000_000, lognormal(18_000, 1.3)),
  ),
  measure('clicks in mails', 'clicked, unique click', between(5, 60_000, lognormal(420, 1)), {
    beside: 'delivered, opened, sent, bounced',
  }),
  measure(
    'clicks on what was shown',
    'click, click count, clicked, link|ad click',
    between(0, 200_000, lognormal(340, 1.2)),
    {
      beside: 'impression, delivered, sent, cpc, ctr, counter, cost',
    },
  ),
  measure('conversions', 'conversion, conversion count, lead, signup', between(0, 20_000, lognormal(22, 1))),
  measure(
    'mails sent',
    'sent, sent|recipient count, total|email|message sent',
    between(100, 500_000, lognormal(9_000, 1)),
    {
      beside: 'delivered, opened, bounce, bounced, unsubscribe, unsubscribed',
    },
  ),
  measure(
    'mails delivered',
    'delivered, delivered count, total|email delivered',
    between(100, 500_000, lognormal(8_700, 1)),
    {
      beside: 'sent, opened, bounce, bounced',
    },
  ),
  measure('mails opened', 'opened, total|email opened, unique open', between(10, 200_000, lognormal(2_600, 1)), {
    beside: 'sent, delivered, clicked, bounced',
  }),
  measure(
    'mails lost',
    'unsubscribe, unsubscribed, bounce, bounced, complaint count, spam complaint',
    between(0, 5_000, lognormal(24, 0.9)),
  ),
  ...percentages(
    measure('rate of clicks', 'cvr, click through, click to open rate', between(0, 30, lognormal(2.4, 0.6), 2)),
  ),
  {
    name: 'measure.rate of clicks in per cent',
    names: 'counter',
    beside: 'impression, click',
    digits: 'more',
    hasFraction: true,
    numbers: between(0, 30, lognormal(2.4, 0.6), 2),
  },
  {
    name: 'measure.rate of clicks in short',
    names: 'counter',
    digits: 'one',
    numbers: between(0, 0.3, lognormal(0.024, 0.6), 4),
  },
  measure('cost of a click', 'cpc, cost per click', between(0.03, 25, lognormal(0.9, 0.7), 2)),
  measure('cost of a thousand', 'cpm, ecpm, cost per mille|thousand', between(0.4, 90, lognormal(7, 0.6), 2)),
  measure('cost of a customer', 'cpa, cac, cost per acquisition|lead, cpl', between(1, 900, lognormal(34, 0.7), 2)),
  measure('return on what was spent', 'roas, return on ad spend', between(0.1, 40, lognormal(3.1, 0.5), 2)),
  measure('contacts of each', 'frequency', between(1, 15, lognormal(2.2, 0.4), 2), { beside: 'reach, impression' }),
  measure(
    'value of a customer',
    'ltv, lifetime|customer lifetime value, clv',
    between(5, 25_000, lognormal(420, 0.9), 2),
    {
      beside: 'customer, churn, order, visit, segment, score',
    },
  ),
  measure(
    'value of an order',
    'average basket|order|ticket, basket|average order value, aov',
    between(4, 900, lognormal(62, 0.5), 2),
  ),
  ...fractions(measure('churn', 'churn probability|score|risk, churn', between(0, 1, lognormal(0.18, 0.8), 3))),
  measure(
    'dropped cells',
    'dropout',
    between(0, 0.9, weightsBy({ 0: 14, 0.1: 24, 0.2: 22, 0.25: 6, 0.3: 16, 0.5: 18 }), 2),
  ),
  measure(
    'seed of a run',
    'seed, random seed',
    between(0, 99_999, weightsBy({ 0: 10, 1: 6, 7: 4, 42: 50, 123: 8, 1234: 6, 2024: 6, 31337: 2 })),
    { beside: OF_A_MODEL },
  ),
  measure('applicants', 'applicant, applicant|application|candidate count', between(0, 2_000, lognormal(46, 0.9))),
  measure('waiting', 'waitlist, waitlist|waiting count, waiting list, waitlisted', between(0, 60, exponential(6))),
  measure('accepted of them', 'accepted|admitted count, accepted number', between(0, 600, lognormal(24, 0.7))),
  measure('score of satisfaction', 'engagement', between(0, 100, normal(68, 14))),
];
