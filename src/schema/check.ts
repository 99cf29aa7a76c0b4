import { roles } from './areas';
import { checkByLink } from './checkByLink';
import { checkDeletion } from './checkDeletion';
import { checkMenu } from './checkMenu';
import { checkPage } from './checkPage';
import { checkRights } from './checkRights';
import { checkWaiting } from './checkWaiting';
import { columnOf, titleKeys } from './columns';
import { embeddedKey, isFileField } from './embedded';
import type { Counted, Field, Transition } from './field';
import { fieldTypes } from './fields';
import type { Resource } from './resource';

const fileKeys = { file: /_id$/, files: /_ids$/ };
/** Types that tell of a record's conversation. */
const ofPosts: ReadonlySet<string> = new Set(['unread', 'lastWords']);
type Registry = Readonly<Record<string, Resource>>;
type Report = (place: string, fault: string) => void;

const keyShape = /^[a-z][a-zA-Z0-9_]{0,40}$/;
/** Names every table has of its own; a field so called would hide them. */
const reserved = new Set([
  'id',
  'tenant_id',
  'created_at',
  'created_by',
  'created',
  'updated_at',
  'deleted_at',
  'deleted_with',
  'version',
  'search',
]);

/**
 * What the compiler can't see in the declarations, all at once: names that cross resources, shapes, words left empty.
 * Each fault says the place, what is wrong and what may stand there.
 */
export function checkResources(resources: Registry): string[] {
  const faults: string[] = [];
  for (const [name, resource] of Object.entries(resources)) {
    const report: Report = (place, fault) => faults.push(`${name}${place && `.${place}`} ${fault}`);
    if (resource.name !== name) report('name', `is "${resource.name}" but is listed as "${name}"`);
    if (!/^[a-z][a-z-]{1,40}$/.test(name)) report('name', 'must be lower case letters and dashes');
    checkLabels(resource, report);
    for (const [key, field] of Object.entries(resource.fields)) checkField(resource, key, field, resources, report);
    checkNames(resource, report);
    checkClosed(resource, report);
    checkOthers(resource, resources, report);
    checkBeneath(resource, resources, report);
    checkWaiting(resource, resources, report);
    checkByLink(resource, resources, report);
    checkRights(resource, report);
    checkDeletion(resource, resources, report);
    checkPage(resource, resources, report);
    checkMenu(resource, resources, report);
    if (resource.within !== undefined && !resources[resource.within])
      report('within', `names "${resource.within}", which is not a resource`);
  }
  return faults;
}

function checkLabels(resource: Resource, report: Report) {
  for (const [key, label] of Object.entries(resource.labels))
    if ([label].flat().some((form) => form.trim() === '')) report(`labels.${key}`, 'is empty');
  for (const [key, field] of Object.entries(resource.fields))
    if (field.label.trim() === '') report(`fields.${key}`, 'has an empty label');
  const seen = new Map<string, string>();
  for (const [key, { label }] of Object.entries(resource.fields)) {
    const twin = seen.get(label);
    if (twin) report(`fields.${key}`, `has the same label as ${twin}: "${label}"`);
    seen.set(label, key);
  }
}

function checkField(resource: Resource, key: string, field: Field, resources: Registry, report: Report) {
  const place = `fields.${key}`;
  if (!keyShape.test(key)) report(place, 'must start with a lower case letter and hold letters, digits and _ alone, 41 at most');
  if (reserved.has(key)) report(place, 'is a name that every record has of its own');
  if (!Object.hasOwn(fieldTypes, field.type))
    report(place, `has the type "${field.type}"; types are ${Object.keys(fieldTypes).join(', ')}`);
  if (field.type === 'reference') checkReference(key, field, resources, report);
  if (isFileField(field) && !fileKeys[field.type].test(key))
    report(place, `is a ${field.type}, so its key must end in ${field.type === 'file' ? '_id' : '_ids'}`);
  if (field.type === 'count') checkCount(key, field, resources, report);
  const { currency } = field.options;
  if (currency !== undefined && (field.type !== 'money' || resource.fields[currency]?.type !== 'text'))
    report(place, `is in the currency that "${currency}" says, which needs an amount and a text`);
  const hidden = resource.client?.hidden ?? [];
  if (currency !== undefined && hidden.includes(currency) && !hidden.includes(key))
    report(place, `is shown to clients without "${currency}", which says in which currency it is`);
  if (ofPosts.has(field.type) && !resource.conversation) report(place, 'tells of posts, and the resource has no conversation');
  if (field.type === 'state') checkState(resource, key, field, report);
  if (field.choices && Object.keys(field.choices).length === 0) report(place, 'has no values to choose from');
  for (const [value, look] of Object.entries(field.choices ?? {}))
    if (look.label.trim() === '') report(`${place}.${value}`, 'has an empty label');
  for (const [itemKey, item] of Object.entries(field.of ?? {}))
    if (
      item.of ||
      item.type === 'state' ||
      item.type === 'count' ||
      ofPosts.has(item.type) ||
      isFileField(item) ||
      item.options.encrypted
    )
      report(`${place}.${itemKey}`, `a list's item can't hold a ${item.type}`);
}

function checkReference(key: string, field: Field, resources: Registry, report: Report) {
  if (!key.endsWith('_id')) report(`fields.${key}`, 'is a reference, so its key must end in _id');
  const target = resources[field.resource ?? ''];
  if (!target)
    return report(
      `fields.${key}`,
      `points to "${field.resource}", which is not a resource; resources are ${Object.keys(resources).join(', ')}`,
    );
  checkWhere(`fields.${key}.where`, field, target, report);
}

function checkCount(key: string, field: Field, resources: Registry, report: Report) {
  for (const part of [field, ...(field.plus ?? [])]) checkCounted(key, part, resources, report);
}

function checkCounted(key: string, field: Counted, resources: Registry, report: Report) {
  const target = resources[field.resource ?? ''];
  if (!target)
    return report(
      `fields.${key}`,
      `counts "${field.resource}", which is not a resource; resources are ${Object.keys(resources).join(', ')}`,
    );
  if (target.fields[field.by ?? '']?.type !== 'reference')
    report(`fields.${key}`, `counts by "${field.by}", which is not a reference of ${target.name}`);
  checkWhere(`fields.${key}.where`, field, target, report);
}

function checkWhere(place: string, { where }: Counted, target: Resource, report: Report) {
  for (const [key, wanted] of Object.entries(where ?? {})) {
    const field = target.fields[key];
    if (!field) report(place, `names "${key}", which is not a field of ${target.name}`);
    for (const value of [wanted].flat())
      if (field?.choices && !Object.hasOwn(field.choices, String(value)))
        report(place, `asks ${target.name}.${key} to be "${value}", which it never is`);
  }
}

function checkState(resource: Resource, key: string, field: Field, report: Report) {
  const states = Object.keys(field.choices ?? {});
  if (!states.includes(field.initial ?? '')) report(`fields.${key}`, `starts as "${field.initial}", which is not a state`);
  for (const [name, transition] of Object.entries(field.transitions ?? {})) {
    for (const end of [...transition.from, transition.to])
      if (!states.includes(end)) report(`fields.${key}.${name}`, `speaks of "${end}", which is not a state`);
    if (transition.reason && !resource.fields[transition.reason])
      report(`fields.${key}.${name}`, `keeps its reason in "${transition.reason}", which is not a field`);
    if (transition.undo && !takesBack(field.transitions?.[transition.undo], transition))
      report(
        `fields.${key}.${name}`,
        `is taken back by "${transition.undo}", which does not lead from its end for the same people without a question`,
      );
    for (const asked of transition.asks ?? [])
      if (!resource.fields[asked]) report(`fields.${key}.${name}`, `asks for "${asked}", which is not a field`);
  }
  if (Object.values(resource.fields).filter(({ type }) => type === 'state').length > 1)
    report(`fields.${key}`, 'is a second state; a record stands in one');
}

/** Whether one press does it: „Cofnij” stands in passing, where nothing can be asked. */
const takesBack = (undo: Transition | undefined, { to, client = false }: Transition) =>
  undo?.from.includes(to) && (undo.client ?? false) === client && !asksFirst(undo) && !undo.needs;

const asksFirst = ({ reason, confirm, asks, office }: Transition) => reason || confirm || asks || office;

/** Names inside one resource that are strings for the compiler where resources are handled together. */
function checkNames(resource: Resource, report: Report) {
  const known = (place: string, keys: readonly string[]) => {
    for (const key of keys)
      if (!Object.hasOwn(resource.fields, key))
        report(place, `names "${key}", which is not a field; fields are ${Object.keys(resource.fields).join(', ')}`);
  };
  known('title', titleKeys(resource));
  known('list.search', resource.list.search ?? []);
  known('list.filters', resource.list.filters ?? []);
  known('list.picked', resource.list.picked ?? []);
  known(
    'sections',
    (resource.sections ?? []).flatMap(({ fields }) => fields),
  );
  known('unique', (resource.unique ?? []).flat());
  known(
    'importKeys',
    (resource.importKeys ?? []).flatMap(({ by, apart = [] }) => [...by, ...apart]),
  );
  known('importNames', Object.values(resource.importNames ?? {}));
  for (const [path, condition] of Object.entries(resource.onlyWhen ?? {})) {
    const [key = '', part] = path.split('.');
    known('onlyWhen', [key, ...Object.keys(condition ?? {})]);
    if (part !== undefined && !resource.fields[key]?.of?.[part])
      report('onlyWhen', `names "${path}", which is no part of a list`);
  }
  known('client.hidden', resource.client?.hidden ?? []);
  known('conversation.followers', resource.conversation?.followers ?? []);
  for (const key of resource.list.columns)
    if (!columnOf(resource, key)) report('list.columns', `names "${key}", which is neither a field nor computed`);
  for (const [key, { minutes }] of Object.entries(resource.computed ?? {})) {
    if (Object.hasOwn(resource.fields, key)) report(`computed.${key}`, 'is also a field');
    for (const end of minutes ?? [])
      if (resource.fields[end]?.type !== 'dateTime') report(`computed.${key}.minutes`, `names "${end}", which is not a moment`);
  }
  for (const key of Object.keys(resource.fields))
    if (embeddedKey(key) !== key && Object.hasOwn(resource.fields, embeddedKey(key)))
      report(`fields.${key}`, `and fields.${embeddedKey(key)} would share a key in answers`);
  const placed = new Set((resource.sections ?? []).flatMap(({ fields }) => fields));
  if (resource.sections)
    for (const [key, { type }] of Object.entries(resource.fields))
      if (!placed.has(key) && type !== 'count' && !ofPosts.has(type))
        report('sections', `leave out "${key}", so nobody would ever see it`);
  for (const needed of Object.values(resource.needs ?? {}).flat())
    if (!roles.includes(needed)) report('needs', `names "${needed}", which is not a role`);
}

/** What is closed or encrypted must not be found out by asking a list about it (P07, P08). */
function checkClosed(resource: Resource, report: Report) {
  const closed = Object.entries(resource.fields).filter(
    ([, { options }]) => options.grant || options.encrypted || options.data === 'secret',
  );
  for (const [key] of closed) {
    for (const part of ['search', 'filters'] as const)
      if (resource.list[part]?.includes(key)) report(`list.${part}`, `asks about "${key}", which is closed to most people`);
    if (resource.list.sort.startsWith(`${key}:`)) report('list.sort', `orders by "${key}", which is closed to most people`);
  }
  const sensitive = resource.client?.hidden ?? [];
  for (const key of Object.keys(resource.client?.rows.where ?? {}))
    if (!Object.hasOwn(resource.fields, key)) report('client.rows.where', `names "${key}", which is not a field`);
  const { circles } = resource;
  for (const key of Object.keys(resource.narrowed?.where ?? {}))
    if (!Object.hasOwn(resource.fields, key)) report('narrowed.where', `names "${key}", which is not a field`);
  for (const value of Object.keys(circles?.values ?? {}))
    if (!resource.fields[circles?.by ?? '']?.choices?.[value])
      report('circles', `closes "${value}", which "${circles?.by}" never is`);
  for (const key of titleKeys(resource))
    if (sensitive.includes(key)) report('client.hidden', `hides "${key}", which is the title`);
}

function checkBeneath({ beneath, fields, path, name }: Resource, resources: Registry, report: Report) {
  if (!beneath) return;
  const over = resources[beneath.resource];
  if (!over) return report('beneath', `names "${beneath.resource}", which is not a resource`);
  if (fields[beneath.by]?.resource !== over.name)
    report('beneath', `goes by "${beneath.by}", which is not a reference to ${over.name}`);
  if ((path ?? name) !== (over.path ?? over.name)) report('path', `must be that of ${over.name}, which it stands beneath`);
}

function checkOthers(resource: Resource, resources: Registry, report: Report) {
  for (const key of resource.held?.by ?? [])
    if (resources[resource.fields[key]?.resource ?? '']?.self?.by !== 'id')
      report('held', `names "${key}", which points to nobody`);
  for (const name of resource.about?.among ?? [])
    if (!resources[name]) report('about', `names "${name}", which is not a resource`);
  checkBegins(resource, resources, report);
  for (const { resource: name, by } of resource.tabs ?? []) {
    const target = resources[name];
    if (!target) report('tabs', `shows "${name}", which is not a resource; resources are ${Object.keys(resources).join(', ')}`);
    else if (target.fields[by]?.resource !== resource.name)
      report('tabs', `shows ${name} by "${by}", which is not a reference to ${resource.name}`);
  }
}

function checkBegins({ name, fields, conversation }: Resource, resources: Registry, report: Report) {
  if (!conversation?.begins) return;
  const { resource, by, words, author, same, sets = {} } = conversation.begins;
  const target = resources[resource];
  if (!target) return report('conversation.begins', `names "${resource}", which is not a resource`);
  if (target.fields[by]?.resource !== name)
    report('conversation.begins', `points back by "${by}", which is not a reference to ${name}`);
  if (target.fields[words]?.type !== 'richText') report('conversation.begins', `puts words into "${words}", which takes none`);
  if (author !== undefined && resources[target.fields[author]?.resource ?? '']?.self?.by !== 'id')
    report('conversation.begins', `puts people into "${author}", which is no reference to any`);
  for (const key of same)
    if (!fields[key] || fields[key].type !== target.fields[key]?.type)
      report('conversation.begins', `carries "${key}", which is not the same field on both sides`);
  for (const key of Object.keys(sets))
    if (!target.fields[key]) report('conversation.begins', `sets "${key}", which is not a field of ${resource}`);
}
