import { useLayoutEffect, useRef, useState } from 'react';
import { countOf, plural } from '../../lib/text';
import { DangerButton, MainButton, OtherButton } from '../kit/buttons';
import { logout } from '../providers/logout';
import { hasDrafts } from '../session/drafts';
import { countsOf } from './contents';
import { outboxHere } from './here';
import { useOutbox } from './useOutbox';

/**
 * Asks a person who logs out while something of theirs is not sent yet: words in a form, or what waits for the network. Without Material UI, which
 * could not be fetched when this is asked most.
 */
export function LeaveUnsent({ onClose }: { onClose: () => void }) {
  const { items, begun } = useOutbox();
  const [doing, setDoing] = useState(false);
  const [fault, setFault] = useState('');
  const things = countsOf(items.map(({ delivery }) => delivery.named)).map(([named, count]) => countOf(count, ...named));
  const waits = items.length > 0;
  const chosen = begun.reduce((sum, { files }) => sum + files.length, 0);
  const typed = hasDrafts() || begun.length > 0;
  const started = [
    ...(hasDrafts() || begun.some(({ files }) => files.length === 0) ? ['tekst'] : []),
    ...(chosen > 0 ? [countOf(chosen, 'wybrany plik', 'wybrane pliki', 'wybranych plików')] : []),
  ];

  async function send(): Promise<void> {
    setDoing(true);
    try {
      const outbox = await outboxHere();
      await outbox.hurry();
      if (outbox.shown().items.length === 0 && !hasDrafts() && outbox.shown().begun.length === 0) await logout();
      else if (outbox.shown().items.length > 0) setFault('Nie udało się teraz wysłać wszystkiego. Spróbuj, gdy będzie sieć.');
    } finally {
      setDoing(false);
    }
  }
  async function leave(): Promise<void> {
    setDoing(true);
    try {
      const outbox = await outboxHere();
      const { items: unsent, begun: unfinished } = outbox.shown();
      // What the disk does not let go of is read by nobody: its key goes with the session.
      await outbox.remove([...unsent, ...unfinished].map(({ id }) => id)).catch(() => undefined);
      await logout();
    } finally {
      setDoing(false);
    }
  }
  const frame = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const node = frame.current;
    node?.showModal();
    return () => node?.close();
  }, []);
  return (
    <dialog
      ref={frame}
      className="leave-unsent"
      aria-labelledby="leave-unsent"
      onCancel={(event) => {
        event.preventDefault();
        if (!doing) onClose();
      }}
    >
      <h2 id="leave-unsent">Wylogować bez wysłania?</h2>
      {waits && (
        <p>
          {countOf(items.length, 'rzecz', 'rzeczy', 'rzeczy')}{' '}
          {plural(items.length, 'nie została wysłana', 'nie zostały wysłane', 'nie zostało wysłanych')}: {things.join(', ')}. Po
          wylogowaniu {items.length === 1 ? 'zniknie' : 'znikną'} z tego urządzenia.
        </p>
      )}
      {typed && (
        <p>Masz tu zaczęte i niewysłane: {started.join(' i ')}. Po wylogowaniu nic z tego nie zostanie w tej przeglądarce.</p>
      )}
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <p className="leave-deeds">
        <OtherButton onClick={onClose} disabled={doing}>
          Anuluj
        </OtherButton>
        <DangerButton aria-disabled={doing} onClick={() => doing || void leave()}>
          {waits ? 'Usuń i wyloguj' : 'Wyloguj'}
        </DangerButton>
        {waits && (
          <MainButton aria-disabled={doing} onClick={() => doing || void send()}>
            {doing ? 'Chwileczkę…' : typed ? 'Wyślij' : 'Wyślij i wyloguj'}
          </MainButton>
        )}
      </p>
    </dialog>
  );
}
