import { deedOf } from '../../contract/deeds';
import type { Resource } from '../../schema';
import { request } from '../providers/request';

/** Something that was done with a record, as the API tells it; moments on Warsaw's clock. */
interface Line {
  seq: number;
  at: string;
  /** `create`, `update`, `delete`, `restore`, `reveal`, `transition:close`, `action:remind`. */
  action: string;
  /** Null for the server itself. */
  actor: { id: string; title: string } | null;
  changes: { field: string; label: string; from: unknown; to: unknown }[];
}

export interface HistoryEntry {
  id: string;
  at: string;
  who: string;
  did: string;
  changes: { key: string; before: unknown; after: unknown }[];
}

/** What happened to a record, newest first, in words. */
export async function recordHistory(resource: Resource, id: string, signal?: AbortSignal): Promise<HistoryEntry[]> {
  const { json } = await request<{ data: Line[] }>(`/api/${resource.name}/${id}/history`, { signal });
  return json.data.map((line) => ({
    id: String(line.seq),
    at: line.at,
    who: line.actor?.title || 'System',
    did: deedOf(resource, line.action),
    changes: line.changes.map(({ field, from, to }) => ({ key: field, before: told(from), after: told(to) })),
  }));
}

/** A reference is told with its title; the id alone says nothing to anybody. */
function told(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'title' in value ? value.title : value;
}
