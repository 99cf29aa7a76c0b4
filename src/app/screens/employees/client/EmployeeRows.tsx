import { type RaRecord, RecordContextProvider, ResourceContextProvider, useGetList } from 'ra-core';
import { useState } from 'react';
import { employees } from '../../../../../resources/employees';
import { formatDate } from '../../../../lib/dates';
import { RecordValue } from '../../../fields/RecordValue';
import { TextBox } from '../../../fields/TextBox';
import { Card, Cards } from '../../../kit/Cards';
import { Panel } from '../../../kit/Panel';
import { Empty } from '../../../layout/Empty';
import { Pending } from '../../../layout/Pending';
import { ShowMore } from '../../../layout/ShowMore';
import { useArriving } from '../../../layout/useArriving';
import { worded } from '../../../tenant/wording';
import { daysLeft, useLeaveLeft } from './useLeaveLeft';

const step = 25;

interface EmployeeRowsProps {
  /** Whose employees; all of the client's where it is empty. */
  filter: Readonly<Record<string, unknown>>;
  /** Says of each whose it is. */
  several: boolean;
}

/** The people a client employs: who, as what, until when; a state only where it is not the usual one. */
export function EmployeeRows({ filter, several }: EmployeeRowsProps) {
  const [shown, setShown] = useState(step);
  const [search, setSearch] = useState('');
  const { data, total, error, refetch } = useGetList<RaRecord>(
    'employees',
    {
      filter: { ...filter, ...(search.trim() ? { q: search.trim() } : {}) },
      sort: { field: 'last_name', order: 'ASC' },
      pagination: { page: 1, perPage: shown },
    },
    { placeholderData: (before) => before },
  );
  const { contract_type } = worded(employees).fields;
  const leave = useLeaveLeft(filter.company_id);
  const arriving = useArriving();
  const isProvisional = data?.some(({ id }) => leave.get(String(id))?.provisional);
  return (
    <Panel title="Wszyscy pracownicy" beside={total !== undefined && total > 0 && <span className="quiet number">{total}</span>}>
      {((total ?? 0) > step || search) && (
        <div className="panel-body">
          <TextBox label="Szukaj" type="search" value={search} onChange={setSearch} />
        </div>
      )}
      {!data || arriving ? (
        <Pending error={error} refetch={refetch} lines={6} inPanel={true} />
      ) : data.length === 0 ? (
        <Empty title={search ? 'Nikt nie pasuje' : 'Nie ma tu jeszcze pracowników'}>
          {search
            ? 'Sprawdź pisownię albo wpisz mniej.'
            : 'Nową osobę zgłosisz w sprawie do biura; wpiszemy ją tutaj i powiemy, co przygotować.'}
        </Empty>
      ) : (
        <ResourceContextProvider value={employees.name}>
          <Cards>
            {data.map((person) => (
              <RecordContextProvider key={person.id} value={person}>
                <Card
                  title={`${person.first_name} ${person.last_name}`}
                  to={`/employees/${person.id}`}
                  facts={
                    <>
                      <span>
                        {[
                          person.position,
                          contract_type?.choices?.[String(person.contract_type)]?.label,
                          person.end_date ? `do ${formatDate(String(person.end_date))}` : null,
                        ]
                          .filter(Boolean)
                          .join(', ')}
                      </span>
                      {person.status !== 'active' && <RecordValue source="status" compact={true} />}
                      {leave.has(String(person.id)) && <span>{daysLeft(leave.get(String(person.id)))}</span>}
                      {several && <span className="quiet">{(person.company as { title?: string } | null)?.title}</span>}
                    </>
                  }
                />
              </RecordContextProvider>
            ))}
          </Cards>
        </ResourceContextProvider>
      )}
      {isProvisional && (
        <p className="panel-foot quiet">
          Wstępnie: biuro ustala jeszcze staż pracy albo urlop zaległy, więc dni może być więcej.
        </p>
      )}
      <ShowMore more={data && (total ?? 0) > data.length ? () => setShown(shown + step) : null} />
    </Panel>
  );
}
