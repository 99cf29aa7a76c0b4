import { useNotify } from 'ra-core';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Delivery } from './item';
import { useBegun } from './useBegun';
import { useFirstFault } from './useFirstFault';
import type { useFirstWords } from './useFirstWords';
import { useReturned } from './useReturned';

type Words<Draft extends object> = Pick<
  ReturnType<typeof useFirstWords<Draft>>,
  'begun' | 'change' | 'sending' | 'refusals' | 'send' | 'refuse'
>;

interface FirstSending<Draft> extends Pick<Delivery, 'place' | 'address' | 'title'> {
  /** What is begun, as a count wants it: zaczęta prośba, zaczęte prośby, zaczętych próśb. */
  named: Delivery['named'];
  delivery: (draft: Draft) => Delivery;
  /** What waits for the network, and the word for „by itself” that agrees with it. */
  noun: readonly [name: string, itself: 'sam' | 'sama' | 'samo'];
  /** Where its sender goes while it waits. */
  waitsAt: string;
  /** The new record's own address. */
  recordAt: (id: string) => string;
  /** What is said once it has gone. */
  sent?: string;
}

/** The way of a new record from its form: begun on this device, given back where it was refused, sent, and shown where it stands then. */
export function useFirstSending<Draft extends object>(words: Words<Draft>, sending: FirstSending<Draft>) {
  const { place, address, named, title, delivery, noun, waitsAt, recordAt, sent = 'Wysłano' } = sending;
  const [name, itself] = noun;
  const navigate = useNavigate();
  const notify = useNotify();
  const form = useFirstFault(words.refusals);
  const begun = useBegun<Draft>({ place, address, named, title, draft: words.begun, restore: words.change });
  const free = words.begun === null && begun.files.length === 0;
  useReturned<Draft>(place, free, ({ draft, files, says }) => {
    words.change(draft);
    begun.add(files);
    words.refuse(new Error(says));
  });

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (words.sending) return;
    const outcome = await words.send(begun, delivery);
    if (!outcome) return;
    if (outcome.state === 'waits') {
      notify(`Nie ma sieci. ${name} czeka na tym urządzeniu i pójdzie ${itself}, gdy sieć wróci.`, { type: 'info' });
      navigate(waitsAt);
      return;
    }
    notify(sent, { type: 'success' });
    navigate(recordAt((outcome.json as { id: string }).id));
  }
  return { form, begun, submit };
}
