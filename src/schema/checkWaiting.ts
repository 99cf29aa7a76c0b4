import { roles } from './areas';
import type { Field } from './field';
import { typeOf } from './fields';
import type { Resource } from './resource';
import type { Waiting } from './waiting';

type Registry = Readonly<Record<string, Resource>>;
type Report = (place: string, fault: string) => void;

/** Values that travel the same in every answer. */
const plain = ['text', 'integer', 'bigint', 'boolean', 'uuid', 'date'];

/** What the compiler can't see in what waits: names that cross resources, values that no field has, codes given twice. */
export function checkWaiting(resource: Resource, resources: Registry, report: Report): void {
  const seen = new Set<string>();
  for (const waiting of resource.waiting ?? []) {
    const place = `waiting.${waiting.code}`;
    const says: Report = (where, fault) => report(`${place}${where && `.${where}`}`, fault);
    if (!/^[a-z][a-z_]{1,30}$/.test(waiting.code) || waiting.code === 'unread')
      says('code', 'must be lower case letters and _, and not "unread"');
    if (seen.has(`${waiting.side} ${waiting.code}`)) says('code', `is given twice to the ${waiting.side}`);
    seen.add(`${waiting.side} ${waiting.code}`);
    if ([...waiting.label, waiting.asks].some((text) => text.trim() === '')) says('label', 'is empty');
    if (waiting.side !== 'office' && !waiting.found && !resource.client) says('side', 'is client, who know nothing of it');
    for (const role of waiting.roles ?? []) if (!roles.includes(role)) says('roles', `names "${role}", which is not a role`);
    checkValues(resource, waiting, says);
    checkPeople(resource, waiting, resources, says);
    checkRows(resource, waiting, resources, says);
    checkTold(resource, waiting, says);
  }
}

function checkValues({ fields, name }: Resource, { where }: Waiting, report: Report) {
  for (const [key, values] of Object.entries(where ?? {})) {
    const field = fields[key];
    if (!field) report('where', `names "${key}", which is not a field of ${name}`);
    for (const value of values ?? [])
      if (value !== null && field?.choices && !Object.hasOwn(field.choices, String(value)))
        report('where', `asks ${key} to be "${value}", which it never is`);
  }
}

/** It points to a person: a record that is somebody's own by its id. */
const isPerson = (field: Field | undefined, resources: Registry) =>
  field?.type === 'reference' && resources[field.resource ?? '']?.self?.by === 'id';

function checkPeople({ fields }: Resource, { mine, through }: Waiting, resources: Registry, report: Report) {
  for (const key of mine ?? [])
    if (!isPerson(fields[key], resources)) report('mine', `names "${key}", which is no reference to users`);
  const over = through && resources[fields[through.by]?.resource ?? ''];
  if (through && !over) report('through', `goes by "${through.by}", which is not a reference`);
  for (const key of through?.mine ?? [])
    if (over && !isPerson(over.fields[key], resources))
      report('through', `names "${key}" of ${over.name}, which is no reference to users`);
}

function checkRows({ name }: Resource, { some, until }: Waiting, resources: Registry, report: Report) {
  const pointing = (place: string, target: string | undefined, by: string | undefined) => {
    if (resources[target ?? '']?.fields[by ?? '']?.resource !== name)
      report(place, `looks for "${target}" by "${by}", which is no reference to ${name}`);
  };
  if (some) pointing('some', some.resource, some.by);
  if (until) {
    pointing('until', until.resource, until.by);
    if (!isPerson(resources[until.resource]?.fields[until.mine], resources))
      report('until', `knows the reader by "${until.mine}", which is no reference to users`);
  }
}

function checkTold({ fields, name }: Resource, { due, ahead, ends, amount, facts, to, does }: Waiting, report: Report) {
  const typed = (place: string, key: string | undefined, types: readonly string[]) => {
    if (key !== undefined && !types.includes(fields[key]?.type ?? ''))
      report(place, `names "${key}", which is no ${types.join(' or ')}`);
  };
  typed('due', due, ['date', 'dateTime']);
  if (due === undefined && (ahead !== undefined || ends)) report('due', 'is left out, and "ahead" or "ends" asks for it');
  for (const key of [amount ?? []].flat()) typed('amount', key, ['money']);
  if (to !== undefined && !to.startsWith('/')) typed('to', to, ['reference']);
  for (const key of facts ?? []) {
    const field = fields[key];
    if (!field || !plain.includes(typeOf(field).stored)) report('facts', `names "${key}", which ${name} can't tell in a word`);
    else if (field.options.grant || field.options.encrypted || field.options.data === 'secret')
      report('facts', `tells "${key}", which is closed to most people`);
  }
  const steps = Object.values(fields).flatMap(({ transitions }) => Object.entries(transitions ?? {}));
  const step = steps.find(([key]) => key === does)?.[1];
  if (does !== undefined && (!step || step.reason || step.asks))
    report('does', `names "${does}", which is no step taken by a word`);
}
