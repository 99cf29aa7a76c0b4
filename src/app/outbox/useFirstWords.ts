import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../providers/apiError';
import { saidBy } from '../providers/saidBy';
import { keepDraft, readDraft } from '../session/drafts';
import type { Delivery } from './item';
import type { Outcome } from './outbox';
import type { Begun } from './useBegun';

interface FirstWords<Draft> {
  /** Under what the tab keeps it: the place of its deliveries. */
  name: string;
  empty: Draft;
  /** What it starts with where nothing was said of it before. */
  proposed?: Partial<Draft>;
  /** What it starts with here, whatever was begun before. */
  started?: Partial<Draft>;
  /** Nothing of it is worth keeping. */
  isEmpty: (draft: Draft) => boolean;
  /** What is sent of it, where that is more than what was typed. */
  whole?: (draft: Draft) => Draft;
  /** What must be said first, by input. */
  missing: (draft: Draft) => Readonly<Record<string, string>>;
  /** Which input a field of the API's is. */
  inputs: Readonly<Record<string, string>>;
}

/** A new record as a client writes it, kept through another screen and a reload; sent, it goes by the outbox and arrives once. */
export function useFirstWords<Draft extends object>(words: FirstWords<Draft>) {
  const { name, empty, proposed, started, isEmpty, whole = same, missing, inputs } = words;
  const [draft, setDraft] = useState<Draft>(() => ({ ...empty, ...proposed, ...filledIn(readDraft<object>(name)), ...started }));
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [says, setSays] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const sent = whole(draft);
  const latest = useRef(sent);
  latest.current = sent;
  const isBlank = isEmpty(draft);
  useEffect(() => {
    keepDraft(name, isBlank ? null : draft);
  }, [name, draft, isBlank]);

  const change = (values: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...values }));
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([key]) => !Object.hasOwn(values, key))));
  };

  /** That it arrived, or that it waits for the network; null where it was refused. */
  async function send(
    begun: Begun,
    delivery: (draft: Draft) => Delivery,
  ): Promise<Exclude<Outcome, { state: 'refused' }> | null> {
    const found = missing(latest.current);
    setFaults(found);
    if (Object.keys(found).length > 0) {
      setRefusals((count) => count + 1);
      return null;
    }
    setSending(true);
    setSays(null);
    const outcome = await begun.deliver(delivery(latest.current));
    setSending(false);
    if (outcome.state === 'refused') {
      refuse(outcome.error);
      return null;
    }
    keepDraft(name, null);
    setDraft(empty);
    return outcome;
  }

  function refuse(error: unknown): void {
    const errors = (error instanceof ApiError && error.body?.errors) || {};
    setFaults(Object.fromEntries(Object.entries(errors).map(([key, fault]) => [inputs[key] ?? key, fault])));
    setSays(saidBy(error));
    setRefusals((count) => count + 1);
  }
  return { draft, begun: isBlank ? null : draft, whole: sent, change, faults, says, sending, refusals, send, refuse };
}

const same = <Draft>(draft: Draft): Draft => draft;

/** What of a draft says anything. */
const filledIn = (draft: object | null) => Object.fromEntries(Object.entries(draft ?? {}).filter(([, value]) => value !== ''));
