import { booksAsked } from '../../domain/deadlines/fittingBooks';
import type { AccountingType, TaxationForm } from '../../domain/deadlines/taxProfile';
import { type Chance, idOf } from './random';

/** Whoever runs a pharmacy may not have the lump sum (art. 8 ust. 1 pkt 3 of its act). */
const nextFor = ({ taxation_form, pkd_main }: Trader) =>
  taxation_form === 'pit_scale' && pkd_main === '47.73.Z' ? 'pit_flat' : next[taxation_form ?? ''];

interface Trader {
  id: string;
  owner_id?: string | null;
  company_type: string;
  pkd_main: string | null;
  taxation_form: string | null;
  accounting_type?: string | null;
  advance_mode?: string | null;
}

const next: Readonly<Record<string, string>> = { lump_sum: 'pit_flat', pit_scale: 'lump_sum', pit_flat: 'pit_scale' };

/** A few sole traders who have said already that they will be taxed another way from the new year on. */
export function profileLines(luck: Chance, moment: number, companies: readonly Trader[], today: string) {
  const year = Number(today.slice(0, 4));
  const traders = companies.filter(({ company_type, taxation_form }) => company_type === 'jdg' && next[taxation_form ?? '']);
  return {
    'profile-lines': traders.slice(0, 12).flatMap(({ owner_id = null, advance_mode = null, ...trader }) => {
      const kept = {
        id: idOf(luck, moment),
        company_id: trader.id,
        subject: 'tax',
        valid_to: `${year}-12-31`,
        taxation_form: trader.taxation_form,
        advance_mode,
        reason: 'Stan z karty',
      };
      const ahead = {
        id: idOf(luck, moment),
        company_id: trader.id,
        subject: 'tax',
        valid_from: `${year + 1}-01-01`,
        taxation_form: nextFor(trader),
        reason: 'Oświadczenie klienta',
        entered_by_id: owner_id,
      };
      return [kept, ahead, ...books(luck, moment, { ...trader, owner_id }, year, ahead.id)];
    }),
  };
}

/** The books go with the form of tax, as the panel writes them. */
function books(luck: Chance, moment: number, trader: Trader, year: number, cause_id: string) {
  const { id: company_id, taxation_form, accounting_type = null, owner_id = null } = trader;
  const asked = booksAsked({
    before: taxation_form as TaxationForm | null,
    after: (nextFor(trader) ?? null) as TaxationForm | null,
    kept: accounting_type as AccountingType | null,
    keptBefore: accounting_type as AccountingType | null,
  });
  if (!asked) return [];
  const line = () => ({ id: idOf(luck, moment), company_id, subject: 'books' });
  return [
    { ...line(), valid_to: `${year}-12-31`, accounting_type, reason: 'Stan z karty' },
    {
      ...line(),
      valid_from: `${year + 1}-01-01`,
      accounting_type: asked,
      reason: 'Wraz ze zmianą formy opodatkowania',
      cause_id,
      entered_by_id: owner_id,
    },
  ];
}
