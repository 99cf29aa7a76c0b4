import type { CompanyDuties, Duty } from '../../contract/obligations';
import { dayLines, icsFile } from '../calendar/ics';

interface Given {
  /** What ids are unique within. */
  host: string;
  at: Date;
}

/** A company's obligations as a calendar: what is certain and not done or put aside, each on its last day. */
export function dutiesIcs({ company, duties }: CompanyDuties, { host, at }: Given): string {
  const ahead = duties.filter(({ condition, state }) => condition === null && state.code !== 'not_applicable');
  return icsFile(
    `Obowiązki – ${company.title}`,
    ahead.flatMap((duty) =>
      dayLines({
        uid: `duty-${duty.key.replaceAll(':', '-')}@${host}`,
        at,
        on: duty.due,
        title: titleOf(duty),
        says: saysOf(duty),
      }),
    ),
  );
}

const titleOf = ({ name, period, person }: Duty) => `${name} za ${period}${person ? ` – ${person.name}` : ''}`;
const saysOf = ({ company, basis, shifted }: Duty) => [`Firma: ${company.title}`, basis, shifted].filter(Boolean).join('\n');
