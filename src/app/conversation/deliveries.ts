import type { Resource } from '../../schema';
import type { Delivery } from '../outbox/item';
import { bodyOf, type Draft } from './draft';

const named = ['wiadomość', 'wiadomości', 'wiadomości'] as const;
const shown = 80;

/** Where the posts of one record wait for each other. */
export const placeOf = (resource: Resource, id: string) => `${resource.name}.${id}`;

/** What the person knows a draft by. */
export function titleOf(draft: Draft): string {
  const text = draft.formatted ? draft.text.replace(/<[^>]*>/g, ' ') : draft.text;
  const words = text.replace(/\s+/g, ' ').trim();
  return words.length > shown ? `${words.slice(0, shown)}…` : words || 'Pliki';
}

/** A draft as a post of the record; its files go along. */
export function newPost(resource: Resource, id: string, draft: Draft): Delivery {
  return {
    named,
    title: titleOf(draft),
    place: placeOf(resource, id),
    address: location.pathname,
    calls: [
      {
        method: 'POST',
        path: `/api/${resource.name}/${id}/posts`,
        body: bodyOf(draft),
        files: { field: 'file_ids', many: true },
      },
    ],
    draft,
  };
}
