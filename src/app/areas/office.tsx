import './screenParts';
import { OfficeLayout } from '../layout/OfficeLayout';
import { officeGenerated, officeScreens } from '../screens/officeScreens';
import { PanelContext } from './PanelContext';
import { SectionScreens } from './SectionScreens';
import { screensOf } from './screensOf';

export const screenOf = screensOf(officeScreens, officeGenerated);

/** The office's panel: everything under /dashboard. Material UI comes with the first form that uses it, wrapped in `PanelTheme`. */
export default function OfficeArea() {
  return (
    <PanelContext section="office">
      <OfficeLayout>
        <SectionScreens section="office" />
      </OfficeLayout>
    </PanelContext>
  );
}
