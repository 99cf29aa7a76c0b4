import { lazy, Suspense } from 'react';
import { Problem } from '../../layout/Problem';
import { Skeleton } from '../../layout/Skeleton';
import { EmployeeDates } from '../../screens/employees/client/EmployeeDates';
import { useTenant } from '../../tenant/useTenant';
import { useWaiting } from '../../waiting/useWaiting';
import { MedicalAlert } from './MedicalAlert';
import { partsOf } from './parts';
import { SettlementBanner } from './SettlementBanner';
import { WaitingForMe } from './WaitingForMe';

const Debts = lazy(() => import('./Debts'));
const MonthsAsked = lazy(() => import('./MonthsAsked'));
const VacationAlert = lazy(() => import('./VacationAlert'));

/** Everything that waits for a client, out of one answer; until it is there its place is kept, so that nothing below moves. */
export function WaitingArea() {
  const tenant = useTenant();
  const { data, error, refetch } = useWaiting();
  if (!data)
    return (
      <div className="home-pending">
        {error ? (
          <Problem error={error} onRetry={() => void refetch()} />
        ) : (
          <section className="panel" aria-label="Czeka na Ciebie">
            <Skeleton lines={10} />
          </section>
        )}
      </div>
    );
  const { payments, toPay, employees, medical, vacations, questions, list, more } = partsOf(data, (component) =>
    tenant.shows(component),
  );
  return (
    <>
      {payments.length > 1 && (
        <Suspense>
          <Debts items={toPay} />
        </Suspense>
      )}
      {payments.map((items) => (
        <SettlementBanner
          key={items[0].company?.id}
          items={items}
          compact={tenant.variant('settlementBanner') === 'compact'}
          named={payments.length > 1}
        />
      ))}
      <WaitingForMe items={list} more={more} />
      {questions.length > 0 && (
        <Suspense>
          <MonthsAsked items={questions} />
        </Suspense>
      )}
      <MedicalAlert items={medical} list={tenant.variant('medicalExaminationsAlert') === 'list'} />
      <Suspense>
        {vacations.map((item) => (
          <VacationAlert key={item.id} item={item} list={tenant.variant('vacationZusAlert') === 'list'} />
        ))}
      </Suspense>
      <EmployeeDates
        title="Kończące się terminy pracowników"
        items={employees}
        table={tenant.variant('employeeList') === 'table'}
      />
    </>
  );
}
