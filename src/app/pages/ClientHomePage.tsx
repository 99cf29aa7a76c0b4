import { Page } from '../layout/Page';
import { Skeleton } from '../layout/Skeleton';
import { TicketsHere } from '../screens/tickets/TicketsHere';
import { useUser } from '../session/useSession';
import { useTenant } from '../tenant/useTenant';
import { NewVersion } from './dashboard/NewVersion';
import { SecondFactorAlert } from './dashboard/SecondFactorAlert';
import { ExpiringDates } from './home/ExpiringDates';
import { MyCompanies } from './home/MyCompanies';
import { SettlementBanner } from './home/SettlementBanner';
import { useSettled } from './home/useSettled';
import { VacationAlert } from './home/VacationAlert';
import { WaitingForMe } from './home/WaitingForMe';
import './dashboard/dashboard.css';
import './home/home.css';

/** The client's first screen, made for a phone: what waits for them, their companies, dates that are running out. */
export default function ClientHomePage() {
  const tenant = useTenant();
  const { first_name } = useUser();
  const settled = useSettled();
  return (
    <Page title={`Dzień dobry, ${first_name}`}>
      {!settled && <Skeleton lines={10} />}
      <div className={settled ? undefined : 'home-waiting'}>
        {tenant.shows('refreshAlert') && <NewVersion />}
        {tenant.shows('tfaAlert') && <SecondFactorAlert profile="/profile" />}
        {tenant.shows('settlementBanner') && tenant.has('reports') && (
          <SettlementBanner compact={tenant.variant('settlementBanner') === 'compact'} />
        )}
        <div className="home">
          <WaitingForMe />
          <TicketsHere module="dashboard" />
          {tenant.has('company') && <MyCompanies />}
          {tenant.has('company') && (tenant.shows('employeeList') || tenant.shows('medicalExaminationsAlert')) && (
            <ExpiringDates medical={tenant.shows('medicalExaminationsAlert')} others={tenant.shows('employeeList')} />
          )}
          {tenant.has('company') && tenant.shows('vacationZusAlert') && <VacationAlert />}
        </div>
      </div>
    </Page>
  );
}
