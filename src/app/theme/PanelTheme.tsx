import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { createContext, type ReactNode, useContext } from 'react';
import { styleCache } from './styleCache';
import { usePanelTheme } from './usePanelTheme';

/** Whether somebody around has set the theme: the office's panel does, for all its screens. */
export const Themed = createContext(false);

/** Material UI in the firm's colours, for a piece of a screen that both panels draw. */
export function PanelTheme({ children }: { children: ReactNode }) {
  return useContext(Themed) ? children : <OwnTheme>{children}</OwnTheme>;
}

function OwnTheme({ children }: { children: ReactNode }) {
  const theme = usePanelTheme();
  return (
    <Themed value={true}>
      <CacheProvider value={styleCache}>
        <ThemeProvider theme={theme}>{children}</ThemeProvider>
      </CacheProvider>
    </Themed>
  );
}
