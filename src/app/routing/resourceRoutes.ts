import { can } from '../../access/can';
import type { Resource, Verb } from '../../schema';
import { principalOf } from '../session/principal';
import type { Tenant } from '../tenant/tenant';
import { worded } from '../tenant/wording';
import type { Route, ScreenKind, Section } from './route';

const addresses: Record<ScreenKind, string> = { list: '', create: '/new', import: '/import', show: '/:id', edit: '/:id/edit' };

/** Where a screen of the resource stands under its path. */
function addressOf({ beneath, createWord }: Resource, kind: ScreenKind): string {
  if (!beneath) return kind === 'create' && createWord ? `/${createWord}` : addresses[kind];
  if (kind === 'create') return '/:id/new';
  return `/:id/${beneath.word}/:${beneath.param}${kind === 'edit' ? '/edit' : ''}`;
}

/** Shapes of the parameters in that address. */
function idsOf({ beneath }: Resource, kind: ScreenKind): Pick<Route, 'ids'> {
  const one = kind === 'show' || kind === 'edit';
  if (!beneath) return one ? { ids: { id: 'uuid' } } : {};
  return { ids: { id: 'uuid', ...(one ? { [beneath.param]: 'uuid' } : {}) } };
}

export const roots: Record<Exclude<Section, 'public'>, string> = { office: '/dashboard', client: '' };

/** Where a resource stands under its section's root: `/dashboard/companies`, `/documents`. */
export function resourcePath(resource: Resource, section: Exclude<Section, 'public'>): string {
  return `${roots[section]}/${resource.path ?? resource.name}`;
}

function resourceRouteName(resource: Resource, kind: ScreenKind, section: Exclude<Section, 'public'>): string {
  return resourceRouteNameOf(resource.name, kind, section);
}

const resourceRouteNameOf = (name: string, kind: ScreenKind, section: Exclude<Section, 'public'>) =>
  section === 'office' ? `${name}.${kind}` : `client.${name}.${kind}`;

/** The screens of a resource in a section: those of the verbs that its declaration allows there. */
export function routesOf(resource: Resource, section: Exclude<Section, 'public'>, menu: number): Route[] {
  if (resource.screens === false) return [];
  const kinds = (['list', 'create', 'import', 'show', 'edit'] as const).filter(
    (kind) => allows(resource, kind, section) && !(resource.beneath && kind === 'list'),
  );
  const list = kinds.includes('list');
  return kinds.map((kind) => ({
    name: resourceRouteName(resource, kind, section),
    path: resourcePath(resource, section) + addressOf(resource, kind),
    title: screenTitle(resource, kind),
    words: () => wordsOf(worded(resource, section), kind),
    section,
    login: true,
    admin: section === 'office',
    ...(resource.area === 'own' ? {} : { area: resource.area }),
    ...(resource.module ? { module: resource.module } : {}),
    ...(kind === 'list' || kind === 'import' ? {} : { tabs: tabsOf(resource, kind, section) }),
    ...idsOf(resource, kind),
    ...(kind === 'show' && resource.tabs ? { isThere: (tenant, tab) => hasTab(resource, tenant, tab) } : {}),
    resource,
    verb: kind,
    allows: (user, tenant) => ['yes', 'own'].includes(can(principalOf(user), verbOf(kind), resource, tenant)),
    ...placeOf(resource, kind, section, list, menu),
  }));
}

/** A list stands in the menu, or under the resource it is reached from; every other screen under its list, or there too. */
function placeOf(
  { name, within, under, beneath, client }: Resource,
  kind: ScreenKind,
  section: Exclude<Section, 'public'>,
  list: boolean,
  menu: number,
): Pick<Route, 'menu' | 'parent'> {
  const listName = (resource: string) => resourceRouteNameOf(resource, 'list', section);
  if (beneath) return { parent: resourceRouteNameOf(beneath.resource, 'show', section) };
  if (kind !== 'list' && list) return { parent: listName(name) };
  if (kind === 'list' && section === 'client' && client?.menu) return { menu };
  if (within) return { parent: listName(within) };
  if (under) return { parent: section === 'office' ? under : `client.${under}` };
  return kind === 'list' ? { menu } : {};
}

/** A file makes records. */
const verbOf = (kind: ScreenKind): Verb => (kind === 'import' ? 'create' : kind);

function allows(resource: Resource, kind: ScreenKind, section: Section): boolean {
  if (kind === 'import' && !(resource.imports && section === 'office')) return false;
  const may = section === 'office' ? resource.may : (resource.client?.may ?? []);
  return may?.includes(verbOf(kind)) ?? true;
}

/** Tabs have numbers in a form, and on the page of a record also the names of the related resources and, in the office, its timeline and history. */
function tabsOf(resource: Resource, kind: ScreenKind, section: Section): readonly string[] {
  const numbers = Array.from({ length: (resource.sections?.length ?? 1) + (resource.tabs?.length ?? 0) }, (_, at) => `${at}`);
  if (kind !== 'show') return numbers;
  const related = (resource.tabs ?? []).map((tab) => tab.resource);
  return [...numbers, ...related, ...(section === 'office' ? [...(resource.timeline ? ['os-czasu'] : []), 'historia'] : [])];
}

/** Whether the firm shows the list that the tab is made of. */
function hasTab({ tabs = [], module }: Resource, tenant: Tenant, name: string): boolean {
  const tab = tabs.find(({ resource }) => resource === name);
  return tab?.component === undefined || tenant.shows(tab.component, module);
}

function wordsOf(resource: Resource, kind: ScreenKind): { title: string; label: string } {
  const title = screenTitle(resource, kind);
  if (kind === 'import') return { title, label: importLabel };
  return { title, label: kind === 'list' ? resource.labels.few : title };
}

/** What leads to the screen that loads a file, and what it is called under its list. */
export const importLabel = 'Wczytaj z pliku';

function screenTitle({ labels }: Resource, kind: ScreenKind): string {
  if (kind === 'list') return labels.list ?? labels.few;
  if (kind === 'import') return `${labels.few}: wczytanie z pliku`;
  if (kind === 'create') return labels.create ?? `${labels.one}: nowy wpis`;
  return kind === 'edit' ? (labels.edit ?? `${labels.one}: edycja`) : labels.one;
}
