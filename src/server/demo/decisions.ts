import type { resources } from '../../../resources';
import { formatMonth, lastDayOf } from '../../lib/dates';
import { priceWords } from '../../lib/vat';
import type { RecordOf } from '../../schema';
import { type Chance, idOf } from './random';

type Declaration = RecordOf<(typeof resources)['month-declarations']>;
interface Made {
  declarations: readonly Declaration[];
  events: readonly Readonly<Record<string, unknown>>[];
  memberships: readonly { user_id: string; company_id: string }[];
}

const charged = ['accepted', 'to_invoice', 'invoiced'];

/** What the clients decided: the months that they called complete, and prices of what was charged since. */
export function decisions(luck: Chance, moment: number, { declarations, events, memberships }: Made) {
  const deciders = new Map(memberships.map(({ company_id, user_id }) => [company_id, user_id]));
  const decided = (company_id: string, values: object) => ({
    id: idOf(luck, moment),
    company_id,
    status: 'standing',
    decided_by_id: deciders.get(company_id) ?? null,
    returnable: false,
    back_until: null,
    taken_back_at: null,
    taken_back_by_id: null,
    ...values,
  });
  const complete = declarations
    .filter(({ status }) => status === 'declared')
    .map(({ id, company_id, period, declared_at }) =>
      decided(company_id, {
        kind: 'documents_complete',
        title: `Komplet dokumentów za ${formatMonth(period)}`,
        effect: 'Biuro zaczyna rozliczać ten miesiąc.',
        decided_at: declared_at,
        returnable: true,
        about: 'month-declarations',
        record_id: id,
      }),
    );
  const agreed = events
    .filter(({ status }) => charged.includes(String(status)))
    .map(({ id, company_id, description, period, net_amount, gross_amount, status }) =>
      decided(String(company_id), {
        kind: 'price',
        title: `Zaakceptowana cena: ${priceWords(Number(net_amount), Number(gross_amount))}, ${description}`,
        effect: 'Kwota trafi na najbliższą fakturę biura.',
        decided_at: `${lastDayOf(String(period))} 12:05:00`,
        returnable: status === 'accepted',
        about: 'billable-events',
        record_id: id,
      }),
    );
  return [...complete, ...agreed];
}
