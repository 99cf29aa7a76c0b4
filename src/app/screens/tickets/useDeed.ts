import { useQueryClient } from '@tanstack/react-query';
import { type DataProvider, useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import { saidBy } from '../../layout/Problem';
import { ApiError } from '../../providers/apiError';
import type { PanelDataProvider } from '../../providers/dataProvider';

/** Does one of a case's actions and shows what stands then; what is wrong with a field is answered by its name. */
export function useDeed(id: string) {
  const provider = useDataProvider<PanelDataProvider & DataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  const [doing, setDoing] = useState(false);

  async function act(
    action: string,
    body: Record<string, unknown> = {},
    says = 'Zapisano',
  ): Promise<Readonly<Record<string, string>> | null> {
    if (doing) return {};
    setDoing(true);
    try {
      await provider.act('tickets', id, action, body);
      notify(says, { type: 'success' });
      return null;
    } catch (error) {
      if (error instanceof ApiError && error.status === 422 && error.body?.errors) return error.body.errors;
      notify(saidBy(error), { type: error instanceof ApiError && error.status === 409 ? 'warning' : 'error' });
      return {};
    } finally {
      setDoing(false);
      void client.invalidateQueries();
    }
  }
  return { act, doing };
}
