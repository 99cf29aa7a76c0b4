import type { RaRecord } from 'ra-core';
import { countOf } from '../../../lib/text';
import type { Resource } from '../../../schema';
import { request } from '../../providers/request';
import { useMay } from '../../records/usePermit';
import { useDeed } from './useDeed';

interface Point {
  text: string;
  required: boolean | null;
  done: boolean | null;
}

/** What must be looked through before the month is sent; a tick is saved at once. */
export function Checklist({ record, resource }: { record: RaRecord; resource: Resource }) {
  const { deed, doing } = useDeed();
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
    <section className="panel checklist-panel" aria-labelledby="checklist">
      <div className="panel-head">
        <h2 id="checklist">Lista kontrolna zamknięcia</h2>
        <span className="quiet">
          {left === 0 ? 'Nic nie wstrzymuje wysyłki' : `Przed wysyłką: ${countOf(left, 'punkt', 'punkty', 'punktów')}`}
        </span>
      </div>
      <ul className="checklist">
        {points.map(({ text, required, done }, place) => (
          <li key={text}>
            <label>
              <input
                type="checkbox"
                checked={done === true}
                disabled={isFixed || doing}
                onChange={(event) => void tick(place, event.target.checked)}
              />
              <span>
                {text} {required && <span className="quiet">(wymagane)</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
