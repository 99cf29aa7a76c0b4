import './screenParts';
import { ClientLayout } from '../layout/ClientLayout';
import { clientGenerated, clientScreens } from '../screens/clientScreens';
import { PanelContext } from './PanelContext';
import { SectionScreens } from './SectionScreens';
import { screensOf } from './screensOf';

export const screenOf = screensOf(clientScreens, clientGenerated);

/** The client's panel: everything outside /dashboard, without Material UI. */
export default function ClientArea() {
  return (
    <PanelContext section="client">
      <ClientLayout>
        <SectionScreens section="client" />
      </ClientLayout>
    </PanelContext>
  );
}
