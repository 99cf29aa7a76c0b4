import { useEffect, useRef, useState } from 'react';
import { faultOfFile } from '../files/uploads';
import { outboxHere } from './here';
import type { Delivery } from './item';
import type { Leaving, Outcome } from './outbox';
import { useOutbox } from './useOutbox';

interface Beginning<Draft> extends Pick<Delivery, 'place' | 'address' | 'named' | 'title'> {
  /** What is typed; null where nothing is. */
  draft: Draft | null;
  /** Takes over what an earlier visit had begun; called where nothing is typed yet. */
  restore: (draft: Draft) => void;
}

interface Left extends Leaving {
  /** What the form keeps of itself once it is left: words that were typed since. */
  kept?: () => unknown;
}

/** A chosen file that can't be taken, and why. */
interface Unfit {
  name: string;
  says: string;
}
const isUnfit = (file: { name: string; says: string | null }): file is Unfit => file.says !== null;
const withoutIt = ({ name, says }: Unfit) =>
  `Nie wysłano, bo plik „${name}” nie został dodany. ${says} Dodaj inny plik albo wyślij jeszcze raz, bez niego.`;

const filed = ['plik', 'pliki', 'plików'] as const;
/** Milliseconds between the last key and the writing down. */
const rest = 400;

/**
 * What is typed and chosen in a form and not sent yet: it lies sealed on this device, so that a closed tab loses none of it, until it is sent,
 * thrown away, or the session ends.
 */
export function useBegun<Draft>({ place, address, named, title, draft, restore }: Beginning<Draft>) {
  const { begun } = useOutbox();
  const here = begun.filter((item) => item.delivery.place === place);
  const [unfit, setUnfit] = useState<Unfit | null>(null);
  const files = here.filter((item) => item.files.length > 0);
  const words = here.find((item) => item.files.length === 0);

  const restored = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the device gave.
  useEffect(() => {
    if (restored.current || !words) return;
    restored.current = true;
    if (draft === null && words.delivery.draft) restore(words.delivery.draft as Draft);
  }, [words?.id]);

  const text = draft === null ? null : JSON.stringify(draft);
  const written = useRef<string | null>(null);
  const sending = useRef(false);
  /** Counts what was sent: words that were typed meanwhile are written down after it. */
  const [rounds, setRounds] = useState(0);
  const asDelivery: Delivery | null = draft === null ? null : { place, address, named, title, calls: [], draft };
  // biome-ignore lint/correctness/useExhaustiveDependencies: written down when the words change, with all else as it is then.
  useEffect(() => {
    const write = () => {
      if (written.current === text || sending.current) return;
      written.current = text;
      restored.current = true;
      void outboxHere().then((outbox) => outbox.write(place, asDelivery));
    };
    const timer = setTimeout(write, rest);
    document.addEventListener('visibilitychange', write);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', write);
    };
  }, [text, place, rounds]);

  function add(chosen: readonly File[]): void {
    setUnfit(chosen.map((file) => ({ name: file.name, says: faultOfFile(file) })).find(isUnfit) ?? null);
    for (const file of chosen) {
      const delivery: Delivery = { place, address, named: filed, title: file.name, calls: [] };
      if (!faultOfFile(file)) void outboxHere().then((outbox) => outbox.begin(delivery, [file]));
    }
  }

  async function deliverAll(delivery: Delivery, { kept, ...leaving }: Left): Promise<Outcome> {
    const outbox = await outboxHere();
    const chosen = await outbox.filesOf(place);
    const taken = await Promise.all(chosen.map((item) => outbox.file(item, 0)));
    const ids = chosen.map(({ id }) => id);
    const outcome = await outbox.deliver(delivery, taken, ids, leaving);
    if (outcome.state === 'refused') {
      add(taken);
      await outbox.write(place, asDelivery);
    }
    const words = outcome.state === 'left' ? kept?.() : null;
    if (words) await outbox.write(place, { place, address, named, title, calls: [], draft: words });
    return outcome;
  }

  return {
    files: files.map(({ id, files: [file] }) => ({ id, name: file?.name ?? '', size: file?.size ?? 0 })),
    unfit: unfit && `${unfit.name}: ${unfit.says}`,
    add,
    remove: (id: string) => void outboxHere().then((outbox) => outbox.remove([id])),
    /**
     * Sends it with its files, in place of what is begun; refused, it is begun again. Words that speak of a file which was not taken are held
     * back once: their reader would look for it. What a form that is left keeps of itself is begun anew.
     */
    async deliver(delivery: Delivery, leaving: Left = {}): Promise<Outcome> {
      if (unfit) {
        setUnfit(null);
        return { state: 'refused', error: new Error(withoutIt(unfit)) };
      }
      sending.current = true;
      try {
        return await deliverAll(delivery, leaving);
      } catch (error) {
        // Nothing went, and all of it is still begun.
        return { state: 'refused', error };
      } finally {
        sending.current = false;
        setRounds((count) => count + 1);
      }
    },
  };
}
export type Begun = ReturnType<typeof useBegun>;
