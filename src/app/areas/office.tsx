import { OfficeLayout } from '../layout/OfficeLayout';
import { PanelTheme } from '../theme/PanelTheme';
import { PanelContext } from './PanelContext';
import { SectionScreens } from './SectionScreens';

/** The office's panel: everything under /dashboard. */
export default function OfficeArea() {
  return (
    <PanelContext section="office">
      <PanelTheme>
        <OfficeLayout>
          <SectionScreens section="office" />
        </OfficeLayout>
      </PanelTheme>
    </PanelContext>
  );
}
