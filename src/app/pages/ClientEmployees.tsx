import type { RaRecord } from 'ra-core';
import { employees } from '../../../resources/employees';
import { RelatedList } from '../resource/RelatedList';

/** The people a client's company employs. */
export function ClientEmployees({ company }: { company: RaRecord }) {
  return (
    <div className="below">
      <RelatedList resource={employees} by="company_id" record={company} />
    </div>
  );
}
