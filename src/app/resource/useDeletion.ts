import { useQueryClient } from '@tanstack/react-query';
import { type DataProvider, type Identifier, useDataProvider } from 'ra-core';
import { type ReactNode, useContext } from 'react';
import { plural } from '../../lib/text';
import type { Resource } from '../../schema';
import { useStepUp } from '../form/useStepUp';
import { type Said, useDeed } from '../kit/useDeed';
import type { PanelDataProvider } from '../providers/dataProvider';
import { theseOf } from '../records/doneText';
import { Beside } from './beside';

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
  const { deed } = useDeed({ parallel: true });
  const { confirmed, question } = useStepUp();
  const beside = useContext(Beside);

  const refresh = () => client.invalidateQueries({ predicate: ({ queryKey }) => typeof queryKey[0] === 'string' });

  async function restore(ids: readonly Identifier[]): Promise<string | false> {
    if ((await confirmed(() => provider.restore(resource.name, ids).then(() => true))) === null) return false;
    await refresh();
    return `${ids.length} ${plural(ids.length, 'pozycja wróciła', 'pozycje wróciły', 'pozycji wróciło')} na listę`;
  }

  async function send(ids: readonly Identifier[], version: number | undefined): Promise<true> {
    const [only] = ids;
    if (ids.length === 1 && only !== undefined)
      await provider.delete(resource.name, { id: only, previousData: { id: only, ...(version ? { version } : {}) } });
    else await provider.deleteMany(resource.name, { ids: [...ids] });
    return true;
  }

  const remove = (ids: readonly Identifier[], version?: number) =>
    deed(async () => {
      if ((await confirmed(() => send(ids, version))) === null) return false;
      for (const id of ids) client.removeQueries({ queryKey: [resource.name, 'getOne', { id: String(id) }] });
      void client.invalidateQueries({ queryKey: [resource.name, 'getList'] });
      // A record that has gone does not stand beside its list.
      if (beside && beside.id !== null && ids.includes(beside.id)) beside.show(null);
      return { says: `Usunięto ${theseOf(resource, ids.length)}`, undo: () => restore(ids) } satisfies Said;
    });

  return { remove, question };
}
