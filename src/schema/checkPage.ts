import { typeOf } from './fields';
import type { Resource } from './resource';

type Registry = Readonly<Record<string, Resource>>;
type Report = (place: string, fault: string) => void;

/** What a record's page tells besides its fields: names that cross resources, and nothing that is closed to most people (P08). */
export function checkPage(resource: Resource, resources: Registry, report: Report): void {
  checkMoments(resource, resources, report);
  const { facts = [], figures = [], next = [] } = resource.head ?? {};
  for (const key of facts) {
    const field = resource.fields[key];
    if (!field) report('head.facts', `names "${key}", which is not a field`);
    else if (isClosed(field)) report('head.facts', `tells "${key}", which is closed to most people`);
  }
  checkCall(resource, report);
  for (const { resource: name, by, where = {}, late } of [...figures, ...next.map((step) => ({ ...step, late: undefined }))]) {
    const target = resources[name];
    if (target?.fields[by]?.resource !== resource.name) {
      report('head', `counts ${name} by "${by}", which is not a reference of ${name} to ${resource.name}`);
      continue;
    }
    const asked = [...Object.keys(where), ...(typeof late === 'string' ? [late] : [])];
    for (const key of asked)
      if (!target.list.filters?.includes(key)) report('head', `asks for "${key}", by which ${name} can't be filtered`);
    for (const [key, values] of Object.entries(where))
      for (const value of values)
        if (target.fields[key]?.choices && !Object.hasOwn(target.fields[key]?.choices ?? {}, String(value)))
          report('head', `asks ${name}.${key} to be "${value}", which it never is`);
  }
}

function checkCall({ head, fields }: Resource, report: Report): void {
  if (!head?.call) return;
  const { list, phone, name } = head.call;
  const field = fields[list];
  if (!field?.of) report('head.call', `names "${list}", which is no list`);
  else if (isClosed(field)) report('head.call', `tells "${list}", which is closed to most people`);
  else {
    if (field.of[phone]?.type !== 'phone') report('head.call', `calls "${phone}", which is no telephone number`);
    for (const key of name) if (!field.of[key]) report('head.call', `names people by "${key}", which ${list} does not hold`);
  }
}

function checkMoments(resource: Resource, resources: Registry, report: Report): void {
  for (const key of resource.moments ?? []) {
    const field = resource.fields[key];
    if (key === 'created_at') continue;
    if (!field || typeOf(field).stored !== 'moment') report('moments', `names "${key}", which is not a moment`);
    else if (isClosed(field)) report('moments', `tells "${key}", which is closed to most people`);
  }
  const hangs = (other: Resource) =>
    other.moments !== undefined &&
    Object.values(other.fields).some((field) => field.type === 'reference' && field.resource === resource.name);
  if (resource.timeline && !Object.values(resources).some(hangs))
    report('timeline', 'would be empty: nothing with moments hangs on it');
}

const isClosed = ({ options }: Resource['fields'][string]) =>
  Boolean(options.grant || options.encrypted || options.data === 'secret');
