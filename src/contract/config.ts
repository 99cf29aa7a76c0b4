import type { TenantConfig } from '../tenants/define';

/** `GET /api/config`: before login only what the login page needs. */
export type PublicConfig = Pick<TenantConfig, 'tenant' | 'strings'>;
/** With a token, the rest. */
export type FullConfig = TenantConfig;
export type ConfigAnswer = PublicConfig | FullConfig;
