import { pairsIn } from './word-lists.ts';

/** Words for the two ends of what goes from one thing to another: each end is about a thing of its own. */
export const OPPOSITE_ENDS: readonly (readonly [string, string])[] = pairsIn(
  `from to, origin destination, departure arrival, source target, source destination, sender receiver, sender recipient, payer payee,
  pickup dropoff, pickup delivery, home away, home visiting, base quote, base counter, base target, buy sell, start end,
  loading discharge, loading unloading, pol pod`,
);
