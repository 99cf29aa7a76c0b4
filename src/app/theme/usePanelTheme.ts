import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTenant } from '../tenant/useTenant';
import { panelTheme } from './panelTheme';

/** The Material theme in the firm's colours and the system's look; on paper it is the light one. */
export function usePanelTheme(): Theme {
  const { colors } = useTenant().tenant;
  const isDark = useMediaQuery('screen and (prefers-color-scheme: dark)', { noSsr: true });
  return themeOf(colors, isDark ? 'dark' : 'light');
}

type Colors = Parameters<typeof panelTheme>[0];
type Look = Parameters<typeof panelTheme>[1];

let made: { colors: Colors; look: Look; theme: Theme } | null = null;

/** One for all who ask: on a client's screen each piece of Material brings its own. */
function themeOf(colors: Colors, look: Look): Theme {
  if (made?.colors !== colors || made.look !== look) made = { colors, look, theme: panelTheme(colors, look) };
  return made.theme;
}
