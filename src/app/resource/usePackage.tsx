import { useNotify } from 'ra-core';
import type { ReactNode } from 'react';
import type { Begun } from '../../contract/jobs';
import type { PackageAsked } from '../../contract/packages';
import { useStepUp } from '../form/useStepUp';
import { saidBy } from '../layout/Problem';
import { showBegun } from '../providers/begunJobs';
import { request } from '../providers/request';

/** Has an archive of data put together, once it is sure who asks; it is fetched from the corner where work under way stands. */
export function usePackage(): { begin: (asked: PackageAsked) => Promise<void>; question: ReactNode } {
  const notify = useNotify();
  const { confirmed, question } = useStepUp();

  async function begin(asked: PackageAsked): Promise<void> {
    try {
      const begun = await confirmed(() => request<Begun>('/api/packages', { method: 'POST', body: asked }));
      if (!begun) return;
      showBegun();
      notify('Zbieram dane. Plik będzie do pobrania w rogu ekranu.', { type: 'success' });
    } catch (error) {
      notify(saidBy(error), { type: 'error' });
    }
  }

  return { begin, question };
}
