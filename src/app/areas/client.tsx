import { CoreAdminContext } from 'ra-core';
import { useEffect } from 'react';
import { clientPages } from '../pages/clientPages';
import { panelProps } from '../panel/panelProps';
import { loadTable } from '../routing/loaded';
import { clientGenerated, clientScreens } from '../screens/clientScreens';
import { ClientLayout } from '../shell/ClientLayout';
import { KnownResources } from './KnownResources';
import { SectionScreens } from './SectionScreens';
import { screensOf } from './screensOf';

export const screenOf = screensOf({ ...clientPages, ...clientScreens }, clientGenerated);

/** The client's panel: everything outside /dashboard. Material UI comes with the first screen that uses it, wrapped in `PanelTheme`. */
export default function ClientArea() {
  // What every other screen needs, once the first is drawn. What fails here is fetched again where it is needed.
  useEffect(() => void Promise.all([loadTable('client'), import('./screenParts')]).catch(() => null), []);
  return (
    <CoreAdminContext {...panelProps('client')}>
      <KnownResources section="client">
        <ClientLayout>
          <SectionScreens section="client" />
        </ClientLayout>
      </KnownResources>
    </CoreAdminContext>
  );
}
