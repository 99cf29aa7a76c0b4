import type { QueryClient } from '@tanstack/react-query';
import type { StreamEvent } from './eventStream';

/** What react-query keeps of records, by the second part of its keys. */
const ofOne = 'getOne';

/** Has what a change touches fetched anew: at once where it is on the screen, else when it is next. */
export function refreshChanged(client: QueryClient, { event, data }: StreamEvent): void {
  if (event === 'missed') refreshAll(client);
  const changed = event === 'message' ? readChange(data) : null;
  if (!changed) return;
  const { resource, id } = changed;
  void client.invalidateQueries({
    predicate: ({ queryKey: [name, kind, params] }) =>
      name === resource && (kind !== ofOne || (params as { id?: unknown } | undefined)?.id === id),
  });
}

/** Every record and list. Questions that are not about records have no name first, and stay. */
export function refreshAll(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ queryKey }) => typeof queryKey[0] === 'string' });
}

function readChange(data: string): { resource: string; id: string } | null {
  try {
    const { resource, id } = JSON.parse(data);
    return typeof resource === 'string' && typeof id === 'string' ? { resource, id } : null;
  } catch {
    return null;
  }
}
