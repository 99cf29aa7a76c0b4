import type { DataProvider, Identifier, RaRecord } from 'ra-core';
import type { PanelDataProvider } from '../../../providers/dataProvider';

type Provider = PanelDataProvider & DataProvider;

/** Undoes a decision, and answers what is said then. */
export async function takeBack(provider: Provider, id: Identifier): Promise<string> {
  await provider.act('decisions', id, 'take_back', {});
  return 'Decyzja cofnięta';
}

/** The same for what was decided a moment ago: the newest of its kind that stands and whose title holds the words. */
export async function takeBackLast(provider: Provider, kind: string, company_id: Identifier, words: string): Promise<string> {
  const { data } = await provider.getList<RaRecord>('decisions', {
    filter: { kind: [kind], company_id: [company_id], status: ['standing'] },
    sort: { field: 'decided_at', order: 'DESC' },
    pagination: { page: 1, perPage: 25 },
  });
  const last = data.find(({ title }) => String(title).includes(words));
  if (!last) throw new Error('Tej decyzji nie można już cofnąć.');
  return takeBack(provider, last.id);
}
