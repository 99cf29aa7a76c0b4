import type { TrailEntry, TrailQuery } from '../../contract/trail';
import { formatDateTime } from '../../lib/dates';
import type { Database } from '../db/database';
import type { Export } from '../records/export';
import type { ExportColumn } from '../records/exportColumns';
import type { Scope } from '../scope';
import { findLines } from './findRows';
import { tellLines } from './tell';

const BATCH = 500;

const columns: readonly (readonly [key: string, title: string, text: (entry: TrailEntry) => string])[] = [
  ['seq', 'Nr wpisu', ({ seq }) => String(seq)],
  ['at', 'Kiedy', ({ at }) => formatDateTime(at)],
  ['actor', 'Kto', actorText],
  ['deed', 'Co', ({ deed }) => deed],
  ['subject', 'Zasób', ({ subject }) => subject],
  ['about', 'Który', ({ about }) => about?.title || about?.id || ''],
  ['changes', 'Zmiany', changesText],
  ['network', 'Sieć', ({ network }) => network],
  ['device', 'Urządzenie', ({ device }) => device],
];

/** What a query finds of the trail, as a file's rows, batch by batch. */
export function takeTrail(db: Database, scope: Scope, query: TrailQuery): Pick<Export, 'columns' | 'rows'> {
  return {
    columns: columns.map(
      ([key, title, text]): ExportColumn => ({
        key,
        title,
        field: null,
        currency: null,
        value: (row) => text(row as unknown as TrailEntry),
        text: (row) => text(row as unknown as TrailEntry),
      }),
    ),
    async *rows() {
      for (let before: number | null = null; ; ) {
        const lines = await findLines(db, scope.tenant.id, query, { before, limit: BATCH });
        yield (await tellLines(db, scope, lines)) as never;
        before = lines.at(-1)?.seq ?? null;
        if (lines.length < BATCH) return;
      }
    },
  };
}

function actorText({ actor }: TrailEntry): string {
  return actor ? actor.title || actor.id : 'System';
}

function changesText({ changes, erased }: TrailEntry): string {
  if (erased) return 'wartości usunięte';
  // Of what was only looked at the field alone is told.
  const told = ({ label, from, to }: TrailEntry['changes'][number]) =>
    from === null ? (to === null ? label : `${label}: ${to}`) : `${label}: ${from} → ${to ?? 'brak'}`;
  return changes.map(told).join('; ');
}
