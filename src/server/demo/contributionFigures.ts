import type { contributionFigures as resource } from '../../../resources/contributionFigures';
import { monthsFrom } from '../../domain/zus/months';
import { addMonths } from '../../lib/dates';
import type { RecordOf } from '../../schema';
import type { Company } from './companies';
import { isRunIn } from './lawful';
import { payrollOf } from './payroll';
import { type Chance, idOf } from './random';
import type { Staff } from './settlements';
import { fitted } from './size';
import { drawnResult, type Settlement } from './work';

type Figure = Omit<RecordOf<typeof resource>, 'version' | 'created_at' | 'updated_at'>;

/** Revenue of a year that still allows Mały ZUS Plus in the next: at most 120 000 zł (art. 18c ust. 1 u.s.u.s.). */
const smallYear = { from: 48_000, to: 116_000 };

interface Known {
  settlements: readonly Settlement[];
  staff: Staff;
}

/**
 * What the office entered so that the contributions of the months it reckoned come out: results of the months that no settlement tells, and
 * last year's where the base hangs on it.
 */
export function contributionFigures(
  luck: Chance,
  moment: number,
  reckoned: readonly (readonly [company: Company, period: string])[],
  { settlements, staff }: Known,
): Figure[] {
  const settled = new Set(
    settlements
      .filter(({ revenue_amount }) => revenue_amount !== null)
      .map(({ company_id, period }) => `${company_id} ${period}`),
  );
  const asked = new Map<string, [Company, string]>();
  for (const [company, period] of reckoned)
    for (const each of askedFor(company, period)) asked.set(`${company.id} ${each}`, [company, each]);
  return [...asked].flatMap(([key, [company, period]]) => {
    if (settled.has(key)) return [];
    const { revenue, cost } = period.length === 4 ? yearOf(luck) : monthOf(luck, company, period, staff);
    const isLump = company.taxation_form === 'lump_sum';
    return [
      {
        id: idOf(luck, moment),
        company_id: company.id,
        person_id: null,
        period,
        income_amount: isLump ? null : revenue - cost,
        revenue_amount: isLump ? revenue : null,
        pay_amount: null,
        health_due_amount: null,
        note: null,
        entered_by_id: company.owner_id,
      },
    ];
  });
}

/** The income of the month before, or the revenue since January with the month itself (art. 81 ust. 2–2h u.ś.o.z.); of Mały ZUS Plus last year's. */
function askedFor(company: Company, period: string): string[] {
  const { company_type, taxation_form, zus_scheme } = company;
  if (company_type !== 'jdg' || zus_scheme === null) return [];
  const lastYear = zus_scheme === 'maly_plus' ? [String(Number(period.slice(0, 4)) - 1)] : [];
  const months =
    taxation_form === 'lump_sum'
      ? monthsFrom(`${period.slice(0, 4)}-01`, period)
      : taxation_form === 'pit_scale' || taxation_form === 'pit_flat'
        ? [addMonths(period, -1)]
        : [];
  return [...months.filter((each) => isRunIn(company, each)), ...lastYear];
}

const monthOf = (luck: Chance, company: Company, period: string, staff: Staff) =>
  fitted(drawnResult(luck), company, payrollOf(staff.get(company.id) ?? [], period));

function yearOf(luck: Chance) {
  const revenue = luck.whole(smallYear.from, smallYear.to) * 100;
  return { revenue, cost: Math.round(revenue * (0.2 + luck.next() * 0.3)) };
}
