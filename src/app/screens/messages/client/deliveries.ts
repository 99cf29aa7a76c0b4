import { asMarkup } from '../../../conversation/draft';
import type { Delivery } from '../../../outbox/item';

/** A message that is being written and is not sent yet. */
export interface LetterDraft {
  company: string;
  subject: string;
  text: string;
  important: boolean;
}
const named = ['wiadomość', 'wiadomości', 'wiadomości'] as const;
export const place = 'messages.new';
export const address = '/messages/new';

/** A new conversation of the client's with its first words; its files go along. */
export function newLetter(draft: LetterDraft): Delivery {
  const { company, subject, text, important } = draft;
  const body = { company_id: company, subject: subject.trim(), important, post_body: asMarkup(text) };
  return {
    named,
    title: subject.trim(),
    place,
    address,
    calls: [{ method: 'POST', path: '/api/messages/', body, files: { field: 'post_file_ids', many: true } }],
    draft,
  };
}
