import type { RaRecord } from 'ra-core';
import { EmployeeRows } from '../../employees/client/EmployeeRows';

/** The people a client's company employs. */
export function ClientEmployees({ company }: { company: RaRecord }) {
  return (
    <div className="below">
      <EmployeeRows filter={{ company_id: company.id }} several={false} />
    </div>
  );
}
