import type { QueryClient } from '@tanstack/react-query';
import type { StreamEvent } from './eventStream';

/** What react-query keeps of one record, by the second part of its keys. */
const ofOne = ['getOne', 'posts'];
/** What it keeps of how much is unread, by the first; and of what waits, which any change may add to or take from. */
const unread = 'unread';
const waiting: readonly unknown[] = ['waiting', 'inbox'];
/** How far begun work is changes nothing that waits. */
const jobs = 'jobs';

/** Has what a change touches fetched anew: at once where it is on the screen, else when it is next. */
export function refreshChanged(client: QueryClient, { event, data }: StreamEvent): void {
  if (event === 'missed') refreshAll(client);
  const changed = event === 'message' ? readChange(data) : null;
  if (!changed) return;
  const { resource, id, type } = changed;
  const counted = type === 'post' || type === 'read' || type === 'delete' || type === 'restore';
  void client.invalidateQueries({
    predicate: ({ queryKey: [name, kind, params] }) =>
      (counted && name === unread) ||
      (waiting.includes(name) && resource !== jobs) ||
      (name === resource && (!ofOne.includes(String(kind)) || (params as { id?: unknown } | undefined)?.id === id)),
  });
}

/** Every record and list. Questions that are not about records have no name first, and stay. */
export function refreshAll(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ queryKey }) => typeof queryKey[0] === 'string' });
}

function readChange(data: string): { resource: string; id: string; type: unknown } | null {
  try {
    const { resource, id, type } = JSON.parse(data);
    return typeof resource === 'string' && typeof id === 'string' ? { resource, id, type } : null;
  } catch {
    return null;
  }
}
