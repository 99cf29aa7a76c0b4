import { dueDates } from '../../domain/deadlines/dueDates';
import { DEADLINE_RULES } from '../../domain/deadlines/rules';
import { yearArgument } from './year';

/** `deadlines 2027`: one JSON line for each date on which any rule falls due in the year, in order of date, then rule. */
export function run(args: string[]): void {
  const year = yearArgument(args, 2024, 2099);
  const rows = DEADLINE_RULES.flatMap((rule) =>
    dueDates(rule, `${year}-01-01`, `${year}-12-31`).map(({ period, nominal, due }) => ({
      rule: rule.id,
      period: period.label,
      nominal,
      due,
    })),
  );
  const key = ({ due, rule, period }: (typeof rows)[number]) => `${due} ${rule} ${period}`;
  for (const row of rows.sort((a, b) => (key(a) < key(b) ? -1 : 1))) console.log(JSON.stringify(row));
}
