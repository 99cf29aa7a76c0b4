import { limitOn } from '../../domain/limits/lookup';
import type { User } from './people';
import { type Chance, idOf } from './random';

const rates = [
  { limit_code: 'rate_fp_fs', rate: 245, source: 'projekt ustawy budżetowej' },
  { limit_code: 'rate_wypadkowa', rate: 167, source: 'art. 28 ust. 1 ustawy wypadkowej' },
] as const;

/** Rates that are set anew each year, entered by a manager for the first year to come that the table leaves open. */
export function limitValues(luck: Chance, moment: number, people: readonly User[], today: string) {
  let year = Number(today.slice(0, 4)) + 1;
  while (limitOn('rate_fp_fs', `${year}-12-31`)?.value !== null) year += 1;
  const manager = people.find(({ roles }) => roles.includes('manager') || roles.includes('boss'));
  return {
    'limit-values': rates.map((each) => ({
      id: idOf(luck, moment),
      year,
      pln_amount: null,
      eur_rate: null,
      valid_from: `${year}-01-01`,
      entered_by_id: manager?.id ?? null,
      entered_at: `${today} 08:05:00`,
      ...each,
    })),
    // As an office writes it down: the rate that the table knows, found announced.
    'interest-rates': [
      {
        id: idOf(luck, moment),
        valid_from: '2026-03-05',
        rate: 1_050,
        source: 'Obwieszczenie Ministra Finansów i Gospodarki w Monitorze Polskim',
        entered_by_id: manager?.id ?? null,
        entered_at: `${today} 08:10:00`,
      },
    ],
  };
}
