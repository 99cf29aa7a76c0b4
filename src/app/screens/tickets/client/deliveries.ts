import { asMarkup } from '../../../conversation/draft';
import type { Delivery } from '../../../outbox/item';

/** A case that is being written and is not sent yet. */
export interface TicketDraft {
  category: string;
  company: string;
  subject: string;
  text: string;
}
const named = ['sprawa', 'sprawy', 'spraw'] as const;
export const place = 'tickets.new';

/** A new case of the client's; its files go along. */
export function newTicket(draft: TicketDraft, parent: string | null): Delivery {
  const { category, company, subject, text } = draft;
  const body = {
    category_id: category,
    company_id: company,
    subject: subject.trim(),
    description: asMarkup(text),
    ...(parent ? { parent_id: parent } : {}),
  };
  return {
    named,
    title: subject.trim(),
    place,
    address: '/tickets/new',
    calls: [{ method: 'POST', path: '/api/tickets/', body, files: { field: 'attachment_ids', many: true } }],
    draft,
  };
}
