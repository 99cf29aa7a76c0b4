import { useQueryClient } from '@tanstack/react-query';
import { type DataProvider, useDataProvider, useGetList } from 'ra-core';
import { amountProfiles } from '../../../../resources/amountProfiles';
import type { PanelDataProvider } from '../../providers/dataProvider';
import type { AmountProfile } from './profiles';

const { name: kept } = amountProfiles;
const all = { filter: {}, sort: { field: 'name', order: 'ASC' }, pagination: { page: 1, perPage: 100 } } as const;

/** The office's profiles of columns by their names, and what is done with them. */
export function useProfiles() {
  const provider = useDataProvider<PanelDataProvider & DataProvider>();
  const client = useQueryClient();
  const { data: profiles = [] } = useGetList<AmountProfile>(kept, all, { retry: false });
  const refresh = () => client.invalidateQueries({ queryKey: [kept] });
  return {
    profiles,
    async add(values: Pick<AmountProfile, 'name' | 'columns'>): Promise<string> {
      const { data } = await provider.create<AmountProfile>(kept, { data: values });
      await refresh();
      return data.id;
    },
    async change(profile: AmountProfile, values: Partial<Pick<AmountProfile, 'name' | 'columns'>>): Promise<void> {
      await provider.update(kept, { id: profile.id, data: values, previousData: profile });
      await refresh();
    },
    async remove(profile: AmountProfile): Promise<void> {
      await provider.delete(kept, { id: profile.id, previousData: profile });
      await refresh();
    },
  };
}

/** The profiles as they are now; none where they can't be asked for, and the columns are then guessed. */
export const profilesNow = (provider: DataProvider): Promise<readonly AmountProfile[]> =>
  provider.getList<AmountProfile>(kept, all).then(
    ({ data }) => data,
    () => [],
  );
