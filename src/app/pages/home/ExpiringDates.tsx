import { type RaRecord, useGetList } from 'ra-core';
import { Link } from 'react-router';
import { employees } from '../../../../resources/employees';
import { recordTitle } from '../../resource/recordTitle';
import { useShowPath } from '../../resource/useShowPath';
import { DueChip } from '../dashboard/DueChip';
import { useToday } from '../dashboard/useToday';
import { type Expiring, expiringDates } from './expiring';

const shown = 6;

/** Employees whose contract, training or medical examination runs out soon; nothing is drawn where none does. */
export function ExpiringDates({ medical, others }: { medical: boolean; others: boolean }) {
  const today = useToday();
  const { data } = useGetList<RaRecord>('employees', {
    filter: { status: ['active', 'leave'] },
    sort: { field: 'last_name', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  const kinds = [
    ...(others ? (['end_date', 'bhp_valid_to'] as const) : []),
    ...(medical ? (['medical_exam_valid_to'] as const) : []),
  ];
  const dates = expiringDates(data ?? [], kinds, today);
  if (dates.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="expiring">
      <div className="panel-head">
        <h2 id="expiring">Kończące się terminy pracowników</h2>
      </div>
      <ul className="task-list">
        {dates.slice(0, shown).map((each) => (
          <ExpiringRow key={each.id} {...each} />
        ))}
      </ul>
      <p className="panel-foot">
        <Link className="more" to="/employees">
          Wszyscy pracownicy
        </Link>
      </p>
    </section>
  );
}

function ExpiringRow({ employee, what, date }: Expiring) {
  const path = useShowPath('employees', String(employee.id));
  const name = recordTitle(employees, employee);
  return (
    <li className="task-row">
      <div className="task-text">
        {path ? (
          <Link className="task-title" to={path}>
            {name}
          </Link>
        ) : (
          <span className="task-title">{name}</span>
        )}
        <span className="task-facts">
          <span className="quiet">{what}:</span> <DueChip due={date} />
        </span>
      </div>
    </li>
  );
}
