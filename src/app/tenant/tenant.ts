import type { ConfigAnswer } from '../../contract/config';
import type { ColumnConfig, TenantConfig } from '../../tenants/define';
import { standardSwitches } from '../../tenants/switches';

/** The firm's configuration with the questions that screens ask it. Before login modules and switches are unknown: nothing is on. */
export interface Tenant {
  tenant: TenantConfig['tenant'];
  deniedAreas: TenantConfig['deniedAreas'];
  modules: TenantConfig['modules'];
  switches: TenantConfig['switches'];
  officeHours: TenantConfig['officeHours'];
  /** The firm's own wordings by message key. */
  strings: TenantConfig['strings'];
  /** Is the module on? A resource or route without a module is always on. */
  has(module: string | undefined): boolean;
  /** Is the component of the module shown? */
  shows(component: string, module?: string): boolean;
  /** How the component is drawn; empty where it is unknown. */
  variant(component: string, module?: string): string;
  /** The module's columns in the order of the screen, hidden ones left out; empty where the resource's own are meant. */
  columns(module: string | undefined): readonly ColumnConfig[];
  /** The firm's own wording, or the given one. */
  say(key: string, otherwise: string): string;
}

const unknown = {
  deniedAreas: [],
  modules: {},
  switches: standardSwitches,
  officeHours: { week: [], closedDays: [] },
} satisfies Partial<TenantConfig>;

export function tenantOf(answer: ConfigAnswer): Tenant {
  const { tenant, strings, deniedAreas, modules, switches, officeHours } = { ...unknown, ...answer } as TenantConfig;
  const component = (name: string, module: string) => modules[module]?.components[name];
  return {
    tenant,
    deniedAreas,
    modules,
    switches,
    officeHours,
    strings,
    has: (module) => module === undefined || modules[module]?.enabled === true,
    shows: (name, module = 'dashboard') => component(name, module)?.visible === true,
    variant: (name, module = 'dashboard') => component(name, module)?.variant ?? '',
    columns: (module) => (module ? (modules[module]?.columns ?? []) : []).filter(({ visible }) => visible),
    say: (key, otherwise) => strings[key] ?? otherwise,
  };
}
