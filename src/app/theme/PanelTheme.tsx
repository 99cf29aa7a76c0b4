import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { useTenant } from '../tenant/useTenant';
import { pageNonce } from './nonce';
import { panelTheme } from './panelTheme';

/** Styles go under the page's nonce, which the content policy asks for. */
const cache = createCache({ key: 'pb', nonce: pageNonce() });

/** Material UI in the firm's colours, for the screens inside. */
export function PanelTheme({ children }: { children: ReactNode }) {
  const { colors } = useTenant().tenant;
  const theme = useMemo(() => panelTheme(colors), [colors]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
