import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../src/index.ts';

/* Values of lists that go with those of others in their rows. */

/** The pairs of values that two columns have in some of many rows. */
function pairsOf(elements: string, columns: readonly [string, string]): readonly string[] {
  const table = compile(`CREATE TABLE t (${elements})`, { dialect: 'postgresql' });
  const rows = Array.from(table.rows({ rows: 400, seed: 1 }), (row) => columns.map((name) => row[name]).join(' '));
  return [...new Set(rows)].sort();
}

test('which way something moves goes with what it is', () => {
  const entries = `kind text NOT NULL CHECK (kind IN ('fee', 'salary', 'withdrawal')),
    direction text NOT NULL CHECK (direction IN ('debit', 'credit'))`;
  assert.equal(pairsOf(entries, ['kind', 'direction']), ['fee debit', 'salary credit', 'withdrawal debit']);
  const coded = `txn_type char(3) NOT NULL CHECK (txn_type IN ('DBT', 'CRD', 'FEE')),
    dr_cr char(1) NOT NULL CHECK (dr_cr IN ('D', 'C'))`;
  assert.equal(pairsOf(coded, ['txn_type', 'dr_cr']), ['CRD C', 'DBT D', 'FEE D']);
  const booked = `type text NOT NULL CHECK (type IN ('credit', 'debit')),
    category text NOT NULL CHECK (category IN ('card_payment', 'salary', 'interest'))`;
  assert.equal(pairsOf(booked, ['category', 'type']), ['card_payment debit', 'interest credit', 'salary credit']);
});

test('the method of a request goes with what it does', () => {
  const requests = `action text NOT NULL CHECK (action IN ('create', 'delete', 'view')),
    http_method text NOT NULL CHECK (http_method IN ('GET', 'POST', 'DELETE'))`;
  assert.equal(pairsOf(requests, ['action', 'http_method']), ['create POST', 'delete DELETE', 'view GET']);
});

test('who carries out payments can do so, and an error is one of its status', () => {
  const payments = `method text NOT NULL CHECK (method IN ('card', 'paypal')),
    provider text NOT NULL CHECK (provider IN ('stripe', 'paypal'))`;
  assert.equal(pairsOf(payments, ['method', 'provider']), ['card stripe', 'paypal paypal']);
  const requests = `status_code int NOT NULL CHECK (status_code IN (404, 429)),
    error_message text NOT NULL CHECK (error_message IN ('Resource not found', 'Too many requests'))`;
  const found = pairsOf(requests, ['status_code', 'error_message']);
  assert.equal(found, ['404 Resource not found', '429 Too many requests']);
});

test('the code of a failed payment says the same as its message', () => {
  const pairs = pairsOf('decline_code text NOT NULL, decline_message text NOT NULL', [
    'decline_code',
    'decline_message',
  ]);
  assert.ok(pairs.length > 1 && pairs.length <= 10, pairs.join(', '));
});

test.run();
