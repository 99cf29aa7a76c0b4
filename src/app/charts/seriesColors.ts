import { useTheme } from '@mui/material/styles';
import type { TenantConfig } from '../../tenants/define';
import { useTenant } from '../tenant/useTenant';
import { contrast, legible, legibleInTheDark } from '../theme/colors';
import { type Mode, tokens } from '../theme/tokens';

/** Colours of a chart's series on its surface: the firm's own first, then fixed ones; each stands out by 3 at least, and no two are the same. */
export function seriesColors(colors: TenantConfig['tenant']['colors'], mode: Mode): string[] {
  const { primary, secondary } = mode === 'dark' ? legibleInTheDark(colors) : legible(colors);
  const { info, warning, success, violet, surface } = tokens[mode];
  const all = [primary, secondary, info, warning, success, violet].filter((color) => color !== undefined);
  return [...new Set(all)].filter((color) => contrast(color, surface ?? '') >= 3);
}

/** Those of this firm in the look that the chart stands in. */
export function useSeriesColors(): string[] {
  const { mode } = useTheme().palette;
  return seriesColors(useTenant().tenant.colors, mode);
}
