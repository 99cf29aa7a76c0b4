import type { ErasureReason } from '../../contract/erasures';
import { countOf } from '../../lib/text';
import { defineBegun } from '../jobs/define';
import { newId, resourceNamed } from '../records/start';
import { peopleAlong } from './alongRows';
import type { Erased } from './erase';
import { bytesForgetter } from './forgetBytes';
import { requireErasable } from './mayErase';
import { eraseSubject } from './subjectErasure';

export interface ErasureAsked {
  resource: string;
  id: string;
  reason: ErasureReason;
}

export const eraseJob = 'privacy.erase';

/** Erases a person or company for good at a superuser's word. Once it began it is not stopped: half an erasure is none. */
export const erasing = defineBegun<ErasureAsked>({
  name: eraseJob,
  label: 'Trwałe usunięcie danych',
  async run({ resource, id, reason }, { db, scope, tools, signal, transaction, progress, complete, conclude }) {
    const root = resourceNamed(resource);
    await transaction((tx) => requireErasable(tx, scope, root, id));
    const between = async (done: number) => {
      await progress(done, done).catch(() => undefined);
      signal.throwIfAborted();
    };
    const forgetBytes = bytesForgetter(tools.store, tools.config.dataDir, scope.tenant.id);
    const erasing = { scope, transaction, forgetBytes, between };
    const all: Erased = { records: 0, files: 0 };
    const add = ({ records, files }: Erased) => {
      all.records += records;
      all.files += files;
    };
    // People first, each an erasure of their own: what ties them to the company is what they are found by.
    for (const { resource: people, ids } of await peopleAlong(db, scope.tenant.id, root, [id]))
      for (const record of ids)
        await eraseSubject({ db, ...tools }, erasing, { id: newId(), root: people, record, reason }, async (work, erased) => {
          add(erased);
          await transaction(work);
        });
    await eraseSubject({ db, ...tools }, erasing, { id: newId(), root, record: id, reason }, async (work, erased) => {
      add(erased);
      const { records, files } = all;
      conclude({
        says: `Usunięto trwale: ${countOf(records, 'pozycja', 'pozycje', 'pozycji')}, ${countOf(files, 'plik', 'pliki', 'plików')}.`,
      });
      await complete(work);
    });
  },
});
