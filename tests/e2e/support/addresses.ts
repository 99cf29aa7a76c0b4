import type { Page } from 'playwright';
import { generatePath } from 'react-router';
import type { Route } from '../../../src/app/routing/route';
import { addressParams, overId } from '../../../src/schema/address';
import { callApi, firstId } from './api';

type Params = Readonly<Record<string, string>>;
type Row = Readonly<Record<string, unknown>> & { id: string };

/** A shape that every address takes, and no record has. */
const nobody = '00000000-0000-4000-8000-000000000000';

/** The address of a route whose record nobody can have; good enough for those whom the guard sends away. */
export function emptyAddress({ path }: Route): string {
  return generatePath(path, valuesFor(path, nobody) ?? {});
}

/** The address of a route, opened on the first record that the person may read; null where they have none. */
export async function addressFor(page: Page, route: Route): Promise<string | null> {
  if (!route.path.includes(':')) return route.path;
  const params = await paramsFor(page, route);
  return params && generatePath(route.path, params);
}

async function paramsFor(page: Page, { name, path, resource, verb }: Route): Promise<Params | null> {
  if (resource?.beneath && verb === 'create') {
    const over = await firstId(page, resource.beneath.resource);
    return over ? { id: over } : null;
  }
  if (resource && verb !== 'list') {
    const row = await rowOf(page, resource.name);
    return row && addressParams(resource, row.id, overId(resource, row));
  }
  if (name.startsWith('reports.')) {
    const person = await firstId(page, 'users', '&filters=isAdmin:true,status:active');
    return person ? { id: person } : null;
  }
  if (name === 'surveys.answer' || name === 'client.surveys.show') {
    const { json } = await callApi(page, '/api/surveys/mine');
    return valuesFor(path, json.data?.[0] ? String(json.data[0].id) : null);
  }
  return valuesFor(path, path.includes(':id') ? await firstId(page, 'companies') : nobody);
}

async function rowOf(page: Page, resource: string): Promise<Row | null> {
  const { json } = await callApi(page, `/api/${resource}/?page=1&limit=1`);
  const rows = (Array.isArray(json) ? json : (json.data ?? [])) as Row[];
  return rows[0] ?? null;
}

function valuesFor(path: string, id: string | null): Params | null {
  if (id === null) return null;
  const known: Params = { year: '2026', category: 'vat' };
  const names = [...path.matchAll(/:(\w+)/g)].map((found) => String(found[1]));
  return Object.fromEntries(names.map((each) => [each, known[each] ?? id]));
}
