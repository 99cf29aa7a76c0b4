import { useNotify } from 'ra-core';
import { useState } from 'react';
import { OtherButton } from '../../kit/buttons';
import { openAnswer } from '../../providers/request';
import { saidBy } from '../../providers/saidBy';
import { keepAnswer } from '../../records/exportDownload';

/** Ways to take obligations away: as a calendar from the address, and on paper. */
export function TakeAway({ from }: { from: string }) {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    try {
      await keepAnswer(await openAnswer(from), 'obowiazki.ics');
      notify('Kalendarz z obowiązkami został pobrany.', { type: 'success' });
    } catch (error) {
      notify(saidBy(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <OtherButton aria-disabled={busy} onClick={() => busy || void download()}>
        Do kalendarza (ICS)
      </OtherButton>
      <OtherButton onClick={() => window.print()}>Drukuj</OtherButton>
    </>
  );
}
