import { completeNip } from '../../domain/identifiers/nip';
import { addDays, addMonths } from '../../lib/dates';
import type { Company } from './companies';
import type { Chance } from './random';
import { type Document, document } from './work';

/** What some clients send month by month: the seller, the day of the month, and net złote from and to. */
const habits = [
  { seller: 'Wynajem Lokali Rynek Sp. z o.o.', day: 5, from: 1_800, to: 3_400 },
  { seller: 'Leasing Wielkopolski S.A.', day: 12, from: 900, to: 2_600 },
  { seller: 'Telefonia Bałtyk Sp. z o.o.', day: 18, from: 60, to: 240 },
] as const;
const months = 8;

/** Booked papers of the months before `month`, in which they are still missing, so that they can be expected there. */
export function habitPapers(luck: Chance, moment: number, companies: readonly Company[], month: string): Document[] {
  return companies.flatMap((company) =>
    habits.flatMap(({ seller, day, from, to }, nth) => {
      const counterparty_nip = completeNip(`${520 + nth}${String(luck.whole(0, 999_999)).padStart(6, '0')}`);
      const net_amount = luck.whole(from, to) * 100;
      const vat_amount = Math.round(net_amount * 0.23);
      return Array.from({ length: months }, (_, back): Document => {
        const period = addMonths(month, -1 - back);
        const issue_date = `${period}-${String(day + luck.whole(-1, 1)).padStart(2, '0')}`;
        const number = `FV/${luck.whole(100, 999)}/${period.slice(5)}/${period.slice(0, 4)}`;
        return {
          ...document(luck, moment, company, period),
          document_type: 'purchase_invoice',
          title: `Faktura ${number}`,
          number,
          issue_date,
          counterparty_name: seller,
          counterparty_nip,
          net_amount,
          vat_amount,
          gross_amount: net_amount + vat_amount,
          paid: true,
          status: 'booked',
          // As they came, months ago: what a client sent last stands first in lists.
          created_at: new Date(`${addDays(issue_date, 2)}T08:00:00Z`) as never,
        };
      });
    }),
  );
}
