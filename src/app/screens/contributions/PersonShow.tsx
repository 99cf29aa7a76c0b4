import type { RaRecord } from 'ra-core';
import { Link } from 'react-router';
import { Panel } from '../../kit/Panel';
import { RecordPage } from '../../resource/ShowScreen';

/** The card of an owner or partner, with the way to their contributions. */
export default function PersonShow() {
  return (
    <RecordPage
      after={(record: RaRecord) => (
        <Panel
          title="ZUS i zdrowotna"
          beside={
            <Link className="more" to={`/dashboard/companies/${record.company_id}/contributions`}>
              Etapy, składki i roczne rozliczenie
            </Link>
          }
          below={true}
        ></Panel>
      )}
    />
  );
}
