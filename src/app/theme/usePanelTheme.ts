import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { useTenant } from '../tenant/useTenant';
import { panelTheme } from './panelTheme';

/** The Material theme in the firm's colours and the system's look; on paper it is the light one. */
export function usePanelTheme(): Theme {
  const { colors } = useTenant().tenant;
  const isDark = useMediaQuery('screen and (prefers-color-scheme: dark)', { noSsr: true });
  return useMemo(() => panelTheme(colors, isDark ? 'dark' : 'light'), [colors, isDark]);
}
