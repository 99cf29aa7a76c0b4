import { addDays } from '../../lib/dates';
import { type Chance, idOf } from './random';

interface Checked {
  id: string;
  title: string;
  vat_number?: string | null;
  vat_status?: string | null;
}

const told: Readonly<Record<string, string>> = { active: 'VAT czynny', not_registered: 'niezarejestrowany w VAT' };

/** What the list of VAT payers answered of the first clients when they were taken on. */
export function registerChecks(luck: Chance, moment: number, companies: readonly Checked[], today: string, asker: string | null) {
  return companies
    .filter(({ vat_number }) => Boolean(vat_number))
    .slice(0, 12)
    .map(({ id, title, vat_number, vat_status }, nth) => ({
      id: idOf(luck, moment),
      register: 'white_list',
      number: vat_number,
      company_id: id,
      result: 'found',
      says: `${title}; ${told[vat_status ?? ''] ?? 'VAT zwolniony'}`,
      checked_at: `${addDays(today, -20 - nth)} 10:${String(10 + nth).padStart(2, '0')}:00`,
      request_id: `demo${nth}-${String(1_000_000 + nth * 7_919).slice(1)}`,
      checked_by_id: asker,
    }));
}

/** What a night found otherwise than on the cards: a name that a company changed, and one that the list does not have any more. */
export function registerDifferences(luck: Chance, moment: number, companies: readonly Checked[], today: string) {
  const [renamed, struck] = companies.filter(({ vat_number, vat_status }) => Boolean(vat_number) && vat_status === 'active');
  const difference = (company: Checked, values: object) => ({
    id: idOf(luck, moment),
    company_id: company.id,
    found_on: addDays(today, -1),
    status: 'open',
    ...values,
  });
  return [
    ...(renamed
      ? [
          difference(renamed, {
            title: 'Nazwa',
            register: 'krs',
            subject: 'title',
            mine: renamed.title,
            theirs: `${renamed.title} i Wspólnicy`,
            values: JSON.stringify({ title: `${renamed.title} i Wspólnicy` }),
          }),
        ]
      : []),
    ...(struck
      ? [
          difference(struck, {
            title: 'Status VAT',
            register: 'white_list',
            subject: 'vat_status',
            mine: 'czynny podatnik VAT',
            theirs: 'nie ma w wykazie czynnych podatników',
            values: JSON.stringify({ vat_status: 'removed' }),
          }),
        ]
      : []),
  ];
}
