import type { RaRecord } from 'ra-core';
import { Link, useParams } from 'react-router';
import { RecordPage } from '../../resource/ShowScreen';
import type { ScreenProps } from '../../routing/route';

/** The card of an owner or partner, with the way to their contributions. */
export default function PersonShow({ resource }: ScreenProps) {
  const { id } = useParams();
  if (!resource || !id) return null;
  return (
    <RecordPage
      key={id}
      resource={resource}
      id={id}
      after={(record: RaRecord) => (
        <section className="panel below" aria-labelledby="person-contributions">
          <div className="panel-head">
            <h2 id="person-contributions">ZUS i zdrowotna</h2>
            <Link className="more" to={`/dashboard/companies/${record.company_id}/contributions`}>
              Etapy, składki i roczne rozliczenie
            </Link>
          </div>
        </section>
      )}
    />
  );
}
