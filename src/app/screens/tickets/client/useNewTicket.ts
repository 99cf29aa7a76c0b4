import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { StoredFile } from '../../../../contract/files';
import { asMarkup } from '../../../conversation/draft';
import { saidBy } from '../../../layout/Problem';
import { ApiError } from '../../../providers/apiError';
import { randomKey } from '../../../providers/randomKey';
import { request } from '../../../providers/request';
import { keepDraft, readDraft } from '../../../session/drafts';

/** A case that is being written and is not sent yet. */
export interface TicketDraft {
  category: string;
  company: string;
  subject: string;
  text: string;
  files: readonly StoredFile[];
}
const name = 'tickets.new';
const empty: TicketDraft = { category: '', company: '', subject: '', text: '', files: [] };

/**
 * A new case as it is written, kept through a failed send, another screen and a reload. The same words sent again bear the same key, so
 * they arrive once.
 */
export function useNewTicket(started: Partial<TicketDraft>) {
  const [draft, setDraft] = useState<TicketDraft>(() => ({ ...empty, ...readDraft<TicketDraft>(name), ...started }));
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [says, setSays] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const latest = useRef(draft);
  latest.current = draft;
  const tried = useRef({ key: '', of: '' });
  const client = useQueryClient();
  useEffect(() => {
    const begun = draft.subject !== '' || draft.text !== '' || draft.files.length > 0;
    keepDraft(name, begun ? draft : null);
  }, [draft]);

  const change = (values: Partial<TicketDraft>) => {
    setDraft((before) => ({ ...before, ...values }));
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([key]) => !Object.hasOwn(values, key))));
  };

  /** The id of the case made, or null where it was refused. */
  async function send(parent: string | null): Promise<string | null> {
    const found = missing(latest.current);
    setFaults(found);
    if (Object.keys(found).length > 0) {
      setRefusals((count) => count + 1);
      return null;
    }
    const { category, company, subject, text, files } = latest.current;
    const body = {
      category_id: category,
      company_id: company,
      subject: subject.trim(),
      description: asMarkup(text),
      attachment_ids: files.map(({ id }) => id),
      ...(parent ? { parent_id: parent } : {}),
    };
    const of = JSON.stringify(body);
    if (tried.current.of !== of) tried.current = { key: randomKey(), of };
    setSending(true);
    setSays(null);
    try {
      const { json } = await request<{ id: string }>('/api/tickets/', { method: 'POST', body, key: tried.current.key });
      keepDraft(name, null);
      void client.invalidateQueries();
      return json.id;
    } catch (error) {
      const errors = (error instanceof ApiError && error.body?.errors) || {};
      setFaults(Object.fromEntries(Object.entries(errors).map(([key, fault]) => [inputs[key] ?? key, fault])));
      setSays(saidBy(error));
      setRefusals((count) => count + 1);
      return null;
    } finally {
      setSending(false);
    }
  }
  return { draft, now: () => latest.current, change, faults, says, sending, refusals, send };
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
