import { addDays } from '../../lib/dates';
import { type Chance, idOf } from './random';

interface Client {
  id: string;
  zus_scheme: string | null;
  owner_id?: string | null;
}

const kinds = [
  { kind: 'pcc', amount: 1_850_000, note: 'Samochód kupiony od osoby prywatnej' },
  { kind: 'off_list_transfer', amount: 2_400_000, note: 'Nowy dostawca, rachunku jeszcze nie ma w wykazie' },
  { kind: 'ksef_offline', amount: null, note: 'Brak internetu u klienta' },
  { kind: 'property', amount: 12_000_000, note: 'Grunt pod magazyn' },
] as const;

/** What happened lately at a few clients; the tasks come of it at night. */
export function companyEvents(luck: Chance, moment: number, companies: readonly Client[], today: string) {
  // Who has just begun says what the first revenue was.
  const beginner = companies.find(({ zus_scheme }) => zus_scheme === 'start_relief')?.id;
  const told = companies.filter(({ id }, nth) => nth < 16 || id === beginner);
  return {
    'company-events': told.map(({ id: company_id }, nth) => {
      const isNew = company_id === beginner;
      const { kind, amount, note } = kinds[nth % kinds.length] ?? kinds[0];
      return {
        id: idOf(luck, moment),
        company_id,
        kind: isNew ? 'first_revenue' : kind,
        occurred_on: addDays(today, -(nth % 5)),
        amount: isNew ? null : amount,
        note: isNew ? null : note,
      };
    }),
  };
}
