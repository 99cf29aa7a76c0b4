import { RemoveButton } from '../files/RemoveButton';
import { OtherButton } from '../kit/buttons';
import { clockOf } from './clock';
import { outboxHere } from './here';
import { useOffline, useOutbox } from './useOutbox';
import './outbox.css';

/** What of one form or conversation is not sent yet, in its place; nothing where all of it is. */
export function OutboxHere({ place, what }: { place: string; what: string }) {
  const { items, active, unanswered } = useOutbox();
  const offline = useOffline();
  const here = items.filter(({ delivery }) => delivery.place === place);
  // What is being sent without trouble is not listed.
  if (!here.some(({ tries, state }) => offline || unanswered || tries > 0 || state === 'refused')) return null;
  return (
    <ul className="outbox outbox-tray" aria-label={what}>
      {here.map(({ id, at, state, delivery, files, fault }) => (
        <li key={id}>
          <span className="outbox-title">
            {delivery.title}
            {files.length > 0 && <span className="quiet"> ({files.map(({ name }) => name).join(', ')})</span>}
          </span>
          <span className="quiet" role="status">
            {active?.id === id ? 'wysyłanie' : state === 'refused' ? 'nie przyjęto' : `czeka na sieć od ${clockOf(at)}`}
          </span>
          {state === 'refused' && (
            <span className="fault" role="alert">
              {fault?.says}
            </span>
          )}
          {active?.id !== id && (
            <span className="outbox-deeds">
              <OtherButton
                size="small"
                onClick={() => void outboxHere().then((outbox) => outbox.again(id, fault?.asks ? { [fault.asks]: true } : {}))}
              >
                {fault?.asks ? 'Tak, wyślij' : 'Wyślij teraz'}
                <span className="unseen">: {delivery.title}</span>
              </OtherButton>
              <RemoveButton name={delivery.title} onRemove={() => void outboxHere().then((outbox) => outbox.remove([id]))} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
