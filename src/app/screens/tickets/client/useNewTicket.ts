import { useFirstWords } from '../../../outbox/useFirstWords';
import { place, type TicketDraft } from './deliveries';

const empty: TicketDraft = { category: '', company: '', subject: '', text: '' };

const isEmpty = ({ subject, text }: TicketDraft) => subject === '' && text === '';

/**
 * A new case as it is written; `proposed` stands where nothing else was chosen before. Its kind is the one that was picked, or else what
 * `kindOf` reads from its words.
 */
export function useNewTicket(
  { proposed, started }: { proposed: Partial<TicketDraft>; started: Partial<TicketDraft> },
  kindOf: (draft: TicketDraft) => string,
) {
  const { whole, ...words } = useFirstWords<TicketDraft>({
    name: place,
    empty,
    proposed,
    started,
    isEmpty,
    whole: (draft) => ({ ...draft, category: draft.category || kindOf(draft) }),
    missing,
    inputs,
    writtenOn: 'text',
  });
  return { ...words, category: whole.category };
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
