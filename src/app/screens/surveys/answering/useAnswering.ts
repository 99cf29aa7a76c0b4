import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Answering } from '../../../../contract/surveys/answering';
import { request } from '../../../providers/request';
import { answerKeeper, type Keeping } from './answerKeeper';
import { keepAnswers, sendSurvey } from './deliveries';

const key = (id: string) => ['surveys', 'answering', id];

/** A survey before the person who answers it, where they left off; every answer is kept as it is given. */
export function useAnswering(id: string) {
  const client = useQueryClient();
  const address = `/api/surveys/mine/${id}`;
  // Fetched once: what one types must not be replaced under one's fingers.
  const { data, error, refetch } = useQuery({
    queryKey: key(id),
    queryFn: async () => {
      const { json } = await request<Answering>(address);
      return json.state === 'invited' ? (await request<Answering>(`${address}/open`, { method: 'POST' })).json : json;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const [answers, setAnswers] = useState<Record<string, unknown> | null>(null);
  const [keeping, setKeeping] = useState<{ state: Keeping; error: unknown }>({ state: 'idle', error: null });
  const title = useRef('');
  title.current = data?.title ?? '';
  const keeper = useMemo(
    () =>
      answerKeeper({
        send: (changed) => keepAnswers(id, title.current, changed),
        onChange: (state, failure) => setKeeping({ state, error: failure }),
      }),
    [id],
  );
  useEffect(() => {
    const leaving = (event: BeforeUnloadEvent) => {
      if (!keeper.isDirty()) return;
      void keeper.flush();
      event.preventDefault();
    };
    const now = () => void keeper.flush();
    window.addEventListener('beforeunload', leaving);
    window.addEventListener('online', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      now();
      keeper.stop();
      window.removeEventListener('beforeunload', leaving);
      window.removeEventListener('online', now);
      document.removeEventListener('visibilitychange', now);
    };
  }, [keeper]);

  async function show(json: Answering): Promise<void> {
    client.setQueryData(key(id), json);
    setAnswers(null);
    await client.invalidateQueries({ queryKey: ['surveys', 'mine'] });
  }
  async function decline(): Promise<void> {
    await keeper.flush();
    await show((await request<Answering>(`${address}/decline`, { method: 'POST' })).json);
  }
  /** Without a network the word waits behind its answers; the form says so. */
  async function submit(): Promise<void> {
    await keeper.flush();
    const outcome = await sendSurvey(id, title.current);
    if (outcome.state === 'refused') throw outcome.error;
    // Without an answer of its own it had been sent before.
    if (outcome.state === 'sent') await show((outcome.json as Answering | null) ?? (await request<Answering>(address)).json);
  }
  return {
    survey: data,
    error,
    refetch,
    answers: answers ?? data?.answers ?? {},
    keeping,
    change: (question: string, value: unknown) => {
      setAnswers((before) => ({ ...(before ?? data?.answers ?? {}), [question]: value }));
      keeper.keep(question, value);
    },
    /** The office has the answer already, with these files: shown, not sent anew. */
    kept: (question: string, value: unknown, files: Answering['files']) => {
      setAnswers((before) => ({ ...(before ?? data?.answers ?? {}), [question]: value }));
      client.setQueryData<Answering>(key(id), (before) => before && { ...before, files });
    },
    reveal: async (question: string) => {
      const body = { field: `answers.${question}` };
      return (await request<{ data: { value: string | null } }>(`${address}/reveal`, { method: 'POST', body })).json.data.value;
    },
    retry: () => void keeper.flush(),
    submit,
    decline,
  };
}
