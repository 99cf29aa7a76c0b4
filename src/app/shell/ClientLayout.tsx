import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { isHintWanted, onInstallQuestion } from '../install/offer';
import { Toasts } from '../layout/Toasts';
import { useArrival } from '../layout/useArrival';
import { NoticeBell } from '../notices/NoticeBell';
import { outboxWanted } from '../outbox/wanted';
import { PaletteButton } from '../palette/PaletteButton';
import { useRoute } from '../routing/useRoute';
import { useUser } from '../session/useSession';
import { useTenant } from '../tenant/useTenant';
import { NewVersionBar } from '../updates/NewVersionBar';
import { SideMenu } from './SideMenu';
import { ThumbBar } from './ThumbBar';
import { UserMenu } from './UserMenu';
import { useLeaving } from './useLeaving';
import './frame.css';
import './shell.css';
import '../layout/parts.css';

const MenuDrawer = lazy(() => import('./MenuDrawer'));
const CompanySwitcher = lazy(() => import('./CompanySwitcher'));
const InstallHint = lazy(() => import('../install/InstallHint'));
/** Stands on every screen, and so fails none: not fetched, it is asked for again once there is a network. */
const loadBar = (): Promise<typeof import('../outbox/OutboxBar')> =>
  import('../outbox/OutboxBar').catch(() =>
    new Promise((back) => addEventListener('online', back, { once: true })).then(loadBar),
  );
const OutboxBar = lazy(() => outboxWanted.then(loadBar));

/** What stands around every screen of the client, light enough for the first one; at home it offers to be installed. */
export function ClientLayout({ children }: { children: ReactNode }) {
  const { tenant } = useTenant();
  const several = useUser().companies.length > 1;
  const [drawer, setDrawer] = useState(false);
  const atHome = useRoute()?.route.menu === 0;
  const hints = useSyncExternalStore(onInstallQuestion, isHintWanted);
  const { leave, question } = useLeaving();
  useArrival();
  return (
    <div className="frame shell">
      <a className="skip" href="#tresc">
        Przejdź do treści
      </a>
      <header className="bar" data-several={several || undefined}>
        <Link to="/" className="bar-firm">
          {tenant.logo ? <img src={tenant.logo} alt={tenant.name} /> : tenant.name}
        </Link>
        {several && (
          <div className="bar-company">
            <Suspense fallback={null}>
              <CompanySwitcher />
            </Suspense>
          </div>
        )}
        <div className="bar-tools">
          <PaletteButton section="client" />
          <NoticeBell profile="/profile" all="/notices" />
          <UserMenu profile="/profile" onLogout={leave} />
        </div>
      </header>
      <nav className="side" aria-label="Główne menu">
        <SideMenu />
      </nav>
      <main id="tresc" className="content" tabIndex={-1}>
        <Suspense fallback={null}>
          <OutboxBar />
        </Suspense>
        {children}
        {atHome && hints && (
          <Suspense fallback={null}>
            <InstallHint />
          </Suspense>
        )}
        {question}
        {!atHome && <NewVersionBar />}
      </main>
      <ThumbBar open={drawer} onMore={() => setDrawer(true)} />
      {drawer && (
        <Suspense fallback={null}>
          <MenuDrawer firm={tenant.name} onClose={() => setDrawer(false)} />
        </Suspense>
      )}
      <Toasts />
    </div>
  );
}
