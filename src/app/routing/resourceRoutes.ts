import { can } from '../../access/can';
import type { Resource, Verb } from '../../schema';
import { principalOf } from '../session/principal';
import type { Route, ScreenKind, Section } from './route';

const addresses: Record<ScreenKind, string> = { list: '', create: '/new', show: '/:id', edit: '/:id/edit' };

export const roots: Record<Exclude<Section, 'public'>, string> = { office: '/dashboard', client: '' };

/** Where a resource stands under its section's root: `/dashboard/companies`, `/documents`. */
export function resourcePath(resource: Resource, section: Exclude<Section, 'public'>): string {
  return `${roots[section]}/${resource.path ?? resource.name}`;
}

export function resourceRouteName(resource: Resource, kind: ScreenKind, section: Exclude<Section, 'public'>): string {
  return section === 'office' ? `${resource.name}.${kind}` : `client.${resource.name}.${kind}`;
}

/** The screens of a resource in a section: those of the verbs that its declaration allows there. */
export function routesOf(resource: Resource, section: Exclude<Section, 'public'>, menu: number): Route[] {
  const kinds = (['list', 'create', 'show', 'edit'] as const).filter((kind) => allows(resource, kind, section));
  const list = kinds.includes('list');
  return kinds.map((kind) => ({
    name: resourceRouteName(resource, kind, section),
    path: resourcePath(resource, section) + addresses[kind],
    title: screenTitle(resource, kind),
    section,
    login: true,
    admin: section === 'office',
    ...(resource.area === 'own' ? {} : { area: resource.area }),
    ...(resource.module ? { module: resource.module } : {}),
    ...(kind === 'list' ? {} : { tabs: tabsOf(resource, kind, section) }),
    ...(kind === 'show' || kind === 'edit' ? { ids: { id: 'uuid' as const } } : {}),
    resource,
    verb: kind,
    allows: (user, tenant) => ['yes', 'own'].includes(can(principalOf(user), kind, resource, tenant)),
    ...placeOf(resource, kind, section, list, menu),
  }));
}

/** A list stands in the menu, or under the resource it is reached from; every other screen under its list, or there too. */
function placeOf(
  { name, within, under }: Resource,
  kind: ScreenKind,
  section: Exclude<Section, 'public'>,
  list: boolean,
  menu: number,
): Pick<Route, 'menu' | 'parent'> {
  const listName = (resource: string) => (section === 'office' ? `${resource}.list` : `client.${resource}.list`);
  if (kind !== 'list' && list) return { parent: listName(name) };
  if (within) return { parent: listName(within) };
  if (under) return { parent: section === 'office' ? under : `client.${under}` };
  return kind === 'list' ? { menu } : {};
}

function allows(resource: Resource, verb: Verb, section: Section): boolean {
  const may = section === 'office' ? resource.may : (resource.client?.may ?? []);
  return may?.includes(verb) ?? true;
}

/** Tabs have numbers in a form, and on the page of a record also the names of the related resources and, in the office, its history. */
function tabsOf(resource: Resource, kind: ScreenKind, section: Section): readonly string[] {
  const numbers = Array.from({ length: (resource.sections?.length ?? 1) + (resource.tabs?.length ?? 0) }, (_, at) => `${at}`);
  if (kind !== 'show') return numbers;
  const related = (resource.tabs ?? []).map((tab) => tab.resource);
  return [...numbers, ...related, ...(section === 'office' ? ['historia'] : [])];
}

export function screenTitle({ labels }: Resource, kind: ScreenKind): string {
  if (kind === 'list') return labels.list ?? labels.few;
  if (kind === 'create') return labels.create ?? `${labels.one}: nowy wpis`;
  return kind === 'edit' ? (labels.edit ?? `${labels.one}: edycja`) : labels.one;
}
