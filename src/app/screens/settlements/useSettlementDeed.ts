import { type DataProvider, useDataProvider } from 'ra-core';
import { useDeed } from '../../kit/useDeed';
import type { PanelDataProvider } from '../../providers/dataProvider';

/** A press on a settlement: what the work answers, or null where it was refused, which has been said. */
export function useSettlementDeed() {
  const provider = useDataProvider<PanelDataProvider & DataProvider>();
  const { deed: run, doing } = useDeed({ changes: 'all' });

  async function deed<Result>(work: (provider: PanelDataProvider) => Promise<Result>, says?: string): Promise<Result | null> {
    let answer: Result | null = null;
    await run(async () => {
      answer = await work(provider);
      return says;
    });
    return answer;
  }
  return { deed, doing };
}
