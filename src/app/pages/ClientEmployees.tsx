import type { RaRecord } from 'ra-core';
import { resources } from '../../../resources';
import { RelatedList } from '../resource/RelatedList';

/** The people a client's company employs. */
export function ClientEmployees({ company }: { company: RaRecord }) {
  return (
    <div className="below">
      <RelatedList resource={resources.employees} by="company_id" record={company} />
    </div>
  );
}
