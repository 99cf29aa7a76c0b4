import type { ReactNode } from 'react';
import type { Begun } from '../../contract/jobs';
import type { PackageAsked } from '../../contract/packages';
import { useStepUp } from '../form/useStepUp';
import { useDeed } from '../kit/useDeed';
import { showBegun } from '../providers/begunJobs';
import { request } from '../providers/request';

/** Has an archive of data put together, once it is sure who asks; it is fetched from the corner where work under way stands. */
export function usePackage(): { begin: (asked: PackageAsked) => Promise<boolean>; question: ReactNode } {
  const { deed } = useDeed();
  const { confirmed, question } = useStepUp();

  const begin = (asked: PackageAsked) =>
    deed(async () => {
      if (!(await confirmed(() => request<Begun>('/api/packages', { method: 'POST', body: asked })))) return null;
      showBegun();
      return 'Zbieram dane. Plik będzie do pobrania w rogu ekranu.';
    });

  return { begin, question };
}
