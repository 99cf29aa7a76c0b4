import type { Database } from './db/database';
import { addFigures, type Figure, readFigures } from './db/figures';

/** What is counted for whoever watches the server from outside; only ever more. */
export interface Figures {
  add(name: string, labels: Readonly<Record<string, string | number>>, value?: number): void;
  /** Adds what this process counted to what all did. */
  flush(): Promise<void>;
  /** What all processes counted. */
  read(): Promise<Figure[]>;
}

/** Of seconds that a request took; most take a few hundredths. */
export const buckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts in memory and adds to the database within seconds, so that several processes are one for whoever asks any of them. */
export function createFigures(db: Database, soon: () => void): Figures {
  let pending = new Map<string, Figure>();

  async function flush(): Promise<void> {
    const given = [...pending.values()];
    pending = new Map();
    if (given.length === 0) return;
    await addFigures(db, given).catch((error: unknown) => {
      // Counted on with the next ones.
      for (const { name, labels, value } of given) put(name, labels, value);
      throw error;
    });
  }

  function put(name: string, labels: string, value: number): void {
    const key = `${name}{${labels}`;
    const known = pending.get(key);
    if (known) known.value += value;
    else pending.set(key, { name, labels, value });
  }

  return {
    add(name, labels, value = 1) {
      put(name, labelsOf(labels), value);
      soon();
    },
    flush,
    async read() {
      await flush();
      return readFigures(db);
    },
  };
}

/** Labels in the format's own words, always in one order. */
export function labelsOf(labels: Readonly<Record<string, string | number>>): string {
  return Object.entries(labels)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}="${String(value).replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n')}"`)
    .join(',');
}

/** One request more, by its route's pattern and answer, with how long it took. */
export function addRequest(figures: Figures, route: string, method: string, status: number, seconds: number): void {
  const labels = { method, route, status };
  const le = buckets.find((most) => seconds <= most) ?? '+Inf';
  figures.add('panel_request_seconds_bucket', { ...labels, le });
  figures.add('panel_request_seconds_sum', labels, seconds);
}
