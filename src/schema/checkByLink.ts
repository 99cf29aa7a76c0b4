import { isConcealed } from './concealed';
import type { Resource } from './resource';

type Registry = Readonly<Record<string, Resource>>;
type Report = (place: string, fault: string) => void;

/** Types that want a code besides the link; in plain text figures are covered when it is shown. */
const figures = ['money', 'bankAccount', 'pesel', 'richText'];

/** What a link shows: to clients alone, nothing closed, and neither money nor an account without a code. */
export function checkByLink(resource: Resource, resources: Registry, report: Report): void {
  const { byLink } = resource;
  if (!byLink) return;
  const says: Report = (place, fault) => report(`byLink${place && `.${place}`}`, fault);
  if (!resource.client?.may.includes('show')) says('', 'shows a record to clients, who may not open it');
  checkKeys(resource, byLink, 'shows', says);
  const { items } = byLink;
  if (!items) return;
  const hanging = resources[items.resource];
  if (hanging?.fields[items.by]?.resource !== resource.name) {
    says('items', `looks for "${items.resource}" by "${items.by}", which is no reference to ${resource.name}`);
    return;
  }
  if (!hanging.client?.may.includes('list')) says('items', 'are shown to clients, who may not list them');
  if (!hanging.list.filters?.includes(items.by)) says('items', `are found by "${items.by}", which filters no list`);
  checkKeys(hanging, items, 'items.shows', says);
}

function checkKeys(
  { fields, name, client }: Resource,
  { shows, opens = [] }: { shows: readonly string[]; opens?: readonly string[] },
  place: string,
  report: Report,
) {
  for (const key of [...shows, ...opens]) {
    const field = fields[key];
    if (!field || client?.hidden?.includes(key)) report(place, `names "${key}", which no client reads of ${name}`);
    else if (isConcealed(field)) report(place, `names "${key}", which is closed to most people`);
  }
  for (const key of shows)
    if (figures.includes(fields[key]?.type ?? '')) report(place, `shows "${key}" without a code, and it is ${fields[key]?.type}`);
}
