import { QueryClientProvider } from '@tanstack/react-query';
import {
  AuthContext,
  BasenameContextProvider,
  DataProviderContext,
  HasDashboardContextProvider,
  I18nContext,
  NotificationContextProvider,
  ResourceDefinitionContext,
  RouterProviderContext,
  StoreContextProvider,
  UndoableMutationsContextProvider,
} from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import { authProvider } from '../providers/authProvider';
import { dataProvider } from '../providers/dataProvider';
import { i18nProvider } from '../providers/i18nProvider';
import { preferences } from '../providers/preferences';
import { queryClient } from '../providers/queryClient';
import { loadedTable } from '../routing/loaded';
import { markers } from '../routing/productPath';
import { productRouter } from '../routing/productRouter';
import type { Panel } from '../routing/route';
import { resourceDefinitions } from './resourceDefinitions';

const nothing = () => {};

/**
 * What react-admin's hooks need, set up for one panel: the pieces of its `CoreAdminContext`, without those that nobody
 * here asks for (a choice of languages, of routers, of resources). Draws nothing and sends nothing to anybody but our API.
 */
export function PanelContext({ section, children }: { section: Panel; children: ReactNode }) {
  const table = loadedTable(section);
  const resources = useMemo(() => ({ definitions: resourceDefinitions(table), register: nothing, unregister: nothing }), [table]);
  return (
    <RouterProviderContext.Provider value={productRouter}>
      <AuthContext.Provider value={authProvider}>
        <DataProviderContext.Provider value={dataProvider}>
          <StoreContextProvider value={preferences}>
            <QueryClientProvider client={queryClient}>
              <BasenameContextProvider basename={markers[section]}>
                <I18nContext.Provider value={i18nProvider()}>
                  <NotificationContextProvider>
                    <UndoableMutationsContextProvider>
                      <HasDashboardContextProvider value={true}>
                        <ResourceDefinitionContext.Provider value={resources}>{children}</ResourceDefinitionContext.Provider>
                      </HasDashboardContextProvider>
                    </UndoableMutationsContextProvider>
                  </NotificationContextProvider>
                </I18nContext.Provider>
              </BasenameContextProvider>
            </QueryClientProvider>
          </StoreContextProvider>
        </DataProviderContext.Provider>
      </AuthContext.Provider>
    </RouterProviderContext.Provider>
  );
}
