import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useRef } from 'react';
import { ApiError } from '../providers/apiError';
import { saidBy } from '../providers/saidBy';

interface Asked {
  /** Names of resources whose lists and records are asked for anew, done or refused; `all` is whatever stands on the screen. */
  changes?: readonly string[] | 'all';
}

/**
 * A press that asks the server: while it is at work a second press does nothing, how it ended is said, and what it changed is asked for anew.
 * `deed` takes the work and never throws: it tells whether the work was done. A string that the work answers is said.
 */
export function useDeed({ changes = [] }: Asked = {}) {
  const client = useQueryClient();
  const notify = useNotify();
  const going = useRef(false);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    // Without a network it is refused at once and said, not kept for later: what may wait goes by the outbox.
    networkMode: 'always',
    onSettled: () =>
      changes === 'all'
        ? client.invalidateQueries()
        : Promise.all(changes.map((name) => client.invalidateQueries({ queryKey: [name] }))),
  });

  async function deed(work: () => Promise<unknown>): Promise<boolean> {
    if (going.current) return false;
    going.current = true;
    try {
      const said = await mutateAsync(work);
      if (typeof said === 'string') notify(said, { type: 'success' });
      return true;
    } catch (error) {
      // Somebody was faster: what stands now is on the screen.
      const overtaken = error instanceof ApiError && error.status === 409;
      notify(saidBy(error), { type: overtaken ? 'warning' : 'error' });
      return false;
    } finally {
      going.current = false;
    }
  }
  return { deed, doing: isPending };
}
