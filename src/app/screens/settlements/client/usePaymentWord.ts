import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { Delivery, Fault } from '../../../outbox/item';
import { faultOf } from '../../../outbox/queue';
import { deliver, useOutbox } from '../../../outbox/useOutbox';
import type { Item } from '../item';
import { placeOf } from './deliveries';

/** Sends the client's word about one payment, or keeps it on the device while there is no network. */
export function usePaymentWord(item: Item) {
  const [fault, setFault] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const waits = useOutbox().items.some(({ delivery }) => delivery.place === placeOf(item));
  const client = useQueryClient();
  const notify = useNotify();

  /** Null where it is on its way: it arrived, or waits for the network. */
  async function send(delivery: Delivery, says: string, files: readonly File[] = []): Promise<Fault | null> {
    setSending(true);
    setFault(null);
    const outcome = await deliver(delivery, files);
    if (outcome.state === 'sent') notify(says, { type: 'success' });
    const refused = outcome.state === 'refused' ? faultOf(outcome.error) : null;
    if (refused && !refused.asks) setFault(refused.says);
    if (refused) void client.invalidateQueries();
    setSending(false);
    return refused;
  }

  return { send, sending, waits, fault, setFault };
}

export type PaymentWord = ReturnType<typeof usePaymentWord>;
