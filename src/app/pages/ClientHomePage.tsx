import { lazy, Suspense } from 'react';
import { Page } from '../layout/Page';
import { TicketsHere } from '../screens/tickets/TicketsHere';
import { useUser } from '../session/useSession';
import { useTenant } from '../tenant/useTenant';
import { useWaiting } from '../waiting/useWaiting';
import { NewVersion } from './dashboard/NewVersion';
import { SecondFactorAlert } from './dashboard/SecondFactorAlert';
import { MyCompanies } from './home/MyCompanies';
import { WaitingArea } from './home/WaitingArea';
import './dashboard/dashboard.css';
import './home/home.css';

const LatestDecisions = lazy(() => import('./home/LatestDecisions'));

/** The client's first screen, made for a phone: what waits for them, then their cases and companies. */
export default function ClientHomePage() {
  const tenant = useTenant();
  const { first_name } = useUser();
  const { data: waiting } = useWaiting();
  const told = waiting?.data.filter(({ resource }) => resource === 'tickets').map(({ id }) => id);
  return (
    <Page title={`Dzień dobry, ${first_name}`}>
      {tenant.shows('refreshAlert') && <NewVersion />}
      {tenant.shows('tfaAlert') && <SecondFactorAlert profile="/profile" />}
      <div className="home stacked">
        <div className="home-side">
          <WaitingArea />
        </div>
        <div className="home-side">
          <TicketsHere module="dashboard" besides={told} />
          {tenant.has('company') && <MyCompanies />}
          {tenant.has('company') && (
            <Suspense>
              <LatestDecisions />
            </Suspense>
          )}
        </div>
      </div>
    </Page>
  );
}
