import { ClientLayout } from '../layout/ClientLayout';
import { PanelContext } from './PanelContext';
import { SectionScreens } from './SectionScreens';

/** The client's panel: light, without Material UI until a screen that needs it is opened. */
export default function ClientArea() {
  return (
    <PanelContext section="client">
      <ClientLayout>
        <SectionScreens section="client" />
      </ClientLayout>
    </PanelContext>
  );
}
