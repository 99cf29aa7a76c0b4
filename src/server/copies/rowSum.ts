import { createHash } from 'node:crypto';

const most = 2n ** 64n;

/** A sum over a table's rows that does not ask for their order. */
export class RowSum {
  rows = 0;
  #sum = 0n;

  add(line: string): void {
    this.rows += 1;
    this.#sum = (this.#sum + createHash('sha256').update(line).digest().readBigUInt64BE()) % most;
  }

  get sum(): string {
    return this.#sum.toString(16).padStart(16, '0');
  }
}
