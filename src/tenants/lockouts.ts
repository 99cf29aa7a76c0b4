import type { TenantConfig } from './define';

/** A part without which a firm cannot undo its own change, or has no first screen; `key` is the operator's word for it. */
export interface Lockout {
  key: 'settings' | 'users' | 'dashboard';
  /** What nobody of the firm can do from then on, in Polish. */
  says: string;
}

const said: Record<Lockout['key'], string> = {
  settings: 'Ustawień nie otworzy już nikt z biura, także administrator: ani konfiguracji, ani reguł powiadomień.',
  users: 'Nikt z biura nie zaprosi, nie zmieni ani nie wyłączy konta. Każdy zachowa tylko własny profil.',
  dashboard: 'Pulpit zniknie. Po zalogowaniu otworzy się pierwsza pozycja menu.',
};

const isOut: Record<Lockout['key'], (config: TenantConfig) => boolean> = {
  settings: ({ deniedAreas }) => deniedAreas.includes('settings'),
  users: ({ deniedAreas }) => deniedAreas.includes('users'),
  dashboard: ({ modules }) => modules.dashboard?.enabled === false,
};

export const lockoutKeys = Object.keys(said) as Lockout['key'][];

/** What a change would take from a firm that it has now; said before the change is saved. `npm run firm:open` gives it back. */
export function lockouts(before: TenantConfig, after: TenantConfig): Lockout[] {
  return lockoutKeys.filter((key) => isOut[key](after) && !isOut[key](before)).map((key) => ({ key, says: said[key] }));
}

/** The configuration with these parts back. */
export function withoutLockouts(config: TenantConfig, keys: readonly string[]): TenantConfig {
  const { dashboard } = config.modules;
  return {
    ...config,
    deniedAreas: config.deniedAreas.filter((area) => !keys.includes(area)),
    modules:
      dashboard && keys.includes('dashboard')
        ? { ...config.modules, dashboard: { ...dashboard, enabled: true } }
        : config.modules,
  };
}
