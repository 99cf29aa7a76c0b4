import { countOf } from '../../lib/text';
import { type ImportAnswer, importRows, refuseFaulty, tryImport } from '../records/import';
import { readImport } from '../records/importFile';
import { resourceNamed } from '../records/start';
import { defineBegun } from './define';

/** A file of more rows than a request takes. */
export interface Import {
  resource: string;
  /** The file as it came, in base64. */
  file: string;
  dryRun: boolean;
}

export const importJob = 'records.import';

/** All or nothing (V08): every row is tried first, piece by piece and without a trace, then all are written in one transaction. */
export const imports = defineBegun<Import>({
  name: importJob,
  label: 'Wczytanie pliku',
  async run({ resource: named, file, dryRun }, { db, scope, progress, complete, conclude }) {
    const resource = resourceNamed(named);
    const table = readImport(Buffer.from(file, 'base64'));
    const tried = await tryImport(db, scope, resource, table, (done) => progress(done, table.rows.length, 'Nic nie zapisano.'));
    if (dryRun) {
      conclude({ says: `Próba: ${countsOf(tried)}`, result: tried });
      return;
    }
    refuseFaulty(tried);
    await complete(async (tx) => {
      const made = await importRows(tx, scope, resource, table, false);
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
