import { formatDate, lastDayOf } from '../../../lib/dates';
import type { HealthForm, HealthPart } from '../health/part';

/** What the office has to enter before a month's contributions are exact. */
export type OwnerLack = 'scheme' | 'tax_form' | 'small_plus_income' | 'income' | 'revenue' | 'pay';

/** Something to be told of a month, in Polish; `lack` where the office can mend it by entering something. */
export interface Remark {
  lack: OwnerLack | null;
  says: string;
}

/** What of the person was taken otherwise than it is entered. */
interface Taken {
  lawful?: readonly { from: string; to: string | null }[];
  assumed_end?: string | null;
  impossible?: boolean;
}

interface Counted {
  month: string;
  hasStage: boolean;
  /** Mały ZUS Plus without its base. */
  smallPlusAtLeast: boolean;
  hasSocial: boolean;
  form: HealthForm | null;
  health: HealthPart | null;
}

/** What is missing of a month, or was taken otherwise than it is entered. */
export function remarksOn(facts: Taken, { month, hasStage, smallPlusAtLeast, hasSocial, form, health }: Counted): Remark[] {
  const year = Number(month.slice(0, 4));
  const [first, last] = [`${month}-01`, lastDayOf(month)];
  const isLawful = (facts.lawful ?? []).some(({ from, to }) => from <= last && first <= (to ?? last));
  const remarks: (Remark | false)[] = [
    facts.impossible === true &&
      isLawful && { lack: null, says: 'wpisany etap ZUS nie może tak trwać: policzono, jak każe ustawa' },
    facts.assumed_end != null &&
      facts.assumed_end < first && {
        lack: null,
        says: `z przepisów etap ZUS mógł się skończyć ${formatDate(facts.assumed_end)}: policzono, jak wpisano`,
      },
    !hasStage && { lack: 'scheme', says: 'wpisz schemat ZUS' },
    smallPlusAtLeast && {
      lack: 'small_plus_income',
      says: `najniższa podstawa Małego ZUS Plus; wpisz dochód za ${year - 1} r.`,
    },
    !hasSocial && { lack: null, says: `podstawa lub stopy na ${year} r. nie są jeszcze znane` },
    form === null && { lack: 'tax_form', says: 'wpisz formę opodatkowania tej osoby' },
    form !== null && health === null && { lack: null, says: `składka zdrowotna na ${year} r. nie jest jeszcze ogłoszona` },
    health?.missing != null && { lack: lackOf(form), says: health.missing },
  ];
  return remarks.filter((remark) => remark !== false);
}

function lackOf(form: HealthForm | null): OwnerLack {
  if (form === 'appointed') return 'pay';
  return form === 'lump_sum' ? 'revenue' : 'income';
}
