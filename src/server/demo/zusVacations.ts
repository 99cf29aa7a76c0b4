import { holidayWindow } from '../../domain/zus/holiday/window';
import { type Chance, idOf } from './random';

interface Payer {
  id: string;
  company_type: string;
  zus_scheme: string | null;
}

const paying = ['full', 'maly_plus', 'preferential'];
const answered = [
  { answer: 'yes', status: 'granted', month: '06' },
  { answer: 'no', status: 'declined', month: null },
  { answer: 'yes', status: 'submitted', month: '12' },
  { answer: 'ask', status: 'asked', month: null },
] as const;

/** What a few sole traders answered about this year's month without contributions. */
export function zusVacations(luck: Chance, moment: number, companies: readonly Payer[], today: string) {
  const year = Number(today.slice(0, 4));
  const payers = companies.filter(({ company_type, zus_scheme }) => company_type === 'jdg' && paying.includes(zus_scheme ?? ''));
  return {
    'zus-vacations': payers.slice(0, 12).map(({ id: company_id }, nth) => {
      const { answer, status, month } = answered[nth % answered.length] ?? answered[0];
      const chosen = month && `${year}-${month}`;
      const deadline = chosen && holidayWindow(chosen).last_day;
      return {
        id: idOf(luck, moment),
        company_id,
        person_id: null,
        year,
        answer,
        month_chosen: chosen,
        status,
        reason: null,
        deadline,
        answered_at: `${year}-05-1${nth % 10} 10:15:00`,
        answered_by_id: null,
        submitted_at: deadline && deadline < today ? `${deadline} 09:30:00` : null,
        de_minimis_eur: answer === 'yes' ? luck.whole(4, 40) * 100 : null,
        message_id: null,
      };
    }),
  };
}
