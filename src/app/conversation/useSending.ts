import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asSentence } from '../../lib/text';
import type { Resource } from '../../schema';
import { type Refused, useDeed } from '../kit/useDeed';
import type { Begun } from '../outbox/useBegun';
import { request } from '../providers/request';
import { newPost } from './deliveries';
import { bodyOf, type DraftControl } from './draft';

type State = { kind: 'idle' } | { kind: 'sending' } | { kind: 'failed'; says: string };

/**
 * Sends a draft, or corrects the post it is of. A post goes by the outbox: without a network it waits there under its key, and the
 * place to write is free again. What the server refuses stays where it was written.
 */
export function useSending(resource: Resource, id: string, { now, clear, handOver }: DraftControl) {
  const client = useQueryClient();
  const { send: post } = useDeed();
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
    const refused = await post(async () => {
      if (draft.editing) await request(`/api/${resource.name}/${id}/posts/${draft.editing}`, { method: 'PUT', body: { body } });
      else {
        const outcome = await handOver((leaving) => begun.deliver(newPost(resource, id, draft), leaving));
        if (outcome.state === 'refused') throw outcome.error;
      }
    });
    // The box is empty and free in one go: who writes on at once is not taken for a second press of the same.
    if (!refused) {
      clear();
      void client.invalidateQueries({ queryKey: [resource.name] });
    }
    setState(refused ? { kind: 'failed', says: reasonOf(refused) } : { kind: 'idle' });
    return refused === null;
  }
  return { send, state, refuse: (says: string) => setState({ kind: 'failed', says: asSentence(says) }) };
}

/** Of what was refused, the sentence about the words or the files themselves. */
const reasonOf = ({ faults, sentence }: Refused) => asSentence(Object.values(faults)[0] ?? sentence);
