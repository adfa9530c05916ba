import { between, lognormal, measure, normal, weightsBy } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';

/** Ships and buses, and what they carry. */
export const voyages: readonly MeaningRow[] = [
  measure(
    'seats of a vehicle',
    'bus|bus trip|trip|coach|train/seat, bus/capacity',
    between(2, 900, weightsBy({ 16: 8, 20: 10, 29: 8, 44: 16, 49: 22, 53: 18, 60: 8, 80: 5, 120: 3, 400: 2 })),
    {
      role: 'measure.capacity',
    },
  ),
  measure(
    'places of a ship',
    'passenger|vehicle|car capacity, maximum passenger',
    between(12, 3_000, lognormal(320, 0.8)),
    { role: 'measure.capacity', beside: 'vessel, ship, ferry, imo, port' },
  ),
  measure('draught', 'draught, draught|draft m, vessel draft', between(1.5, 23, normal(8.8, 2.6), 1)),
  measure(
    'speed of a ship',
    'speed knot, knot, speed over ground, sog, service speed',
    between(0, 34, normal(14, 4), 1),
  ),
  measure(
    'course',
    'course over ground, cog, true course, wind direction degree true',
    between(0, 359.9, undefined, 1),
  ),
  measure('rudder', 'rudder|steering|roll|pitch angle, roll, pitch', between(-35, 35, normal(0, 8), 1)),
  measure(
    'containers of a ship',
    'teu|container capacity, capacity|maximum teu',
    between(200, 24_000, lognormal(4_800, 0.7)),
  ),
  measure(
    'containers on a ship',
    'teu, teu|container loaded, teu on board',
    between(50, 24_000, lognormal(3_400, 0.7)),
  ),
  measure(
    'gross tonnage',
    'gross tonnage, gt, grt, dwt, deadweight tonnage|ton',
    between(300, 230_000, lognormal(32_000, 0.8)),
  ),
  measure(
    'miles of a voyage',
    'distance nm, distance nautical|nautical mile, voyage distance',
    between(1, 13_000, lognormal(1_700, 0.9)),
  ),
  measure('beam', 'beam, beam m|width', between(2, 62, normal(23, 9), 1)),
  measure('fuel', 'fuel l|consumed, liter filled', between(2, 900, lognormal(46, 0.6), 2)),
  measure('axles', 'axle, axle count', between(2, 12, weightsBy({ 2: 60, 3: 22, 4: 10, 5: 5, 6: 3 }))),
  measure('stops', 'stop count, trip|route|tour|line/stop', between(2, 60, lognormal(14, 0.5))),
];
