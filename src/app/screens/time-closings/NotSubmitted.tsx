import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { uptimes } from '../../../../resources/uptimes';
import { addDays, formatDate, isDate } from '../../../lib/dates';
import { countOf } from '../../../lib/text';
import { Panel } from '../../kit/Panel';
import { Pending } from '../../layout/Pending';
import { listAddress } from '../../records/listAddress';
import { useGroups } from '../../records/useGroups';
import { officePath } from '../../routing/officePath';

const by = ['user_id'];
const unsent = ['draft', 'rejected'];

/** Before working time is closed: whose entries up to the day have not been sent for approval yet. */
export function NotSubmitted() {
  const through = useWatch({ name: 'through' }) as unknown;
  const day = typeof through === 'string' && isDate(through) ? through : null;
  const filter = { status: unsent, ...(day ? { 'start_date<': `${addDays(day, 1)} 00:00:00` } : {}) };
  const { data, error, refetch } = useGroups(uptimes, { by, filter }, { enabled: day !== null });
  return (
    <Panel title="Jeszcze nieprzesłane wpisy" below={true}>
      <div className="panel-body">
        {day === null ? (
          <p className="quiet">Podaj dzień, a zobaczysz, czyje wpisy nie zostały jeszcze przesłane.</p>
        ) : !data ? (
          <Pending error={error} refetch={refetch} lines={3} />
        ) : data.length === 0 ? (
          <p role="status">Wszystkie wpisy do {formatDate(day)} są przesłane.</p>
        ) : (
          <>
            <p>Po zamknięciu ich autorzy nic już w nich nie zmienią:</p>
            <ul>
              {data.map(({ key, title, count }) => (
                <li key={String(key)}>
                  <Link to={listAddress(officePath('uptimes.list'), { ...filter, user_id: [String(key)] })}>
                    {String(title ?? 'Osoba spoza listy')}
                  </Link>
                  : {countOf(count, 'wpis', 'wpisy', 'wpisów')}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Panel>
  );
}
