import { lazy, type ReactNode, Suspense } from 'react';
import { Layout, Notification } from 'react-admin';
import { useArrival } from '../layout/useArrival';
import { useRoute } from '../routing/useRoute';
import { NewVersionBar } from '../updates/NewVersionBar';
import { OfficeBar } from './OfficeBar';
import { OfficeMenu } from './OfficeMenu';
import { OfficeSidebar } from './OfficeSidebar';
import './frame.css';
import '../layout/parts.css';

const JobTray = lazy(() => import('../jobs/JobTray'));

/** react-admin's layout around every screen of the office. */
export function OfficeLayout({ children }: { children: ReactNode }) {
  const atHome = useRoute()?.route.menu === 0;
  useArrival();
  return (
    <>
      <Layout className="frame shell-office" appBarAlwaysOn appBar={OfficeBar} menu={OfficeMenu} sidebar={OfficeSidebar}>
        <Suspense fallback={null}>
          <JobTray />
        </Suspense>
        {children}
        {!atHome && <NewVersionBar />}
      </Layout>
      <Notification />
    </>
  );
}
