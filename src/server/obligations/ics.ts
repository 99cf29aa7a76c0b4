import { createHash } from 'node:crypto';
import { type CompanyDuties, type Duty, spanOf } from '../../contract/obligations';
import { formatMonth } from '../../lib/dates';
import { countOf } from '../../lib/text';
import { dayLines, icsFile } from '../calendar/ics';
import type { CalendarDuty } from './month';

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

/** A month's duties over many companies as a calendar: each once, on its last day, with those who owe it. */
export function groupsIcs(duties: readonly CalendarDuty[], month: string, { host, at }: Given): string {
  return icsFile(
    `Obowiązki klientów – ${formatMonth(month)}`,
    duties.flatMap(({ group, clients }) =>
      dayLines({
        uid: `duties-${createHash('sha256').update(group.key).digest('hex').slice(0, 32)}@${host}`,
        at,
        on: group.due,
        title: `${group.name}${group.by_event ? ':' : ''} ${spanOf(group)} · ${countOf(clients.length, 'klient', 'klientów', 'klientów')}`,
        says: [clients.join('\n'), group.perhaps > 0 ? `W tym być może: ${group.perhaps}` : null, group.basis, group.shifted]
          .filter(Boolean)
          .join('\n'),
      }),
    ),
  );
}

const titleOf = (duty: Duty) =>
  `${duty.name}${duty.by_event ? ':' : ''} ${spanOf(duty)}${duty.person ? ` – ${duty.person.name}` : ''}`;
const saysOf = ({ company, basis, shifted }: Duty) => [`Firma: ${company.title}`, basis, shifted].filter(Boolean).join('\n');
