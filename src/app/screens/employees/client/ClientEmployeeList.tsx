import { employees } from '../../../../../resources/employees';
import { Page } from '../../../layout/Page';
import { useNarrowed } from '../../../records/useNarrowed';
import { useSeveral } from '../../../session/chosenCompany';
import { useWaiting } from '../../../waiting/useWaiting';
import { EmployeeDates } from './EmployeeDates';
import { EmployeeRows } from './EmployeeRows';

/** A client's employees, with what runs out over them: contracts, permits, examinations. */
export default function ClientEmployeeList() {
  const { data } = useWaiting();
  const ends = (data?.data ?? []).filter((item) => item.resource === employees.name);
  return (
    <Page title={employees.labels.few}>
      <EmployeeDates title="Co się kończy" items={ends} table={false} here={true} />
      <EmployeeRows filter={useNarrowed(employees)} several={useSeveral()} />
    </Page>
  );
}
