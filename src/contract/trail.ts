/** Kinds of what the trail tells of, as they are asked for. */
export const trailKinds = {
  changes: 'Zmiany',
  looks: 'Otwarcie zastrzeżonych danych i plików',
  takes: 'Eksport i pobranie',
  logins: 'Logowanie i konto',
  rights: 'Uprawnienia',
} as const;
export type TrailKind = keyof typeof trailKinds;

/** What of a firm's trail is asked for, as it stands in addresses. */
export interface TrailQuery {
  /** Who did it. */
  actor?: string;
  /** With what kind of records: a resource's name, or another subject's. */
  entity?: string;
  /** About which record; with `entity`. */
  about?: string;
  kind?: TrailKind;
  /** Days of Warsaw's, both counted. */
  from?: string;
  to?: string;
}

/** One thing that was done; moments on Warsaw's clock. */
export interface TrailEntry {
  /** The number of the line; the next page asks for what is before it. */
  seq: number;
  at: string;
  /** Null for the server itself, and for somebody who was not known. */
  actor: { id: string; title: string } | null;
  /** In a word or two: `zmiana`, `Zamknij`. */
  deed: string;
  /** What it was done with: `Firma`, `Plik`. */
  subject: string;
  /** Which one; no title where it is gone, or not the asker's to know. */
  about: { resource: string; id: string; title: string } | null;
  /** The network and the device; empty where nobody asked. */
  network: string;
  device: string;
  /** By field; neither from nor to where it was only looked at. */
  changes: { label: string; from: string | null; to: string | null }[];
  /** The values were erased. */
  erased: boolean;
}

export interface TrailPage {
  data: TrailEntry[];
  /** Whether there is more before the last of these. */
  more: boolean;
}

/** The query as parameters of an address. */
export function writeTrailQuery(query: TrailQuery): URLSearchParams {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
}
