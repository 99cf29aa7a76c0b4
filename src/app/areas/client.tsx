import { ClientLayout } from '../layout/ClientLayout';
import { PanelContext } from './PanelContext';
import { SectionScreens } from './SectionScreens';

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
