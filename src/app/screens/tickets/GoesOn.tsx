import { type RaRecord, useGetList } from 'ra-core';
import { Notice } from '../../kit/Notice';
import { Other } from './Standing';
import { overStates, type Ticket } from './ticket';

/** The cases that go on from one that is over: what a client writes to it lands there. */
export function GoesOn({ ticket }: { ticket: Ticket }) {
  const { data = [] } = useGetList<RaRecord & Pick<Ticket, 'number' | 'subject'>>(
    'tickets',
    {
      filter: { parent_id: ticket.id },
      sort: { field: 'created', order: 'DESC' },
      pagination: { page: 1, perPage: 3 },
    },
    { enabled: overStates.includes(ticket.status) },
  );
  if (data.length === 0) return null;
  return (
    <Notice above={true}>
      Ciąg dalszy:{' '}
      {data.map(({ id, number, subject }, nth) => (
        <span key={id}>
          {nth > 0 && ', '}
          <Other of={{ id: String(id), title: `${number} ${subject}` }} />
        </span>
      ))}
    </Notice>
  );
}
