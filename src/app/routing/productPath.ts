import { recordAddress } from '../../schema/address';
import { declarations } from '../registry';
import { resourcePath, roots } from './resourceRoutes';
import type { Section } from './route';

/** No address of the product starts like this: a path that does was made by react-admin and is rewritten. */
export const markers = { office: '/@admin', client: '/@client' } as const satisfies Record<Exclude<Section, 'public'>, string>;

/**
 * The product's address for a path that react-admin made; any other path comes back untouched.
 * `/@admin/companies/7` → `/dashboard/companies/7/edit`, `/@admin/companies/7/show` → `/dashboard/companies/7`.
 */
export function productPath(path: string): string {
  const section = (['office', 'client'] as const).find((each) => path === markers[each] || path.startsWith(`${markers[each]}/`));
  if (!section) return path;
  const [, beyond = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path.slice(markers[section].length)) ?? [];
  const [name = '', second, third, ...more] = beyond.split('/').slice(1);
  if (name === 'login') return `/login${rest}`;
  const resource = declarations()[name];
  const home = roots[section] || '/';
  if (!resource) return home;
  const base = resourcePath(resource, section);
  const tail = (parts: (string | undefined)[]) =>
    parts
      .filter(Boolean)
      .map((part) => `/${part}`)
      .join('');
  if (!second) return base + rest;
  if (second === 'create' && resource.beneath) return base;
  if (second === 'create') return `${base}/${resource.createWord ?? 'new'}${tail([third, ...more])}${rest}`;
  const page = `${roots[section]}/${recordAddress(resource, second)}`;
  if (third === 'show') return `${page}${tail(more)}${rest}`;
  return `${page}/edit${tail([third, ...more])}${rest}`;
}
