import { type ComponentType, Suspense, useSyncExternalStore } from 'react';
import { createBrowserRouter, Route, Routes, useLocation, useNavigation } from 'react-router';
import { lacksDemandedFactor } from '../../contract/secondFactor';
import { useSession } from '../session/useSession';
import { latestTenant, onTenantChange } from '../tenant/store';
import { isThere } from './access';
import { loadedArea, loadedNotFound, loadedScreen, loadedTable } from './loaded';
import { matchRoute, panelAt, routerPath } from './match';
import { guarded } from './middleware';
import { publicRoutes } from './publicRoutes';
import type { Panel as PanelName } from './route';

/** What stands in place of a screen: where its code did not arrive, and for people who have yet to set up the second factor. */
interface InPlace {
  Crash: ComponentType;
  FactorFirst: ComponentType<{ section: PanelName }>;
}

/** One route for every address: the table says what it means, the guard whether it opens, and its section draws it. */
export function createPanelRouter({ Crash, FactorFirst }: InPlace) {
  // The first navigation begins before the router is handed back.
  let router: ReturnType<typeof createBrowserRouter> | null = null;
  const hashOf = () => (router ? (router.state.navigation.location ?? router.state.location) : window.location).hash;
  router = createBrowserRouter([
    {
      path: '*',
      middleware: [guarded(hashOf)],
      element: <Panel FactorFirst={FactorFirst} />,
      ErrorBoundary: Crash,
      HydrateFallback: Waiting,
    },
  ]);
  return router;
}

type Within = Pick<InPlace, 'FactorFirst'>;

function Panel(within: Within) {
  const waiting = useNavigation().state === 'loading';
  return (
    <>
      {waiting && <Waiting />}
      <Section {...within} />
    </>
  );
}

function Section({ FactorFirst }: Within) {
  const { pathname } = useLocation();
  const match = matchRoute(publicRoutes, pathname) ?? matchRoute(loadedTable(panelAt(pathname)), pathname);
  const user = useSession();
  const tenant = useSyncExternalStore(onTenantChange, latestTenant);
  const NotFound = loadedNotFound();
  if (!match || !isThere(match, tenant)) return NotFound && <NotFound />;
  const { route } = match;
  if (route.section === 'public') {
    const Screen = loadedScreen(route);
    return <Routes>{Screen && <Route path={routerPath(route)} element={<Screen route={route} />} />}</Routes>;
  }
  // Logged out, and on the way to the login page: what was behind it has nobody to be drawn for.
  if (!user) return null;
  if (tenant && lacksDemandedFactor(user, tenant.switches)) {
    return (
      <Suspense fallback={<Waiting />}>
        <FactorFirst section={route.section} />
      </Suspense>
    );
  }
  const Root = loadedArea(route.section);
  return Root && <Root />;
}

/** A thin line at the top; its style makes it appear only when the wait is felt. */
function Waiting() {
  return <div className="waiting" role="progressbar" aria-label="Wczytywanie" />;
}
