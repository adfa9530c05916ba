/** What came of the tests of a file. */
export interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The descriptor on which the process of a file writes its report, behind standard input, output and errors. */
export const REPORT_DESCRIPTOR = 3;

/** The report as the process wrote it; null: it ended before it did. */
export function readReport(text: string): Report | null {
  if (text === '') return null;
  const [passed = 0, failed = 0, skipped = 0] = text.split(' ').map(Number);
  return { passed, failed, skipped };
}

export function writeReport({ passed, failed, skipped }: Report): string {
  return [passed, failed, skipped].join(' ');
}
