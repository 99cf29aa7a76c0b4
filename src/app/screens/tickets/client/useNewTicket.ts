import { useEffect, useRef, useState } from 'react';
import type { Outcome } from '../../../outbox/outbox';
import type { Begun } from '../../../outbox/useBegun';
import { ApiError } from '../../../providers/apiError';
import { saidBy } from '../../../providers/saidBy';
import { keepDraft, readDraft } from '../../../session/drafts';
import { newTicket, type TicketDraft } from './deliveries';

const name = 'tickets.new';
const empty: TicketDraft = { category: '', company: '', subject: '', text: '' };

const isEmpty = ({ subject, text }: TicketDraft) => subject === '' && text === '';

/**
 * A new case as it is written, kept through another screen and a reload; sent, it goes by the outbox and arrives once. Its kind is the one that
 * was picked, or else what `kindOf` reads from its words.
 */
export function useNewTicket(started: Partial<TicketDraft>, kindOf: (draft: TicketDraft) => string) {
  const [draft, setDraft] = useState<TicketDraft>(() => ({ ...empty, ...readDraft<TicketDraft>(name), ...started }));
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [says, setSays] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const whole = { ...draft, category: draft.category || kindOf(draft) };
  const latest = useRef(whole);
  latest.current = whole;
  useEffect(() => {
    keepDraft(name, isEmpty(draft) ? null : draft);
  }, [draft]);

  const change = (values: Partial<TicketDraft>) => {
    setDraft((before) => ({ ...before, ...values }));
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([key]) => !Object.hasOwn(values, key))));
  };

  /** That it arrived, or that it waits for the network; null where it was refused. */
  async function send(parent: string | null, begun: Begun): Promise<Exclude<Outcome, { state: 'refused' }> | null> {
    const found = missing(latest.current);
    setFaults(found);
    if (Object.keys(found).length > 0) {
      setRefusals((count) => count + 1);
      return null;
    }
    setSending(true);
    setSays(null);
    const outcome = await begun.deliver(newTicket(latest.current, parent));
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
  return {
    draft,
    begun: isEmpty(draft) ? null : draft,
    category: whole.category,
    change,
    faults,
    says,
    sending,
    refusals,
    send,
    refuse,
  };
}

/** Which input a field of the API's is. */
const inputs: Readonly<Record<string, string>> = {
  category_id: 'category',
  company_id: 'company',
  description: 'text',
  attachment_ids: 'files',
};

function missing({ category, company, subject, text }: TicketDraft): Record<string, string> {
  return {
    ...(category ? {} : { category: 'Wybierz kategorię' }),
    ...(company ? {} : { company: 'Wybierz firmę' }),
    ...(subject.trim() ? {} : { subject: 'Napisz krótko, czego dotyczy sprawa' }),
    ...(text.trim() ? {} : { text: 'Napisz, w czym pomóc' }),
  };
}
