import { useNotify } from 'ra-core';
import { useState } from 'react';
import { packageAddress } from '../../contract/packages';
import { useStepUp } from '../form/useStepUp';
import { MainButton } from '../kit/buttons';
import { saidBy } from '../layout/Problem';
import { openAnswer } from '../providers/request';
import { keepAnswer } from '../records/exportDownload';

/** Fetches the archive that some work made, once it is sure who asks. */
export default function FetchPackage({ id, name, describedBy }: { id: string; name: string; describedBy: string }) {
  const notify = useNotify();
  const { confirmed, question } = useStepUp();
  const [fetching, setFetching] = useState(false);

  async function fetchIt(): Promise<void> {
    setFetching(true);
    try {
      await confirmed(async () => {
        await keepAnswer(await openAnswer(packageAddress(id)), name);
        return true;
      });
    } catch (error) {
      notify(saidBy(error), { type: 'error' });
    } finally {
      setFetching(false);
    }
  }

  return (
    <>
      <MainButton size="small" aria-describedby={describedBy} aria-disabled={fetching} onClick={() => fetching || void fetchIt()}>
        {fetching ? 'Pobieranie…' : 'Pobierz'}
      </MainButton>{' '}
      {question}
    </>
  );
}
