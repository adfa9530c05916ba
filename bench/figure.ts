/** One line of the result. Rates are per second; `ofC`: as a share of what the C program writes in the same run. */
export interface Figure {
  readonly name: string;
  readonly milliseconds: number;
  readonly rate: string;
  readonly ofC: number | null;
}
