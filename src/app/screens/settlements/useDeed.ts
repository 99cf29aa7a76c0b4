import { useQueryClient } from '@tanstack/react-query';
import { type DataProvider, useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import { saidBy } from '../../layout/Problem';
import type { PanelDataProvider } from '../../providers/dataProvider';

/** Does something on the server, says how it went, and has everything on the screen asked for anew. */
export function useDeed() {
  const provider = useDataProvider<PanelDataProvider & DataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  const [doing, setDoing] = useState(false);

  async function deed<Result>(work: (provider: PanelDataProvider) => Promise<Result>, says?: string): Promise<Result | null> {
    setDoing(true);
    try {
      const done = await work(provider);
      if (says) notify(says, { type: 'success' });
      return done;
    } catch (error) {
      notify(saidBy(error), { type: 'warning' });
      return null;
    } finally {
      setDoing(false);
      void client.invalidateQueries();
    }
  }

  return { deed, doing };
}
