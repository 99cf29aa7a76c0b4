import { countOf } from '../../../lib/text';
import { Panel } from '../../kit/Panel';
import { Tick } from '../../kit/Tick';
import { request } from '../../providers/request';
import { useShown } from '../../records/useDeclared';
import { useMay } from '../../records/usePermit';
import { useSettlementDeed } from './useSettlementDeed';

interface Point {
  text: string;
  required: boolean | null;
  done: boolean | null;
}

/** What must be looked through before the month is sent; a tick is saved at once. */
export function Checklist() {
  const { resource, record } = useShown();
  const { deed, doing } = useSettlementDeed();
  const may = useMay();
  const points = (record.checklist ?? []) as Point[];
  if (points.length === 0) return null;
  const left = points.filter(({ required, done }) => required && !done).length;
  const isFixed = record.superseded || record.status === 'closed' || !may('edit', resource, record);

  const tick = (place: number, done: boolean) =>
    deed(() => {
      const checklist = points.map((point, at) => (at === place ? { ...point, done } : point));
      return request(`/api/${resource.name}/`, { method: 'PUT', body: { id: record.id, version: record.version, checklist } });
    });

  return (
    <Panel
      title="Lista kontrolna zamknięcia"
      beside={
        <span className="quiet">
          {left === 0 ? 'Nic nie wstrzymuje wysyłki' : `Przed wysyłką: ${countOf(left, 'punkt', 'punkty', 'punktów')}`}
        </span>
      }
      className="checklist-panel"
    >
      <ul className="month-checklist">
        {points.map(({ text, required, done }, place) => (
          <li key={text}>
            <Tick
              checked={done === true}
              disabled={isFixed}
              busy={doing}
              onTick={(on) => void tick(place, on)}
              label={
                <>
                  {text} {required && <span className="quiet">(wymagane)</span>}
                </>
              }
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
