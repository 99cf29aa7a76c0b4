import { useQueryClient } from '@tanstack/react-query';
import { type DataProvider, type Identifier, useDataProvider, useNotify } from 'ra-core';
import { plural } from '../../lib/text';
import type { Resource } from '../../schema';
import { saidBy } from '../layout/Problem';
import type { PanelDataProvider } from '../providers/dataProvider';

/** Deletes records once the server has done so, and offers to bring them back. True when it was done. */
export function useDeletion(resource: Resource): (ids: readonly Identifier[], version?: number) => Promise<boolean> {
  const provider = useDataProvider<PanelDataProvider & DataProvider>();
  const client = useQueryClient();
  const notify = useNotify();

  const refresh = () => client.invalidateQueries({ predicate: ({ queryKey }) => typeof queryKey[0] === 'string' });
  const fail = (error: unknown) => notify(saidBy(error), { type: 'error' });

  async function restore(ids: readonly Identifier[]): Promise<void> {
    try {
      await provider.restore(resource.name, ids);
      notify(`${ids.length} ${plural(ids.length, 'pozycja wróciła', 'pozycje wróciły', 'pozycji wróciło')} na listę`, {
        type: 'success',
      });
      await refresh();
    } catch (error) {
      fail(error);
    }
  }

  return async (ids, version) => {
    const [only] = ids;
    try {
      if (ids.length === 1 && only !== undefined)
        await provider.delete(resource.name, { id: only, previousData: { id: only, ...(version ? { version } : {}) } });
      else await provider.deleteMany(resource.name, { ids: [...ids] });
    } catch (error) {
      fail(error);
      return false;
    }
    for (const id of ids) client.removeQueries({ queryKey: [resource.name, 'getOne', { id: String(id) }] });
    notify(`Usunięto ${ids.length} ${plural(ids.length, 'pozycję', 'pozycje', 'pozycji')}`, {
      type: 'success',
      action: { label: 'Cofnij', do: () => void restore(ids) },
    });
    void client.invalidateQueries({ queryKey: [resource.name, 'getList'] });
    return true;
  };
}
