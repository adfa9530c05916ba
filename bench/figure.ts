/**
 * One line of the result. Times are of one run of what is named, null where there is none. Rates are per second; `ofC`: as a share
 * of what the C program writes in the same run.
 */
export interface Figure {
  readonly name: string;
  readonly milliseconds: number | null;
  readonly rate: string;
  readonly ofC: number | null;
}
