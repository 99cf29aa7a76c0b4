import './screenParts';
import '../screens/besideParts';
import '../screens/ownParts';
import { CacheProvider } from '@emotion/react';
import { AdminContext } from 'react-admin';
import { officePages } from '../pages/officePages';
import { panelProps } from '../panel/panelProps';
import { officeGenerated, officeScreens } from '../screens/officeScreens';
import { OfficeLayout } from '../shell/OfficeLayout';
import { Themed } from '../theme/PanelTheme';
import { styleCache } from '../theme/styleCache';
import { usePanelTheme } from '../theme/usePanelTheme';
import { KnownResources } from './KnownResources';
import { SectionScreens } from './SectionScreens';
import { screensOf } from './screensOf';

export const screenOf = screensOf({ ...officePages, ...officeScreens }, officeGenerated);

/** The office's panel: everything under /dashboard, in react-admin's context with the firm's colours in its theme. */
export default function OfficeArea() {
  const theme = usePanelTheme();
  return (
    <CacheProvider value={styleCache}>
      <AdminContext {...panelProps('office')} theme={theme}>
        <Themed value={true}>
          <KnownResources section="office">
            <OfficeLayout>
              <SectionScreens section="office" />
            </OfficeLayout>
          </KnownResources>
        </Themed>
      </AdminContext>
    </CacheProvider>
  );
}
