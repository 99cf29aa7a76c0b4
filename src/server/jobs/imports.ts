import type { ImportAnswer } from '../../contract/imports';
import { countOf } from '../../lib/text';
import { importTried, refuseFaulty, tryImport } from '../records/import';
import type { ImportTable } from '../records/importFile';
import { resourceNamed } from '../records/start';
import { defineBegun } from './define';

/** A file of more rows than a request takes. */
export interface Import {
  resource: string;
  /** What the file says. */
  table: ImportTable;
  dryRun: boolean;
}

export const importJob = 'records.import';

/** All or nothing (V08): every row is tried first, piece by piece and without a trace, then all are written in one transaction. */
export const imports = defineBegun<Import>({
  name: importJob,
  label: 'Wczytanie pliku',
  async run({ resource: named, table, dryRun }, { db, scope, progress, complete, conclude }) {
    const resource = resourceNamed(named);
    const tried = await tryImport(db, scope, resource, table, (done) => progress(done, table.rows.length, 'Nic nie zapisano.'));
    if (dryRun) {
      conclude({ says: `Próba: ${countsOf(tried)}`, result: tried });
      return;
    }
    refuseFaulty(tried);
    await complete(async (tx) => {
      const made = await importTried(tx, scope, resource, table);
      conclude({ says: `Wczytano: ${countsOf(made)}`, result: made });
    });
  },
});

function countsOf({ created, updated, unchanged, refused }: ImportAnswer): string {
  const rows = (count: number, what: string) => (count > 0 ? [`${what}: ${countOf(count, 'wiersz', 'wiersze', 'wierszy')}`] : []);
  return [
    ...rows(created, 'nowe'),
    ...rows(updated, 'zmienione'),
    ...rows(unchanged, 'bez zmian'),
    ...rows(refused, 'do poprawy'),
  ].join(', ');
}
