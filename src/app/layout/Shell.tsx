import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { NoticeBell } from '../notices/NoticeBell';
import { PaletteButton } from '../palette/PaletteButton';
import type { Section } from '../routing/route';
import { useRoute } from '../routing/useRoute';
import { useTenant } from '../tenant/useTenant';
import { NewVersionBar } from '../updates/NewVersionBar';
import { Icon } from './Icon';
import { MenuDrawer } from './MenuDrawer';
import { SideMenu } from './SideMenu';
import { Toasts } from './Toasts';
import { UserMenu } from './UserMenu';
import { useArrival } from './useArrival';
import './shell.css';
import './parts.css';

const JobTray = lazy(() => import('../jobs/JobTray'));

interface ShellProps {
  section: Exclude<Section, 'public'>;
  home: string;
  profile: string;
  /** Where all of one's notices are. */
  notices: string;
  onLogout: () => void;
  /** In the bar, before the person's name. */
  tools?: ReactNode;
  children: ReactNode;
}

/** What stands around every screen behind the login: the firm's bar, the menu, the place for content and for passing words. */
export function Shell({ section, home, profile, notices, onLogout, tools, children }: ShellProps) {
  const { tenant } = useTenant();
  const [drawer, setDrawer] = useState(false);
  const atHome = useRoute()?.route.menu === 0;
  useArrival();
  return (
    <div className={`shell shell-${section}`}>
      <a className="skip" href="#tresc">
        Przejdź do treści
      </a>
      <header className="bar">
        <button type="button" className="bar-button bar-menu" aria-expanded={drawer} onClick={() => setDrawer(true)}>
          <Icon name="menu" size={24} />
          <span className="unseen">Menu</span>
        </button>
        <Link to={home} className="bar-firm">
          {tenant.logo ? <img src={tenant.logo} alt={tenant.name} /> : tenant.name}
        </Link>
        <div className="bar-tools">
          <PaletteButton section={section} />
          {tools}
          <NoticeBell profile={profile} all={notices} />
          <UserMenu profile={profile} onLogout={onLogout} />
        </div>
      </header>
      <nav className="side" aria-label="Główne menu">
        <SideMenu section={section} />
      </nav>
      <main id="tresc" className="content" tabIndex={-1}>
        {children}
        {!atHome && <NewVersionBar />}
      </main>
      {drawer && <MenuDrawer section={section} firm={tenant.name} onClose={() => setDrawer(false)} />}
      {section === 'office' && (
        <Suspense fallback={null}>
          <JobTray />
        </Suspense>
      )}
      <Toasts />
    </div>
  );
}
