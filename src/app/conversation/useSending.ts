import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Resource } from '../../schema';
import { saidBy } from '../layout/Problem';
import { ApiError } from '../providers/apiError';
import { randomKey } from '../providers/randomKey';
import { request } from '../providers/request';
import { bodyOf, type DraftControl } from './draft';

type State = { kind: 'idle' } | { kind: 'sending' } | { kind: 'failed'; says: string };

/** Sends a draft, or corrects the post it is of. The same words sent again after a failure bear the same key, so they arrive once. */
export function useSending(resource: Resource, id: string, { now, clear }: DraftControl) {
  const client = useQueryClient();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const tried = useRef({ key: '', of: '' });

  /** Whether it arrived. */
  async function send(): Promise<boolean> {
    const draft = now();
    const body = bodyOf(draft);
    if (body.body === null && draft.files.length === 0) {
      setState({ kind: 'failed', says: 'Napisz wiadomość albo dodaj plik.' });
      return false;
    }
    const address = `/api/${resource.name}/${id}/posts`;
    const of = JSON.stringify(body);
    if (tried.current.of !== of) tried.current = { key: randomKey(), of };
    setState({ kind: 'sending' });
    try {
      if (draft.editing) await request(`${address}/${draft.editing}`, { method: 'PUT', body: { body: body.body } });
      else await request(address, { method: 'POST', body, key: tried.current.key });
      tried.current = { key: '', of: '' };
      clear();
      setState({ kind: 'idle' });
      await client.invalidateQueries({ predicate: ({ queryKey: [name] }) => name === resource.name });
      return true;
    } catch (error) {
      setState({ kind: 'failed', says: reason(error) });
      return false;
    }
  }
  return { send, state };
}

/** Of what was refused, the sentence about the words or the files themselves. */
function reason(error: unknown): string {
  const [first] = error instanceof ApiError ? Object.values(error.body?.errors ?? {}) : [];
  const says = first ?? saidBy(error);
  return /[.!?]$/.test(says) ? says : `${says}.`;
}
