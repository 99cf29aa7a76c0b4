import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { isHintWanted, onInstallQuestion } from '../install/offer';
import { Toasts } from '../layout/Toasts';
import { useArrival } from '../layout/useArrival';
import { NoticeBell } from '../notices/NoticeBell';
import { PaletteButton } from '../palette/PaletteButton';
import { useRoute } from '../routing/useRoute';
import { useTenant } from '../tenant/useTenant';
import { Icon } from '../theme/Icon';
import { NewVersionBar } from '../updates/NewVersionBar';
import { SideMenu } from './SideMenu';
import { UserMenu } from './UserMenu';
import { useLeaving } from './useLeaving';
import './frame.css';
import './shell.css';
import '../layout/parts.css';

const MenuDrawer = lazy(() => import('./MenuDrawer'));
const InstallHint = lazy(() => import('../install/InstallHint'));

/** What stands around every screen of the client, light enough for the first one; at home it offers to be installed. */
export function ClientLayout({ children }: { children: ReactNode }) {
  const { tenant } = useTenant();
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
      <header className="bar">
        <button type="button" className="bar-button bar-menu" aria-expanded={drawer} onClick={() => setDrawer(true)}>
          <Icon name="menu" size={24} />
          <span className="unseen">Menu</span>
        </button>
        <Link to="/" className="bar-firm">
          {tenant.logo ? <img src={tenant.logo} alt={tenant.name} /> : tenant.name}
        </Link>
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
        {children}
        {atHome && hints && (
          <Suspense fallback={null}>
            <InstallHint />
          </Suspense>
        )}
        {question}
        {!atHome && <NewVersionBar />}
      </main>
      {drawer && (
        <Suspense fallback={null}>
          <MenuDrawer firm={tenant.name} onClose={() => setDrawer(false)} />
        </Suspense>
      )}
      <Toasts />
    </div>
  );
}
