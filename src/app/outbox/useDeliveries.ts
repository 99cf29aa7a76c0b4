import { useEffect, useRef, useState } from 'react';
import { faultOfFile, type Upload, type Uploads } from '../files/uploads';
import { randomKey } from '../providers/randomKey';
import { clockOf } from './clock';
import type { Sent, Shown } from './contents';
import { outboxHere } from './here';
import type { Delivery, Item } from './item';
import { useOutbox } from './useOutbox';

interface Sending {
  /** The form's place: what was chosen in it before, also by an earlier visit, is shown in it. */
  place: string;
  of: (file: File) => Omit<Delivery, 'place'>;
  /** Which of the place's are this list's; all of them unless told. */
  isOurs?: (delivery: Delivery) => boolean;
  /** What of the server's answer is worth telling. */
  says?: (json: unknown) => string | null;
  onSent?: (json: unknown) => void;
}

/** Files that go from a form by the outbox, one delivery each: chosen, they arrive, also when the page is left meanwhile. */
export function useDeliveries({ place, of, isOurs = () => true, says = () => null, onSent }: Sending): Uploads {
  const shown = useOutbox();
  const [unfit, setUnfit] = useState<readonly Upload[]>([]);
  const sent = shown.sent.filter(({ delivery }) => delivery.place === place && isOurs(delivery));
  const told = useRef(sent.length);
  useEffect(() => {
    for (const { json } of sent.slice(told.current)) onSent?.(json);
    told.current = sent.length;
  });
  const uploads = [
    ...sent.map((each) => arrived(each, says)),
    ...shown.items.filter(({ delivery }) => delivery.place === place && isOurs(delivery)).map((each) => onItsWay(each, shown)),
    ...unfit,
  ];
  return {
    uploads,
    busy: uploads.some(({ state }) => state === 'waiting' || state === 'sending' || state === 'saving'),
    add: (files) => {
      for (const file of files) {
        const fault = faultOfFile(file);
        if (fault) setUnfit((all) => [...all, { ...plain(randomKey(), file), state: 'failed', says: fault }]);
        else void outboxHere().then((outbox) => outbox.add({ ...of(file), place }, [file]));
      }
    },
    retry: (key) => void outboxHere().then((outbox) => outbox.again(key)),
    agree: (key, asks) => void outboxHere().then((outbox) => outbox.again(key, { [asks]: true })),
    remove: (key) => {
      setUnfit((all) => all.filter((each) => each.key !== key));
      void outboxHere().then((outbox) => outbox.remove([key]));
    },
    clearDone: () => void outboxHere().then((outbox) => outbox.forgetSent(place)),
  };
}

const plain = (key: string, file: Upload['file']): Upload => ({
  key,
  file,
  state: 'waiting',
  part: 0,
  says: null,
  again: false,
  asks: null,
});

function arrived({ id, files, delivery, at, json }: Sent, says: (json: unknown) => string | null): Upload {
  const file = files[0] ?? { name: delivery.title, size: 0 };
  const more = says(json);
  return { ...plain(id, file), state: 'done', says: `wysłane o ${clockOf(at)}${more ? `. ${more}` : ''}` };
}

function onItsWay({ id, files, delivery, state, tries, fault }: Item, { active, unanswered }: Shown): Upload {
  const upload = plain(id, files[0] ?? { name: delivery.title, size: 0 });
  if (state === 'refused')
    return { ...upload, state: 'failed', says: fault?.says ?? null, again: !fault?.asks, asks: fault?.asks ?? null };
  if (active?.id === id) return { ...upload, state: active.part < 1 ? 'sending' : 'saving', part: active.part };
  const stuck = tries > 0 || unanswered || !navigator.onLine;
  return stuck ? { ...upload, says: 'czeka na sieć, wyślemy je sami' } : upload;
}
