import { resources } from '../../../resources';
import { consentLabel, sourceLabel } from '../../contract/consents';
import { otherSubjects } from '../../contract/deeds';
import { type TrailEntry, type TrailKind, trailKinds } from '../../contract/trail';
import { cut } from '../../lib/text';
import type { Field, Resource } from '../../schema';
import { isFileField } from '../../schema/embedded';
import { typeOf } from '../../schema/fields';
import { hidden } from '../records/audit';
import type { AuditChanges } from '../records/auditRecord';

/** What lines tell besides fields of records. */
const details: Readonly<Record<string, string>> = {
  format: 'Format',
  rows: 'Wierszy',
  files: 'Plików',
  kept: 'Zostało (przepisy)',
  columns: 'Kolumny',
  report: 'Raport',
  paper: 'Wydruk',
  reason: 'Powód',
  entries: 'Wpisy',
  name: 'Nazwa',
  size: 'Bajtów',
  from: 'Od',
  to: 'Do',
  actor: 'Osoba',
  entity: 'Zasób',
  kind: 'Rodzaj',
  consent: 'Zgoda',
  source: 'Źródło',
};
/** Characters of one value that a line shows. */
const LONGEST = 300;

const named = new Map(Object.values<Resource>(resources).map((resource) => [resource.name, resource]));
export const resourceOf = (entity: string): Resource | undefined => named.get(entity);

/** What a kind of subject is called. */
export function subjectOf(entity: string): string {
  return named.get(entity)?.labels.one ?? otherSubjects[entity] ?? entity;
}

/** What a line tells that is no field of its record; of a firm's configuration it is everything. */
export function detailsOf(entity: string, changes: AuditChanges, people: ReadonlyMap<string, string>): TrailEntry['changes'] {
  const fields = named.get(entity)?.fields ?? {};
  return Object.entries(changes).flatMap(([key, { before, after }]) => {
    const label = details[key] ?? (entity === 'tenants' ? key : undefined);
    if (!label || Object.hasOwn(fields, key)) return [];
    return [{ label, from: textOf(undefined, before), to: textOf(undefined, worded(key, after)) }];
  });

  function worded(key: string, value: unknown): unknown {
    if (typeof value !== 'string') return value;
    if (key === 'actor') return people.get(value) ?? value;
    if (key === 'entity') return subjectOf(value);
    if (key === 'consent') return consentLabel(value);
    if (key === 'source') return sourceLabel(value);
    return key === 'kind' && Object.hasOwn(trailKinds, value) ? trailKinds[value as TrailKind] : value;
  }
}

/** A value as people read it, and no more of it than a line can show; other records and files come named. */
export function textOf(field: Field | undefined, value: unknown): string | null {
  const text = wordsOf(field, value);
  return text !== null && text.length > LONGEST ? `${cut(text, LONGEST)}…` : text;
}

function wordsOf(field: Field | undefined, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (value === hidden) return hidden;
  if (field && field.type !== 'reference' && !isFileField(field)) return typeOf(field).format(value as never, field);
  if (Array.isArray(value)) return value.map((each) => wordsOf(field, each) ?? '').join(', ');
  if (typeof value !== 'object') return String(value);
  return 'title' in value ? String(value.title) : JSON.stringify(value);
}
