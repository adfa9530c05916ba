import { type BelievableTable, every, most, over } from '../expectation.ts';
import { between, recent } from '../judges/quantities.ts';
import { daysApart, inOrder, ratioBetween, sumOf } from '../judges/relations.ts';
import { medianBetween, nullShare } from '../judges/statistics.ts';

export const examResults: BelievableTable = {
  name: 'exam_results',
  dialect: 'postgresql',
  ddl: `
    CREATE TABLE exam_results (
      id                serial PRIMARY KEY,
      questions_total   int NOT NULL,
      questions_correct int NOT NULL,
      questions_wrong   int NOT NULL,
      questions_skipped int NOT NULL,
      started_at        timestamptz NOT NULL,
      submitted_at      timestamptz NOT NULL,
      graded_at         timestamptz,
      retake_count      smallint NOT NULL
    )`,
  expectations: [
    every(['questions_correct', 'questions_total'], ratioBetween(0.2, 1)),
    every(['questions_wrong', 'questions_total', 'questions_correct', 'questions_skipped'], sumOf('+--')),
    over('questions_total', medianBetween(5, 300)),
    every(['started_at', 'submitted_at', 'graded_at'], inOrder),
    every('retake_count', between(0, 10)),
    every('questions_total', between(1, 10_000)),
    every('questions_correct', between(0, 10_000)),
    every('questions_wrong', between(0, 10_000)),
    every(['questions_wrong', 'questions_total'], ratioBetween(0, 0.8)),
    every(['questions_skipped', 'questions_total'], ratioBetween(0, 0.1)),
    every(['started_at', 'submitted_at', 'graded_at'], recent),
    most(0.95, ['started_at', 'submitted_at'], daysApart(0, 1)),
    most(0.95, ['submitted_at', 'graded_at'], daysApart(0, 45)),
    over('graded_at', nullShare(0, 0.35)),
    over('retake_count', medianBetween(0, 3)),
  ],
};
