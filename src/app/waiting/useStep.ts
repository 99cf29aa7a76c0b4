import { useQueryClient } from '@tanstack/react-query';
import { type DataProvider, useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import type { WaitingItem } from '../../contract/waiting';
import { saidBy } from '../layout/Problem';
import type { PanelDataProvider } from '../providers/dataProvider';

/** Takes a step with a record that is only known by its id; what waits is asked anew, also where somebody was faster. */
export function useStep(resource: string, id: string) {
  const provider = useDataProvider<PanelDataProvider & DataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  const [doing, setDoing] = useState(false);
  async function take({ name, done }: NonNullable<WaitingItem['does']>): Promise<void> {
    setDoing(true);
    try {
      await provider.act(resource, id, name, {});
      notify(done, { type: 'success' });
    } catch (error) {
      notify(saidBy(error), { type: 'error' });
    } finally {
      setDoing(false);
      void client.invalidateQueries();
    }
  }
  return { take, doing };
}
