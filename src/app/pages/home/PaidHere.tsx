import { useQueryClient } from '@tanstack/react-query';
import { type DataProvider, useDataProvider, useNotify } from 'ra-core';
import { type MouseEvent, useState } from 'react';
import type { WaitingItem } from '../../../contract/waiting';
import { offering } from '../../layout/offering';
import type { PanelDataProvider } from '../../providers/dataProvider';
import { saidBy } from '../../providers/saidBy';
import { paid } from '../../screens/settlements/client/deliveries';
import { useUser } from '../../session/useSession';

/** Says of a payment, where it is told, that it was made; for a while it can be taken back. */
export default function PaidHere({ item: { resource, id, company }, title }: { item: WaitingItem; title: string }) {
  const provider = useDataProvider<PanelDataProvider & DataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  const [doing, setDoing] = useState(false);
  const [waits, setWaits] = useState(false);
  const { company_roles } = useUser();
  const role = company && company_roles[company.id];
  if (role !== 'owner' && role !== 'accountant') return null;

  /** Tells what was done, or why not. */
  async function told(deed: () => Promise<void>): Promise<void> {
    setDoing(true);
    try {
      await deed();
    } catch (error) {
      notify(saidBy(error), { type: 'warning' });
    } finally {
      setDoing(false);
      void client.invalidateQueries();
    }
  }

  async function retract(): Promise<void> {
    await provider.act(resource, id, 'retract', {});
    notify(`Cofnięto: ${title}`, { type: 'success' });
  }
  async function declare(): Promise<void> {
    // With the press, as all of the outbox: a glance at the first screen does without it.
    const { deliver } = await import('../../outbox/useOutbox').catch(() => {
      throw new Error('Nie ma sieci. Oznacz jeszcze raz, gdy wróci.');
    });
    const outcome = await deliver(paid({ id, title }));
    if (outcome.state === 'refused') throw outcome.error;
    setWaits(outcome.state === 'waits');
    if (outcome.state === 'waits')
      notify('Nie ma sieci. Oznaczenie czeka na tym urządzeniu i pójdzie samo, gdy sieć wróci.', { type: 'info' });
    else {
      const back = offering('Cofnij', () => void told(retract));
      notify(`Oznaczono jako zapłacone: ${title}`, { type: 'success', ...back });
    }
  }

  async function pay({ currentTarget }: MouseEvent): Promise<void> {
    // The payment leaves the list: whoever pressed stays at what is left of it.
    const whole = currentTarget.closest('aside');
    await told(declare);
    whole?.focus({ preventScroll: true });
  }

  return (
    <button
      type="button"
      className="quiet-button"
      aria-disabled={doing || waits}
      onClick={(event) => doing || waits || void pay(event)}
    >
      {waits ? 'Czeka na sieć' : 'Zapłacone'}
      <span className="unseen">: {title}</span>
    </button>
  );
}
