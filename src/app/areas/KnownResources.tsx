import { HasDashboardContextProvider, ResourceDefinitionContext } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import { loadedTable } from '../routing/loaded';
import type { Panel } from '../routing/route';
import { resourceDefinitions } from './resourceDefinitions';

const nothing = () => {};

/** Tells react-admin which resources a panel has, from the route table: nobody registers them one by one. */
export function KnownResources({ section, children }: { section: Panel; children: ReactNode }) {
  const table = loadedTable(section);
  const resources = useMemo(() => ({ definitions: resourceDefinitions(table), register: nothing, unregister: nothing }), [table]);
  return (
    <HasDashboardContextProvider value={true}>
      <ResourceDefinitionContext.Provider value={resources}>{children}</ResourceDefinitionContext.Provider>
    </HasDashboardContextProvider>
  );
}
