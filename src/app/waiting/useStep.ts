import { type DataProvider, useDataProvider } from 'ra-core';
import type { WaitingItem } from '../../contract/waiting';
import { useDeed } from '../kit/useDeed';
import type { PanelDataProvider } from '../providers/dataProvider';

/** Takes a step with a record that is only known by its id; what waits is asked anew, also where somebody was faster. */
export function useStep(resource: string, id: string) {
  const provider = useDataProvider<PanelDataProvider & DataProvider>();
  const { deed, doing } = useDeed({ changes: 'all' });
  const take = ({ name, done }: NonNullable<WaitingItem['does']>) =>
    deed(async () => {
      await provider.act(resource, id, name, {});
      return done;
    });
  return { take, doing };
}
