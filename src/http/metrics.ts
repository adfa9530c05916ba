import type { ExchangeReport } from './exchange.ts';

/** A value that is asked for when the metrics are read. */
export interface Gauge {
  readonly name: string;
  readonly help: string;
  readonly value: number;
}

/** Upper bounds of the histogram's buckets, in seconds: from an answer of a few rows to the cap on generation. */
const DURATION_BOUNDS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const;

/** Counts what the service did, for Prometheus (text format, version 0.0.4). The labels take few values, whatever clients send. */
export class Metrics {
  readonly #requests = new Map<string, number>();
  readonly #durations = DURATION_BOUNDS_SECONDS.map(() => 0);
  #durationCount = 0;
  #durationSum = 0;
  #rows = 0;
  #bytes = 0;
  #aborted = 0;
  #faults = 0;

  request({ endpoint, status, rows, bytes, milliseconds, aborted }: ExchangeReport): void {
    const labels = `endpoint="${endpoint ?? 'none'}",status="${status ?? 'none'}"`;
    this.#requests.set(labels, (this.#requests.get(labels) ?? 0) + 1);
    const seconds = milliseconds / 1000;
    for (const [place, bound] of DURATION_BOUNDS_SECONDS.entries()) {
      if (seconds <= bound) this.#durations[place] = (this.#durations[place] ?? 0) + 1;
    }
    this.#durationCount++;
    this.#durationSum += seconds;
    this.#rows += rows;
    this.#bytes += bytes;
    if (aborted) this.#aborted++;
  }

  fault(): void {
    this.#faults++;
  }

  text(gauges: readonly Gauge[]): string {
    const requests = [...this.#requests].sort().map(([labels, count]) => `{${labels}} ${count}`);
    const duration = 'rowsmith_http_request_duration_seconds';
    return [
      ...family('rowsmith_http_requests_total', 'counter', 'Requests by endpoint and status of the answer.', requests),
      `# HELP ${duration} Time from the head of a request to the end of its answer.`,
      `# TYPE ${duration} histogram`,
      ...DURATION_BOUNDS_SECONDS.map((bound, place) => `${duration}_bucket{le="${bound}"} ${this.#durations[place]}`),
      `${duration}_bucket{le="+Inf"} ${this.#durationCount}`,
      `${duration}_sum ${this.#durationSum}`,
      `${duration}_count ${this.#durationCount}`,
      ...counter('rowsmith_rows_written_total', 'Rows that were sent.', this.#rows),
      ...counter('rowsmith_body_bytes_written_total', 'Bytes of bodies that were sent.', this.#bytes),
      ...counter('rowsmith_http_aborted_total', 'Answers cut short, by the client or by a limit.', this.#aborted),
      ...counter('rowsmith_faults_total', 'Errors that are no fault of a request.', this.#faults),
      ...gauges.flatMap(({ name, help, value }) => family(name, 'gauge', help, [` ${value}`])),
      '',
    ].join('\n');
  }
}

function counter(name: string, help: string, value: number): readonly string[] {
  return family(name, 'counter', help, [` ${value}`]);
}

function family(name: string, type: string, help: string, samples: readonly string[]): readonly string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples.map((sample) => name + sample)];
}
