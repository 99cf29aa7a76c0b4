import { shortNameOf } from '../../tenants/appName';
import type { TenantConfig } from '../../tenants/define';

/** The built manifest in what the firm calls itself now, and in its colours of now; icons are the build's. */
export function manifestFor(built: string, { name, colors }: TenantConfig['tenant']): string {
  return JSON.stringify({
    ...JSON.parse(built),
    name,
    short_name: shortNameOf(name),
    theme_color: colors.primary,
    background_color: colors.background,
  });
}
