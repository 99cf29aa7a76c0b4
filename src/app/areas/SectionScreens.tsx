import { ResourceContextProvider } from 'ra-core';
import { Route as At, Routes, useLocation } from 'react-router';
import { loadedScreen } from '../routing/loaded';
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
  const Screen = loadedScreen(route);
  useScroll(route);
  if (!Screen) return null;
  const { resource } = route;
  if (!resource) return <Screen route={route} />;
  return (
    <ResourceContextProvider value={resource.name}>
      <Screen route={route} />
    </ResourceContextProvider>
  );
}
