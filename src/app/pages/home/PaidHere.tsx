import { type DataProvider, useDataProvider } from 'ra-core';
import { type MouseEvent, useState } from 'react';
import type { WaitingItem } from '../../../contract/waiting';
import { type Said, useDeed } from '../../kit/useDeed';
import type { PanelDataProvider } from '../../providers/dataProvider';
import { paid } from '../../screens/settlements/client/deliveries';
import { useUser } from '../../session/useSession';

/** Says of a payment, where it is told, that it was made; for a while it can be taken back. */
export default function PaidHere({ item: { resource, id, company }, title }: { item: WaitingItem; title: string }) {
  const provider = useDataProvider<PanelDataProvider & DataProvider>();
  const { deed, doing } = useDeed({ changes: 'all', waits: false });
  const [waits, setWaits] = useState(false);
  const { company_roles } = useUser();
  const role = company && company_roles[company.id];
  if (role !== 'owner' && role !== 'accountant') return null;

  async function retract(): Promise<string> {
    await provider.act(resource, id, 'retract', {});
    return `Cofnięto: ${title}`;
  }
  async function declare(): Promise<Said> {
    // With the press, as all of the outbox: a glance at the first screen does without it.
    const { deliver } = await import('../../outbox/useOutbox').catch(() => {
      throw new Error('Nie ma sieci. Oznacz jeszcze raz, gdy wróci.');
    });
    const outcome = await deliver(paid({ id, title }));
    if (outcome.state === 'refused') throw outcome.error;
    setWaits(outcome.state === 'waits');
    if (outcome.state === 'waits')
      return { says: 'Nie ma sieci. Oznaczenie czeka na tym urządzeniu i pójdzie samo, gdy sieć wróci.', type: 'info' };
    return { says: `Oznaczono jako zapłacone: ${title}`, undo: retract };
  }

  async function pay({ currentTarget }: MouseEvent): Promise<void> {
    // The payment leaves the list: focus stays at what is left of it.
    const whole = currentTarget.closest('aside');
    await deed(declare);
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
