import { ResourceContextProvider } from 'ra-core';
import { Route as At, Routes, useLocation } from 'react-router';
import { loadedScreen } from '../routing/loaded';
import { routerPath } from '../routing/match';
import type { Route, Section } from '../routing/route';
import { table } from '../routing/table';
import { worded } from '../tenant/wording';
import { ScreenBoundary } from './ScreenBoundary';
import { useScroll } from './useScroll';

/** The screens of a section at their addresses; the guard has fetched the code of the one at hand. */
export function SectionScreens({ section }: { section: Section }) {
  return (
    <ScreenBoundary address={useLocation().pathname}>
      <Routes>
        {table
          .filter((route) => route.section === section)
          .map((route) => (
            <At key={route.name} path={routerPath(route)} element={<ScreenAt route={route} />} />
          ))}
      </Routes>
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
      <Screen route={route} resource={worded(resource)} />
    </ResourceContextProvider>
  );
}
