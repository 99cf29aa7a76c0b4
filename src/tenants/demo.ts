import type { TenantChanges } from './define';

/** The demonstration office: every module on. */
export const demo: TenantChanges = { tenant: { name: 'Biuro Rachunkowe Demo' } };
