import type { resources } from '../../../resources';
import { priceWords } from '../../lib/vat';
import type { RecordOf } from '../../schema';
import { keepDecision, standsForGood } from '../decisions/keep';
import type { HookContext } from '../handlers/define';

type Event = RecordOf<(typeof resources)['billable-events']>;
const answers = ['accepted', 'rejected'];

/** Keeps a client's word on a price; once the office passes the amount on, the word stands for good. */
export async function decided(after: Event, before: Event, context: HookContext): Promise<void> {
  const { id, company_id, description, net_amount, gross_amount, status } = after;
  if (before.status === 'to_accept' && answers.includes(status))
    return keepDecision(
      {
        company_id,
        kind: 'price',
        title: `${status === 'accepted' ? 'Zaakceptowana' : 'Odrzucona'} cena: ${priceWords(net_amount, gross_amount)}, ${description}`,
        effect: status === 'accepted' ? 'Kwota trafi na najbliższą fakturę biura.' : 'Biuro nie naliczy tej kwoty.',
        about: 'billable-events',
        record_id: id,
        back_until: null,
      },
      context,
    );
  if (answers.includes(before.status)) await standsForGood('billable-events', id, context);
}
