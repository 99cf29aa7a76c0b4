import { type Chance, idOf } from './random';

interface Trader {
  id: string;
  owner_id?: string | null;
  company_type: string;
  taxation_form: string | null;
  advance_mode?: string | null;
}

const next: Readonly<Record<string, string>> = { lump_sum: 'pit_flat', pit_scale: 'lump_sum', pit_flat: 'pit_scale' };

/** A few sole traders who have said already that they will be taxed another way from the new year on. */
export function profileLines(luck: Chance, moment: number, companies: readonly Trader[], today: string) {
  const year = Number(today.slice(0, 4));
  const traders = companies.filter(({ company_type, taxation_form }) => company_type === 'jdg' && next[taxation_form ?? '']);
  return {
    'profile-lines': traders.slice(0, 12).flatMap(({ id: company_id, owner_id = null, taxation_form, advance_mode = null }) => [
      {
        id: idOf(luck, moment),
        company_id,
        subject: 'tax',
        valid_to: `${year}-12-31`,
        taxation_form,
        advance_mode,
        reason: 'Stan z karty',
      },
      {
        id: idOf(luck, moment),
        company_id,
        subject: 'tax',
        valid_from: `${year + 1}-01-01`,
        taxation_form: next[taxation_form ?? ''],
        reason: 'Oświadczenie klienta',
        entered_by_id: owner_id,
      },
    ]),
  };
}
