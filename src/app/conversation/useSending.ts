import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asSentence } from '../../lib/text';
import type { Resource } from '../../schema';
import type { Begun } from '../outbox/useBegun';
import { ApiError } from '../providers/apiError';
import { request } from '../providers/request';
import { saidBy } from '../providers/saidBy';
import { newPost } from './deliveries';
import { bodyOf, type DraftControl } from './draft';

type State = { kind: 'idle' } | { kind: 'sending' } | { kind: 'failed'; says: string };

/**
 * Sends a draft, or corrects the post it is of. A post goes by the outbox: without a network it waits there under its key, and the
 * place to write is free again. What the server refuses stays where it was written.
 */
export function useSending(resource: Resource, id: string, { now, clear }: DraftControl) {
  const client = useQueryClient();
  const [state, setState] = useState<State>({ kind: 'idle' });

  /** Whether it is on its way: it arrived, or waits for the network. */
  async function send(begun: Begun): Promise<boolean> {
    const draft = now();
    const { body } = bodyOf(draft);
    if (body === null && begun.files.length === 0) {
      setState({ kind: 'failed', says: 'Napisz wiadomość albo dodaj plik.' });
      return false;
    }
    setState({ kind: 'sending' });
    try {
      if (draft.editing) await request(`/api/${resource.name}/${id}/posts/${draft.editing}`, { method: 'PUT', body: { body } });
      else {
        const outcome = await begun.deliver(newPost(resource, id, draft));
        if (outcome.state === 'refused') throw outcome.error;
      }
      clear();
      setState({ kind: 'idle' });
      await client.invalidateQueries({ predicate: ({ queryKey: [name] }) => name === resource.name });
      return true;
    } catch (error) {
      setState({ kind: 'failed', says: reason(error) });
      return false;
    }
  }
  return { send, state, refuse: (says: string) => setState({ kind: 'failed', says: asSentence(says) }) };
}

/** Of what was refused, the sentence about the words or the files themselves. */
function reason(error: unknown): string {
  const [first] = error instanceof ApiError ? Object.values(error.body?.errors ?? {}) : [];
  return asSentence(first ?? saidBy(error));
}
