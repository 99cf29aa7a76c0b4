import { ResourceContextProvider } from 'ra-core';
import { useCallback, useEffect, useState } from 'react';
import { Route as At, Routes, useLocation } from 'react-router';
import { Page } from '../layout/Page';
import { Problem } from '../layout/Problem';
import { loadedScreen, loadScreen } from '../routing/loaded';
import { routerPath } from '../routing/match';
import type { Panel, Route } from '../routing/route';
import { useRoute } from '../routing/useRoute';
import { ScreenBoundary } from './ScreenBoundary';
import { useScroll } from './useScroll';

/** The screens of a section at their addresses; the guard has fetched the code of the one at hand. */
export function SectionScreens({ section }: { section: Panel }) {
  const route = useRoute()?.route;
  return (
    <ScreenBoundary address={useLocation().pathname}>
      <Routes>{route?.section === section && <At path={routerPath(route)} element={<ScreenAt route={route} />} />}</Routes>
    </ScreenBoundary>
  );
}

function ScreenAt({ route }: { route: Route }) {
  const [, setArrived] = useState('');
  const Screen = loadedScreen(route);
  useScroll(route);
  if (!Screen) return <NotArrived route={route} onArrived={() => setArrived(route.name)} />;
  const { resource } = route;
  if (!resource) return <Screen route={route} />;
  return (
    <ResourceContextProvider value={resource.name}>
      <Screen route={route} />
    </ResourceContextProvider>
  );
}

const waits = new Error('Ten ekran się nie wczytał. Sprawdź połączenie z internetem; gdy sieć wróci, pokaże się sam.');
const stale = new Error('Ten ekran się nie wczytał. Spróbuj ponownie: panel wczyta się wtedy od nowa.');

/** In place of a screen whose code did not arrive: it comes by itself once the network is back. */
function NotArrived({ route, onArrived }: { route: Route; onArrived: () => void }) {
  // What it says hangs on the network as it is after each try.
  const [, setTried] = useState(0);
  const again = useCallback(
    async (isPressed: boolean) => {
      try {
        await loadScreen(route);
        onArrived();
        // What was pressed is gone, and the screen’s name takes the focus.
        if (isPressed) requestAnimationFrame(() => document.querySelector<HTMLElement>('main h1')?.focus());
      } catch {
        // With a network it is the release that is no longer there. Unasked nobody’s page is taken away: a device is told of a network too early.
        if (isPressed && navigator.onLine) location.reload();
        else setTried((before) => before + 1);
      }
    },
    [route, onArrived],
  );
  useEffect(() => {
    const back = () => void again(false);
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, [again]);
  return (
    <Page>
      <Problem error={navigator.onLine ? stale : waits} onRetry={() => void again(true)} />
    </Page>
  );
}
