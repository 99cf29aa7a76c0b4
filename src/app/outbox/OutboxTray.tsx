import { Link } from 'react-router';
import { RemoveButton } from '../files/RemoveButton';
import { OtherButton } from '../kit/buttons';
import { clockOf } from './clock';
import type { Shown } from './contents';
import { outboxHere } from './here';
import type { Item } from './item';

interface OutboxTrayProps extends Pick<Shown, 'sent' | 'active'> {
  items: readonly Item[];
  /** What is begun in forms elsewhere, one for each form. */
  begun: readonly Item[];
}

/** Each thing that waits, was refused, is begun elsewhere or went late, and what can be done with it. */
export function OutboxTray({ items, begun, sent, active }: OutboxTrayProps) {
  return (
    <ul className="outbox-tray">
      {items.map((item) => (
        <Row key={item.id} item={item} isActive={active?.id === item.id} />
      ))}
      {begun.map(({ id, at, delivery }) => (
        <li key={id}>
          <span className="outbox-title">{delivery.title}</span>
          <span className="quiet">
            {delivery.named[0]} z {clockOf(at)}
          </span>
          <span className="outbox-deeds">
            <OtherButton component={Link} size="small" to={delivery.address}>
              Dokończ
              <span className="unseen">: {delivery.title}</span>
            </OtherButton>
            <RemoveButton
              name={delivery.title}
              onRemove={() => void outboxHere().then((outbox) => outbox.removeBegun(delivery.place))}
            />
          </span>
        </li>
      ))}
      {sent.map(({ id, delivery, at }) => (
        <li key={id}>
          <span className="outbox-title">{delivery.title}</span>
          <span className="quiet">wysłane o {clockOf(at)}</span>
        </li>
      ))}
    </ul>
  );
}

function Row({ item, isActive }: { item: Item; isActive: boolean }) {
  const { id, at, state, kept, delivery, fault } = item;
  const refused = state === 'refused';
  return (
    <li>
      <span className="outbox-title">{delivery.title}</span>
      <span className="quiet">
        {delivery.named[0]} z {clockOf(at)}
        {isActive ? ', wysyłanie' : refused ? '' : kept ? ', czeka na sieć' : ', czeka na sieć w tej karcie'}
      </span>
      {refused && <span className="fault">{fault?.says}</span>}
      {!isActive && (
        <span className="outbox-deeds">
          {refused && (
            <OtherButton component={Link} size="small" to={delivery.address}>
              Popraw
              <span className="unseen">: {delivery.title}</span>
            </OtherButton>
          )}
          <RemoveButton name={delivery.title} onRemove={() => void outboxHere().then((outbox) => outbox.remove([id]))} />
        </span>
      )}
    </li>
  );
}
