import type { RaRecord } from 'ra-core';
import { Link, useParams } from 'react-router';
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
          <section className="panel below" aria-labelledby="company-duties">
            <div className="panel-head">
              <h2 id="company-duties">Terminy obowiązków</h2>
              <Link className="more" to={`/dashboard/companies/${record.id}/obligations`}>
                Czternaście miesięcy z podstawą i stanem
              </Link>
            </div>
            <p className="panel-body quiet">Co i kiedy wynika z przepisów dla tej firmy, dlaczego i czy jest zrobione.</p>
          </section>
          <QuestionsHere company={record} />
        </>
      )}
    />
  );
}
