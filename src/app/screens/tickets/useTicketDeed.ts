import { type DataProvider, useDataProvider } from 'ra-core';
import { type Said, useDeed } from '../../kit/useDeed';
import type { PanelDataProvider } from '../../providers/dataProvider';

/** One of a case's actions: null where it was done, else what is wrong with its fields, by name; what is wrong with none of them has been said. */
export function useTicketDeed(id: string) {
  const provider = useDataProvider<PanelDataProvider & DataProvider>();
  const { deed, doing } = useDeed({ changes: 'all' });

  async function act(
    action: string,
    body: Record<string, unknown> = {},
    says: string | Said = 'Zapisano',
  ): Promise<Readonly<Record<string, string>> | null> {
    let faults: Readonly<Record<string, string>> | null = null;
    const done = await deed(
      async () => {
        await provider.act('tickets', id, action, body);
        return says;
      },
      { faults: (wrong) => (faults = wrong) },
    );
    return faults ?? (done ? null : {});
  }
  return { act, doing };
}
