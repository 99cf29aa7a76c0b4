import type { Database } from './db/database';
import { addFigures, type Figure, type FiguresWanted, readFigures } from './db/figures';

/** By name, or as `labelsOf` wrote them. */
type Labels = Readonly<Record<string, string | number>> | string;

/** What is counted for whoever watches the server from outside; only ever more. */
export interface Figures {
  add(name: string, labels: Labels, value?: number): void;
  /** Adds what this process counted to what all did. */
  flush(): Promise<void>;
  /** What all processes counted. */
  read(wanted: FiguresWanted): Promise<Figure[]>;
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
      put(name, typeof labels === 'string' ? labels : labelsOf(labels), value);
      soon();
    },
    flush,
    async read(wanted) {
      await flush();
      return readFigures(db, wanted);
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

/** Methods that the panel's routes have; anything else somebody tries. */
const methods = ['GET', 'POST', 'PUT', 'DELETE'];

interface RequestLabels {
  own: string;
  route: string;
  status: string;
}
/** By route, method and status: as many as there are routes' answers. */
const written = new Map<string, RequestLabels>();

function requestLabels(route: string, method: string, status: number): RequestLabels {
  const key = `${method} ${status} ${route}`;
  const known = written.get(key);
  if (known) return known;
  const kind = { method: methods.includes(method) ? method : 'other', status: `${Math.floor(status / 100)}xx` };
  const made = { own: labelsOf(kind), route: labelsOf({ method, route, status }), status: labelsOf({ status }) };
  written.set(key, made);
  return made;
}

/** One request more, by its route's pattern and answer, with how long it took; the times of all routes together by method and class of the answer. */
export function addRequest(figures: Figures, route: string, method: string, status: number, seconds: number): void {
  const labels = requestLabels(route, method, status);
  const le = buckets.find((most) => seconds <= most) ?? '+Inf';
  figures.add('panel_request_seconds_bucket', `le="${le}",${labels.own}`);
  figures.add('panel_request_seconds_sum', labels.own, seconds);
  figures.add('panel_requests_total', labels.status);
  figures.add('panel_route_seconds_sum', labels.route, seconds);
  figures.add('panel_route_seconds_count', labels.route);
}

/** Once more of all firms together, and of this one. */
export function addOfFirm(figures: Figures, what: 'rare' | 'alarms', kind: string, tenant: number): void {
  figures.add(`panel_${what}_total`, { kind });
  figures.add(`panel_firm_${what}_total`, { kind, tenant });
}
