import type { TenantChanges } from './define';

/** The demonstration office: every module on, and clients are sent surveys, so that campaigns and questions can be tried. */
export const demo: TenantChanges = { tenant: { name: 'Biuro Rachunkowe Demo' }, switches: { clientSurveys: true } };
