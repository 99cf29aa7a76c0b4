import { useNotify } from 'ra-core';
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
  /** The input that is written on in, after what was sent of it. */
  writtenOn?: keyof Draft & string;
}

/**
 * A new record as a client writes it, kept through another screen and a reload; sent, it goes by the outbox and arrives once. What is typed
 * while it is being sent stays in its form.
 */
export function useFirstWords<Draft extends object>(words: FirstWords<Draft>) {
  const { name, empty, proposed, started, isEmpty, whole = same, missing, inputs, writtenOn } = words;
  const notify = useNotify();
  const [draft, setDraft] = useState<Draft>(() => ({ ...empty, ...proposed, ...filledIn(readDraft<object>(name)), ...started }));
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [says, setSays] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const sent = whole(draft);
  const latest = useRef(sent);
  latest.current = sent;
  const typed = useRef(draft);
  typed.current = draft;
  /** What stood here when it was sent, until the answer. */
  const onItsWay = useRef<Draft | null>(null);
  /** The same, from when the outbox has it and a reload would find it here once more. */
  const written = useRef<Draft | null>(null);
  const leaving = useRef(new AbortController());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what stands here when the form is left.
  useEffect(() => {
    const here = new AbortController();
    leaving.current = here;
    return () => {
      // From here on the outbox has it, and gives it back where it is refused.
      if (onItsWay.current && readDraft(name) !== null) keepDraft(name, restOf(onItsWay.current, typed.current));
      here.abort();
    };
  }, []);
  const isBlank = isEmpty(draft);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the words change, with what was sent of them by then.
  useEffect(() => {
    keepDraft(name, isBlank ? null : written.current ? restOf(written.current, draft) : draft);
  }, [name, draft, isBlank]);

  const change = (values: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...values }));
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([key]) => !Object.hasOwn(values, key))));
  };

  /** What was typed since; null where that is nothing. */
  function restOf(before: Draft, now: Draft): Draft | null {
    const rest = before === now ? null : writtenSince(before, now, writtenOn);
    return rest && !isEmpty(rest) ? rest : null;
  }

  /** That it arrived, or that it waits for the network; null where it was refused or written on meanwhile, and where the form was left. */
  async function send(
    begun: Begun,
    delivery: (draft: Draft) => Delivery,
  ): Promise<Exclude<Outcome, { state: 'refused' | 'left' }> | null> {
    const found = missing(latest.current);
    setFaults(found);
    if (Object.keys(found).length > 0) {
      setRefusals((count) => count + 1);
      return null;
    }
    setSending(true);
    setSays(null);
    const before = typed.current;
    onItsWay.current = before;
    const { signal: left } = leaving.current;
    const outcome = await begun.deliver(delivery(latest.current), {
      left,
      kept: () => readDraft(name),
      written: () => {
        if (left.aborted) return;
        written.current = before;
        keepDraft(name, restOf(before, typed.current));
      },
    });
    onItsWay.current = null;
    written.current = null;
    setSending(false);
    if (outcome.state === 'left') return null;
    if (outcome.state === 'refused') {
      keepDraft(name, isEmpty(typed.current) ? null : typed.current);
      refuse(outcome.error);
      return null;
    }
    const rest = restOf(before, typed.current);
    keepDraft(name, rest);
    setDraft(rest ?? empty);
    if (!rest) return outcome;
    const isCut = writtenOn !== undefined && rest[writtenOn] !== typed.current[writtenOn];
    notify((isCut ? addedTo : changed)[outcome.state], { type: 'info' });
    return null;
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

/** What stays is what was written after what was sent. */
const addedTo = {
  sent: 'Wysłano. To, co dopisano po naciśnięciu „Wyślij”, nie poszło i zostało w formularzu.',
  waits: 'Nie ma sieci: wysłane słowa czekają na tym urządzeniu i pójdą same. To, co dopisano później, zostało w formularzu.',
} as const;
/** What stays holds what was sent, changed. */
const changed = {
  sent: 'Wysłano to, co było przed zmianą. Zmieniona treść została w formularzu: wyślij ją tylko wtedy, gdy ma pójść jeszcze raz.',
  waits:
    'Nie ma sieci: to, co było przed zmianą, czeka na tym urządzeniu i pójdzie samo. Zmieniona treść została w formularzu: wyślij ją tylko wtedy, gdy ma pójść jeszcze raz.',
} as const;

/**
 * A draft without what was sent of the words that are written on in; null where it says the same as was sent, or differs by a tick or a
 * choice alone, which are no second message.
 */
function writtenSince<Draft extends object>(before: Draft, now: Draft, key: (keyof Draft & string) | undefined): Draft | null {
  if (Object.entries(now).every(([each, value]) => value === before[each as keyof Draft])) return null;
  const [sent, text] = key ? [String(before[key]), String(now[key])] : ['', ''];
  if (!key || sent === '' || !text.startsWith(sent)) return now;
  const added = text.slice(sent.length).trimStart();
  return added === '' ? null : { ...now, [key]: added };
}

/** What of a draft says anything. */
const filledIn = (draft: object | null) => Object.fromEntries(Object.entries(draft ?? {}).filter(([, value]) => value !== ''));
