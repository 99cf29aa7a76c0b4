import { CoreAdminContext, HasDashboardContextProvider, ResourceDefinitionContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { authProvider } from '../providers/authProvider';
import { dataProvider } from '../providers/dataProvider';
import { i18nProvider } from '../providers/i18nProvider';
import { preferences } from '../providers/preferences';
import { queryClient } from '../providers/queryClient';
import { markers } from '../routing/productPath';
import { productRouter } from '../routing/productRouter';
import type { Section } from '../routing/route';
import { resourceDefinitions } from './resourceDefinitions';

/** What react-admin's hooks need, set up for one panel; draws nothing itself and sends nothing to anybody but our API. */
export function PanelContext({ section, children }: { section: Exclude<Section, 'public'>; children: ReactNode }) {
  return (
    <CoreAdminContext
      basename={markers[section]}
      routerProvider={productRouter}
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider()}
      store={preferences}
      queryClient={queryClient}
    >
      <HasDashboardContextProvider value={true}>
        <ResourceDefinitionContextProvider definitions={resourceDefinitions(section)}>
          {children}
        </ResourceDefinitionContextProvider>
      </HasDashboardContextProvider>
    </CoreAdminContext>
  );
}
