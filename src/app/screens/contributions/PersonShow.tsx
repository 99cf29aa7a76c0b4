import type { RaRecord } from 'ra-core';
import { Link, useParams } from 'react-router';
import { Panel } from '../../kit/Panel';
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
