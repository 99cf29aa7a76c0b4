import type { Field, Resource } from '../../schema';
import { latestTenant } from './store';

type Words = Readonly<Record<string, string>>;
const made = new WeakMap<Words, Map<Resource, Resource>>();

/** The declaration in the firm's own words: names of the section, titles of its screens, labels of its fields. */
export function worded(resource: Resource): Resource {
  const strings = latestTenant()?.strings;
  if (!strings || !Object.keys(strings).some((key) => key.startsWith(`resources.${resource.name}.`))) return resource;
  const known = made.get(strings) ?? new Map<Resource, Resource>();
  made.set(strings, known);
  const mine = known.get(resource) ?? reworded(resource, strings);
  known.set(resource, mine);
  known.set(mine, mine);
  return mine;
}

function reworded(resource: Resource, strings: Words): Resource {
  const own = (key: string) => strings[`resources.${resource.name}.${key}`];
  const forms = (own('name') ?? '').split('||||').map((form) => form.trim());
  const { labels } = resource;
  const named = {
    one: forms[0] || labels.one,
    few: forms[1] || labels.few,
    many: forms[2] || labels.many,
  };
  const screens = Object.fromEntries(
    (['list', 'create', 'edit'] as const).flatMap((kind) => {
      const title = own(`page.${kind}`) ?? labels[kind];
      return title === undefined ? [] : [[kind, title]];
    }),
  );
  const fields = Object.entries(resource.fields).map(([key, field]): [string, Field] => [
    key,
    { ...field, label: own(`fields.${key}`) ?? own(`fields.${key.replace(/_id$/, '')}`) ?? field.label },
  ]);
  return { ...resource, labels: { ...labels, ...named, ...screens }, fields: Object.fromEntries(fields) };
}
