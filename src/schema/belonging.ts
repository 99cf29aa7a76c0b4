import { onDeleteOf } from './deletion';
import type { Resource } from './resource';

type Named = (name: string | undefined) => Resource | undefined;

/** `own`: the record is a part of what is known of the other and goes with it; `told`: it tells of that person and stays another's. */
export type Tie = 'own' | 'told';

/**
 * How a record hangs on the person or company that its field points to; null where it only names them, as who did it. What goes along with a
 * deleted record belongs to it (P21), and to a person what is theirs alone, or is of personal data altogether.
 */
export function tieOf(resource: Resource, key: string, named: Named): Tie | null {
  const field = resource.fields[key];
  if (field?.type !== 'reference') return null;
  if (onDeleteOf(resource, key, named) === 'hide') return 'own';
  if (named(field.resource)?.privacy.subject !== 'person') return null;
  if (field.options.data === 'personal') return 'told';
  const whose = [resource.others?.by, resource.client?.rows.user, resource.self?.by];
  return whose.includes(key) || resource.privacy.data === 'personal' ? 'own' : null;
}

/** Fields of a resource that tie its records to those of another one so. */
export function tiesTo(target: Resource, from: Resource, ties: readonly Tie[], named: Named): string[] {
  return Object.entries(from.fields).flatMap(([key, field]) => {
    const tie = field.resource === target.name ? tieOf(from, key, named) : null;
    return tie && ties.includes(tie) ? [key] : [];
  });
}
