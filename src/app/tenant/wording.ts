import type { Field, Resource } from '../../schema';
import { inClientsWords } from '../../schema/clientsWords';
import { currentUser } from '../session/store';
import { latestTenant } from './store';

type Words = Readonly<Record<string, string>>;
type Made = Map<Resource, Resource>;
const made = { office: new WeakMap<Words, Made>(), client: new WeakMap<Words, Made>() };
const none: Words = {};

/** The declaration in the firm's own words: names of the section, titles of its screens, labels of its fields; for clients with values in theirs. */
export function worded(resource: Resource, reader: keyof typeof made = whoReads()): Resource {
  const strings = latestTenant()?.strings ?? none;
  const known: Made = made[reader].get(strings) ?? new Map();
  const before = known.get(resource);
  if (before) return before;
  made[reader].set(strings, known);
  const renamed = Object.keys(strings).some((key) => key.startsWith(`resources.${resource.name}.`));
  const mine = told(renamed ? reworded(resource, strings) : resource, reader);
  known.set(resource, mine);
  known.set(mine, mine);
  return mine;
}

const whoReads = () => (currentUser()?.isAdmin === false ? 'client' : 'office');

function told(resource: Resource, reader: keyof typeof made): Resource {
  if (reader === 'office') return resource;
  const fields = Object.entries(resource.fields).map(([key, field]): [string, Field] => [key, inClientsWords(field)]);
  const changed = fields.some(([key, field]) => field !== resource.fields[key]);
  const { client: section, ...labels } = resource.labels;
  if (!changed && !section) return resource;
  return {
    ...resource,
    fields: Object.fromEntries(fields),
    labels: section ? { ...labels, few: section, list: section } : resource.labels,
  };
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
  const section = forms.length > 0 && forms[1] ? { client: forms[1] } : {};
  return { ...resource, labels: { ...labels, ...named, ...screens, ...section }, fields: Object.fromEntries(fields) };
}
