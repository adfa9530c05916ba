/** How often the values of a column come: plain data, from which a picture is drawn. */
export interface Chart {
  readonly of: ChartKind;
  /** In the order of their places or, of values, the most frequent first. */
  readonly bars: readonly Bar[];
  /** Of values: none. */
  readonly ticks: readonly Tick[];
  /** Values that have no place on the axis: infinity. */
  readonly outside: number;
}

export type ChartKind = 'numbers' | 'moments' | 'clock' | 'lengths' | 'values' | 'children';

export interface Bar {
  readonly label: string;
  /** Where it begins and ends on the axis, from 0 to 1. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** How many the plan lets one expect; null: it does not say. */
  readonly stated: number | null;
  /** Whether it counts what lies beyond its place, or all that have no bar of their own. */
  readonly isRest: boolean;
}

export interface Tick {
  /** From 0 to 1. */
  readonly at: number;
  readonly label: string;
}

/** A value, or what it is measured by, and how many the plan lets one expect. */
export interface Expected<Value> {
  readonly value: Value;
  readonly count: number;
}
