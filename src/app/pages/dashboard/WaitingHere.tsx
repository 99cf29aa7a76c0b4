import { Link } from 'react-router';
import type { WaitingGroup, WaitingItem } from '../../../contract/waiting';
import { addDays } from '../../../lib/dates';
import { formatNumber } from '../../../lib/numbers';
import { countOf } from '../../../lib/text';
import { Panel } from '../../kit/Panel';
import { DueChip } from '../../layout/DueChip';
import { Empty } from '../../layout/Empty';
import { Pending } from '../../layout/Pending';
import { StatusChip } from '../../layout/StatusChip';
import { useToday } from '../../records/useToday';
import { useTenant } from '../../tenant/useTenant';
import { useWaiting } from '../../waiting/useWaiting';
import '../../kit/cards.css';

const shown = 3;

/**
 * What waits for me in all sections: kinds with something late first, each with its number and the way to all of it, and what of it is late or
 * due by tomorrow; of the kinds that stand `elsewhere` on the screen the number alone.
 */
export function WaitingHere({ elsewhere }: { elsewhere: readonly string[] }) {
  const tenant = useTenant();
  const { data, error, refetch } = useWaiting();
  const compact = tenant.variant('waitingList') === 'compact';
  const today = useToday();
  const isNear = ({ late, due }: WaitingItem) => late || (due !== null && due.slice(0, 10) <= addDays(today, 1));
  const groups = (data?.groups ?? []).toSorted((one, other) => Number(other.late > 0) - Number(one.late > 0));
  const lateInAll = groups.reduce((sum, group) => sum + group.late, 0);
  return (
    <Panel
      title="Co na mnie czeka"
      beside={lateInAll > 0 && <StatusChip label={`${formatNumber(lateInAll)} po terminie`} color="error" />}
    >
      {!data ? (
        <Pending error={error} refetch={refetch} lines={8} inPanel={true} />
      ) : groups.length === 0 ? (
        <Empty title="Nic na Ciebie nie czeka">Dobra robota. Gdy coś się pojawi, zobaczysz to tutaj od razu.</Empty>
      ) : (
        <ul className="waiting-groups">
          {groups.map((group) => (
            <Group
              key={group.kind}
              group={group}
              items={
                compact || elsewhere.includes(group.kind)
                  ? []
                  : data.data.filter((item) => item.kind === group.kind && isNear(item))
              }
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Group({ group, items }: { group: WaitingGroup; items: readonly WaitingItem[] }) {
  const { label, count, late, link } = group;
  return (
    <li className={items.length > 0 ? 'waiting-told' : undefined}>
      <p className="waiting-group">
        <Link className="more" to={link}>
          {countOf(count, ...label)}
        </Link>
        {late > 0 && <StatusChip label={late === count ? 'po terminie' : `${formatNumber(late)} po terminie`} color="error" />}
      </p>
      {items.length > 0 && (
        <ul className="waiting-items">
          {items.slice(0, shown).map((item) => (
            <li key={item.id}>
              <Link className="waiting-item" to={item.link}>
                {item.title}
              </Link>
              <span className="card-facts">
                {item.due && <DueChip due={item.due.slice(0, 10)} />}
                {item.company && <span className="quiet">{item.company.title}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
