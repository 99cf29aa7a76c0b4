import { type FormEvent, useRef, useState } from 'react';
import { unexpected, unexpectedNext } from '../../contract/errors';
import { ApiError } from '../providers/apiError';

export interface Refusal {
  /** What is wrong with the whole, or with no field in particular. */
  sentence?: string;
  /** What is wrong, by field. */
  fields: Record<string, string>;
  /** When it may be tried again, in milliseconds since 1970. */
  waitUntil?: number;
  /** How many refusals there were before. */
  count: number;
}

const unreachable = `${unexpected}. ${unexpectedNext}`;

/** What a person is told of a failed call. */
export function refusalOf(error: unknown, count: number): Refusal {
  if (!(error instanceof ApiError)) return { sentence: error instanceof Error ? error.message : unreachable, fields: {}, count };
  if (error.status === 0) return { sentence: unreachable, fields: {}, count };
  const fields = error.body?.errors ?? {};
  const wait = error.retryAfter === null ? {} : { waitUntil: Date.now() + error.retryAfter * 1000 };
  return { ...(Object.keys(fields).length > 0 ? {} : { sentence: error.message }), fields, ...wait, count };
}

/** A form's sending: one at a time, with what was refused kept until the next try. `check` names faults before anything is sent. */
export function useSubmit(send: () => Promise<void>, check: () => Record<string, string> = () => ({})) {
  const [refusal, setRefusal] = useState<Refusal>({ fields: {}, count: 0 });
  const [sending, setSending] = useState(false);
  const busy = useRef(false);

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (busy.current || (refusal.waitUntil ?? 0) > Date.now()) return;
    const fields = check();
    if (Object.keys(fields).length > 0) {
      setRefusal({ fields, count: refusal.count + 1 });
      return;
    }
    busy.current = true;
    setSending(true);
    try {
      await send();
      setRefusal({ fields: {}, count: refusal.count });
    } catch (error) {
      setRefusal(refusalOf(error, refusal.count + 1));
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  return { submit, sending, refusal };
}
