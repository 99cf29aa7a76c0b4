import type { ColumnConfig, ModuleConfig, TenantChanges, TenantConfig } from './define';
import { listOf } from './lists';
import { modules } from './modules';
import { standardSwitches } from './switches';

/** Components a firm may show, hide and choose a variant of; the first variant is the standard. */
export const components: Record<string, Record<string, { label: string; variants: readonly string[] }>> = {
  dashboard: {
    waitingList: { label: 'Co na mnie czeka', variants: ['full', 'compact'] },
    myTasks: { label: 'Moje zadania', variants: ['list'] },
    monthGlance: { label: 'Miesiąc w skrócie', variants: ['full', 'compact'] },
    myWeek: { label: 'Mój tydzień', variants: ['bars'] },
    companiesByStatus: { label: 'Firmy według rozliczenia', variants: ['bars'] },
    companyTable: { label: 'Tabela firm', variants: ['mine', 'all'] },
    settlementBanner: { label: 'Baner rozliczenia', variants: ['full', 'compact'] },
    ticketList: { label: 'Lista spraw', variants: ['compact', 'table'] },
    employeeList: { label: 'Lista pracowników', variants: ['compact', 'table'] },
    tfaAlert: { label: 'Przypomnienie o drugim składniku', variants: ['banner', 'dialog'] },
    refreshAlert: { label: 'Informacja o nowej wersji', variants: ['banner', 'dialog'] },
    medicalExaminationsAlert: { label: 'Kończące się badania lekarskie', variants: ['banner', 'list'] },
    vacationZusAlert: { label: 'Wakacje składkowe', variants: ['banner', 'list'] },
  },
  company: {
    employeeList: { label: 'Lista pracowników', variants: ['table', 'compact'] },
    ticketList: { label: 'Lista spraw', variants: ['compact', 'table'] },
    obligationList: { label: 'Obowiązki w panelu klienta', variants: ['list'] },
  },
};

const eightToFour = { from: '08:00', to: '16:00' };

/** The configuration of a firm that changes nothing. */
export function standard(id: string): TenantConfig {
  return {
    tenant: {
      id,
      name: 'Biuro rachunkowe',
      titleSuffix: ' | Panel Biura',
      replyTo: '',
      logo: null,
      colors: { primary: '#14315c', secondary: '#b0126f', background: '#eef3f9' },
      locale: 'pl',
    },
    deniedAreas: [],
    modules: Object.fromEntries(Object.keys(modules).map((name) => [name, standardModule(name)])),
    switches: { ...standardSwitches },
    officeHours: { week: [eightToFour, eightToFour, eightToFour, eightToFour, eightToFour, null, null], closedDays: [] },
    strings: {},
  };
}

function standardModule(name: string): ModuleConfig {
  return {
    enabled: true,
    columns: [...(listOf(name)?.columns ?? [])],
    components: Object.fromEntries(
      Object.entries(components[name] ?? {}).map(([key, { variants }]) => [
        key,
        { visible: true, variant: variants[0] ?? 'standard' },
      ]),
    ),
  };
}

/** Lays a firm's changes over the standard. What the product no longer has is dropped and told to `dropped`, never a crash. */
export function withChanges(
  base: TenantConfig,
  changes: TenantChanges,
  dropped: (what: string) => void = () => {},
): TenantConfig {
  const modules = { ...base.modules };
  for (const [name, change] of Object.entries(changes.modules ?? {})) {
    const known = modules[name];
    if (!known) {
      dropped(`moduł ${name}`);
      continue;
    }
    modules[name] = {
      enabled: change.enabled ?? known.enabled,
      columns: change.columns ? changedColumns(name, change.columns, dropped) : known.columns,
      components: changedComponents(name, known.components, change.components ?? {}, dropped),
    };
  }
  return {
    tenant: { ...base.tenant, ...changes.tenant, colors: { ...base.tenant.colors, ...changes.tenant?.colors } },
    deniedAreas: changes.deniedAreas ?? base.deniedAreas,
    modules,
    switches: { ...base.switches, ...changes.switches },
    officeHours: { ...base.officeHours, ...changes.officeHours },
    strings: { ...base.strings, ...changes.strings },
  };
}

function changedColumns(
  module: string,
  columns: (Partial<ColumnConfig> & { key: string })[],
  dropped: (what: string) => void,
): ColumnConfig[] {
  const list = listOf(module);
  return columns.flatMap((change) => {
    const own = list?.column(change.key);
    if (!own) dropped(`kolumna ${module}.${change.key}`);
    // What can't be sorted stays so, whatever was kept.
    return own ? [{ ...own, ...change, sortable: own.sortable && (change.sortable ?? true) }] : [];
  });
}

function changedComponents(
  module: string,
  base: ModuleConfig['components'],
  changes: Record<string, { visible?: boolean; variant?: string }>,
  dropped: (what: string) => void,
): ModuleConfig['components'] {
  const result = { ...base };
  for (const [key, change] of Object.entries(changes)) {
    const known = base[key];
    if (!known || (change.variant !== undefined && !components[module]?.[key]?.variants.includes(change.variant)))
      dropped(`składnik ${module}.${key}`);
    else result[key] = { ...known, ...change };
  }
  return result;
}
