import type { TenantConfig } from '../tenants/define';

/** `GET /api/config`: name, look and words to everybody, the whole configuration to whoever is logged in. */
export type ConfigAnswer = Pick<TenantConfig, 'tenant' | 'strings'> | TenantConfig;
