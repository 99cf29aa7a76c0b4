import { plPL } from '@mui/material/locale';
import { createTheme, type Theme } from '@mui/material/styles';
import type { TenantConfig } from '../../tenants/define';

/** The panel's Material theme for a firm's colours. */
export function panelTheme({ primary, secondary, background }: TenantConfig['tenant']['colors']): Theme {
  return createTheme(
    {
      palette: { primary: { main: primary }, secondary: { main: secondary }, background: { default: background } },
      breakpoints: { values: { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 } },
    },
    plPL,
  );
}
