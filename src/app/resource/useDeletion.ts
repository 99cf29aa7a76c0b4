import { useQueryClient } from '@tanstack/react-query';
import { type DataProvider, type Identifier, useDataProvider, useNotify } from 'ra-core';
import type { ReactNode } from 'react';
import { plural } from '../../lib/text';
import type { Resource } from '../../schema';
import { useStepUp } from '../form/useStepUp';
import { offering } from '../layout/offering';
import type { PanelDataProvider } from '../providers/dataProvider';
import { saidBy } from '../providers/saidBy';
import { theseOf } from '../records/doneText';

/**
 * Deletes records once the server has done so, and offers to bring them back; `remove` answers true when it was done. Where the server
 * wants to know first who it is, it asks by `question`, which the caller draws.
 */
export function useDeletion(resource: Resource): {
  remove: (ids: readonly Identifier[], version?: number) => Promise<boolean>;
  question: ReactNode;
} {
  const provider = useDataProvider<PanelDataProvider & DataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  const { confirmed, question } = useStepUp();

  const refresh = () => client.invalidateQueries({ predicate: ({ queryKey }) => typeof queryKey[0] === 'string' });
  const fail = (error: unknown) => notify(saidBy(error), { type: 'error' });

  async function restore(ids: readonly Identifier[]): Promise<void> {
    try {
      if ((await confirmed(() => provider.restore(resource.name, ids).then(() => true))) === null) return;
      notify(`${ids.length} ${plural(ids.length, 'pozycja wróciła', 'pozycje wróciły', 'pozycji wróciło')} na listę`, {
        type: 'success',
      });
      await refresh();
    } catch (error) {
      fail(error);
    }
  }

  async function send(ids: readonly Identifier[], version: number | undefined): Promise<true> {
    const [only] = ids;
    if (ids.length === 1 && only !== undefined)
      await provider.delete(resource.name, { id: only, previousData: { id: only, ...(version ? { version } : {}) } });
    else await provider.deleteMany(resource.name, { ids: [...ids] });
    return true;
  }

  async function remove(ids: readonly Identifier[], version?: number): Promise<boolean> {
    try {
      if ((await confirmed(() => send(ids, version))) === null) return false;
    } catch (error) {
      fail(error);
      return false;
    }
    for (const id of ids) client.removeQueries({ queryKey: [resource.name, 'getOne', { id: String(id) }] });
    notify(`Usunięto ${theseOf(resource, ids.length)}`, {
      type: 'success',
      ...offering('Cofnij', () => void restore(ids)),
    });
    void client.invalidateQueries({ queryKey: [resource.name, 'getList'] });
    return true;
  }

  return { remove, question };
}
