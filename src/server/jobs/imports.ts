import type { ImportAnswer } from '../../contract/imports';
import { countOf } from '../../lib/text';
import { Refusal } from '../errors';
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

/**
 * All or nothing (V08): all rows are written in one transaction. Where one of them is refused nothing stands, and they are tried piece by piece and
 * without a trace, so that each is told by itself what is wrong with it. Whoever loads a file has mostly seen it tried. It is stopped as it is
 * written, too; on the embedded engine nobody gets as far as asking for that before it has ended.
 */
export const imports = defineBegun<Import>({
  name: importJob,
  label: 'Wczytanie pliku',
  async run({ resource: named, table, dryRun }, { db, scope, progress, complete, conclude }) {
    const resource = resourceNamed(named);
    const write = () =>
      complete(async (tx, wanted) => {
        const made = await importTried(tx, scope, resource, table, wanted);
        conclude({ says: `Wczytano: ${countsOf(made)}`, result: made, done: table.rows.length });
      });
    if (!dryRun) await progress(0, table.rows.length, 'Nic nie zapisano.');
    if (!dryRun && (await isWhole(write))) return;
    const tried = await tryImport(db, scope, resource, table, (done) => progress(done, table.rows.length, 'Nic nie zapisano.'));
    if (dryRun) {
      conclude({ says: `Próba: ${countsOf(tried)}`, result: tried });
      return;
    }
    refuseFaulty(tried);
    // What was refused is let through by now.
    await write();
  },
});

/** Whether the rows went in; false where the file was refused for any of them. */
async function isWhole(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'import_refused') return false;
    throw error;
  }
}

function countsOf({ created, updated, unchanged, refused }: ImportAnswer): string {
  const rows = (count: number, what: string) => (count > 0 ? [`${what}: ${countOf(count, 'wiersz', 'wiersze', 'wierszy')}`] : []);
  return [
    ...rows(created, 'nowe'),
    ...rows(updated, 'zmienione'),
    ...rows(unchanged, 'bez zmian'),
    ...rows(refused, 'do poprawy'),
  ].join(', ');
}
