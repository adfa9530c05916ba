/** Counts on stderr, where somebody is looking. */
export class Progress {
  #total = 0;
  #done = 0;

  expect(checks: number): void {
    this.#total += checks;
  }

  step(): void {
    this.#done += 1;
    if (process.stderr.isTTY) process.stderr.write(`\r${this.#done} of ${this.#total} checked`);
  }

  end(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  }
}
