import type { TenantConfig } from '../../tenants/define';
import { contrast, legible } from '../theme/colors';

const others = ['#1f5f99', '#8a5300', '#1e6b3a', '#6b3fa0'];
const surface = '#ffffff';

/** Colours of a chart's series on white: the firm's own first, then fixed ones; each stands out by 3 at least, and no two are the same. */
export function seriesColors(colors: TenantConfig['tenant']['colors']): string[] {
  const { primary, secondary } = legible(colors);
  return [...new Set([primary, secondary, ...others])].filter((color) => contrast(color, surface) >= 3);
}
