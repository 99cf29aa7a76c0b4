import { lazy, type ReactNode, Suspense } from 'react';
import { Layout, Notification } from 'react-admin';
import { useRoute } from '../routing/useRoute';
import { NewVersionBar } from '../updates/NewVersionBar';
import { OfficeBar } from './office/OfficeBar';
import { OfficeMenu } from './office/OfficeMenu';
import { OfficeSidebar } from './office/OfficeSidebar';
import { useArrival } from './useArrival';
import './frame.css';
import './parts.css';

const JobTray = lazy(() => import('../jobs/JobTray'));

/** react-admin's layout around every screen of the office. */
export function OfficeLayout({ children }: { children: ReactNode }) {
  const atHome = useRoute()?.route.menu === 0;
  useArrival();
  return (
    <>
      <Layout className="frame shell-office" appBarAlwaysOn appBar={OfficeBar} menu={OfficeMenu} sidebar={OfficeSidebar}>
        {children}
        {!atHome && <NewVersionBar />}
      </Layout>
      <Suspense fallback={null}>
        <JobTray />
      </Suspense>
      <Notification />
    </>
  );
}
