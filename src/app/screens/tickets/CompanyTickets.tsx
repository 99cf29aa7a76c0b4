import type { RaRecord } from 'ra-core';
import { useParams } from 'react-router';
import { RecordPage } from '../../resource/ShowScreen';
import type { ScreenProps } from '../../routing/route';
import { QuestionsHere } from '../profile/QuestionsHere';
import { TicketsHere } from './TicketsHere';

/** A company as the office keeps it, with the cases that are open there and what is not known of it yet. */
export default function CompanyTickets({ resource }: ScreenProps) {
  const { id } = useParams();
  if (!resource || !id) return null;
  return (
    <RecordPage
      key={id}
      resource={resource}
      id={id}
      after={(record: RaRecord) => (
        <>
          <div className="below">
            <TicketsHere module="company" companyId={String(record.id)} />
          </div>
          <QuestionsHere company={record} />
        </>
      )}
    />
  );
}
