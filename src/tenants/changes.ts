import type { ModuleConfig, TenantChanges, TenantConfig } from './define';

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Only what differs; undefined where nothing does. */
function different<T extends object>(base: T, wanted: T): Partial<T> | undefined {
  const entries = Object.entries(wanted).filter(([key, value]) => !same(value, base[key as keyof T]));
  return entries.length > 0 ? (Object.fromEntries(entries) as Partial<T>) : undefined;
}

/** The changes that make of one configuration the other: laid over `base` by `withChanges` they give `wanted`. Wordings can only be added. */
export function changesOf(base: TenantConfig, wanted: TenantConfig): TenantChanges {
  const { colors, id: _, locale: __, ...names } = wanted.tenant;
  const tenant = {
    ...different<Partial<TenantConfig['tenant']>>(base.tenant, names),
    ...given('colors', different(base.tenant.colors, colors)),
  };
  const modules = Object.fromEntries(
    Object.entries(wanted.modules).flatMap(([name, module]) => {
      const known = base.modules[name];
      const changed = known && moduleChanges(known, module);
      return changed && Object.keys(changed).length > 0 ? [[name, changed]] : [];
    }),
  );
  const changes = {
    ...given('tenant', Object.keys(tenant).length > 0 ? tenant : undefined),
    ...(same(base.deniedAreas, wanted.deniedAreas) ? {} : { deniedAreas: wanted.deniedAreas }),
    ...given('modules', Object.keys(modules).length > 0 ? modules : undefined),
    ...given('switches', different(base.switches, wanted.switches)),
    ...given('officeHours', different(base.officeHours, wanted.officeHours)),
    ...given('strings', different(base.strings, wanted.strings)),
  };
  return changes as TenantChanges;
}

function moduleChanges(base: ModuleConfig, wanted: ModuleConfig) {
  const components = Object.entries(wanted.components).flatMap(([name, component]) => {
    const known = base.components[name];
    const changed = known && different(known, component);
    return changed ? [[name, changed] as const] : [];
  });
  return {
    ...(base.enabled === wanted.enabled ? {} : { enabled: wanted.enabled }),
    ...(same(base.columns, wanted.columns) ? {} : { columns: wanted.columns }),
    ...given('components', components.length > 0 ? Object.fromEntries(components) : undefined),
  };
}

function given<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]: V });
}
