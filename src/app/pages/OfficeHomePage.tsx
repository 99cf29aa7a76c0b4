import { useStore } from 'ra-core';
import { lazy, Suspense } from 'react';
import { Page } from '../layout/Page';
import { Skeleton } from '../layout/Skeleton';
import { useArriving } from '../layout/useArriving';
import { officePath } from '../routing/officePath';
import { TicketsHere } from '../screens/tickets/TicketsHere';
import { ForgottenEnds } from '../screens/uptimes/ForgottenEnds';
import { useUser } from '../session/useSession';
import { useTenant } from '../tenant/useTenant';
import { CompaniesByStatus } from './dashboard/CompaniesByStatus';
import { MonthGlance } from './dashboard/MonthGlance';
import { MyTasks } from './dashboard/MyTasks';
import { MyWeek } from './dashboard/MyWeek';
import { NewVersion } from './dashboard/NewVersion';
import { SecondFactorAlert } from './dashboard/SecondFactorAlert';
import { WaitingHere } from './dashboard/WaitingHere';
import './dashboard/dashboard.css';

const FirstSteps = lazy(() => import('./dashboard/FirstSteps'));
const CompanyTable = lazy(() => import('./dashboard/CompanyTable'));

/** The office's first screen: what waits for me, how the companies stand, how much I have worked. */
export default function OfficeHomePage() {
  const { first_name, access, roles } = useUser();
  const tenant = useTenant();
  const arriving = useArriving();
  const [begun] = useStore<boolean>('firstSteps.over', false);
  const myTasks = access.includes('tasks') && tenant.shows('myTasks');
  const companies = access.includes('companies') && tenant.has('company');
  const elsewhere = [...(myTasks ? ['tasks.mine'] : []), ...(tenant.shows('ticketList') ? ['tickets.mine'] : [])];
  return (
    <Page title={`Dzień dobry, ${first_name}`}>
      {tenant.shows('refreshAlert') && <NewVersion />}
      {tenant.shows('tfaAlert') && <SecondFactorAlert profile={officePath('dashboard.profile')} />}
      {tenant.has('uptime') && <ForgottenEnds />}
      {!begun && roles.includes('superuser') && companies && access.includes('reports') && (
        <Suspense fallback={null}>
          <FirstSteps />
        </Suspense>
      )}
      <div className="dashboard stacked" data-arriving={arriving || undefined}>
        <div className="dashboard-side">
          {tenant.shows('waitingList') && <WaitingHere elsewhere={elsewhere} />}
          {access.includes('reports') && tenant.shows('monthGlance') && <MonthGlance />}
          {myTasks && <MyTasks />}
          <TicketsHere module="dashboard" />
        </div>
        <div className="dashboard-side">
          {tenant.has('uptime') && tenant.shows('myWeek') && <MyWeek />}
          {companies && tenant.shows('companiesByStatus') && <CompaniesByStatus />}
        </div>
      </div>
      {companies && tenant.shows('companyTable') && (
        <Suspense fallback={<Skeleton lines={8} />}>
          <CompanyTable />
        </Suspense>
      )}
    </Page>
  );
}
