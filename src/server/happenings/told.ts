import type { EnteredKind, HappeningKind } from '../../domain/deadlines/happeningKinds';
import { type Happening, NOTHING_ELSE } from '../../domain/deadlines/happeningTerms';
import { chainsOf, namesGround, type ProfileLine } from '../../domain/deadlines/timeLine';
import { CONTRACT_RULES, type ContractType } from '../../domain/hr/contracts';
import { insuredSince } from '../../domain/hr/watch';
import { addDays } from '../../lib/dates';
import type { Client } from '../recurring/client';

/** What of an employee's file tells that something happened. */
export interface StaffFacts {
  id: string;
  contract_type: ContractType;
  status: string;
  start_date: string | null;
  end_date: string | null;
  contract_signed_on: string | null;
  zus_registered_on: string | null;
  /** Not known to everybody who may type in the form. */
  birth_date?: string | null;
  student?: boolean | null;
  student_until?: string | null;
}
export interface PartnerFacts {
  id: string;
  joined_on: string | null;
  left_on: string | null;
}
export interface EventFacts {
  id: string;
  company_id: string;
  kind: EnteredKind;
  occurred_on: string | null;
  name: string | null;
  due_date: string | null;
  person_id: string | null;
  employee_id: string | null;
  ticket_id: string | null;
  left_out: string | null;
}
type Line = ProfileLine & { id: string };

type Besides = Partial<Omit<Happening, 'kind' | 'source' | 'day'>>;

/** Nothing happened where there is no day. */
function told(kind: HappeningKind, day: string | null, resource: string, id: string, besides: Besides = {}): Happening[] {
  return day === null ? [] : [{ ...NOTHING_ELSE, kind, day, source: { resource, id }, ...besides }];
}

/**
 * A candidate is not employed yet; of a contract for a specific work its conclusion is reported, not its beginning. A student by mandate is
 * reported to ZUS only once they are insured, which is watched.
 */
export function ofEmployee(staff: StaffFacts): Happening[] {
  const { id, contract_type: contract, status, start_date, end_date, contract_signed_on, zus_registered_on } = staff;
  if (status === 'candidate') return [];
  const of = { employee: id, contract };
  const since = start_date && insuredSince({ ...staff, start_date });
  const isFree = (day: string | null) => CONTRACT_RULES[contract].studentsFree && (!since || !day || day < since);
  const then = (day: string | null) => (isFree(day) ? { ...of, contract: null } : of);
  if (contract === 'specific_work')
    return told('work_signed', contract_signed_on ?? start_date, 'employees', id, { ...of, registered: zus_registered_on });
  return [
    ...told('hired', start_date, 'employees', id, { ...then(start_date), registered: zus_registered_on }),
    ...told('left', end_date, 'employees', id, then(end_date)),
  ];
}

export const ofPartner = ({ id, joined_on, left_on }: PartnerFacts): Happening[] => [
  ...told('partner_in', joined_on, 'company-persons', id, { person: id }),
  ...told('partner_out', left_on, 'company-persons', id, { person: id }),
];

export function ofEvent(event: EventFacts): Happening[] {
  const { id, company_id, kind, occurred_on, name, due_date, person_id, employee_id, ticket_id, left_out } = event;
  return told(kind, occurred_on, 'company-events', id, {
    keptBy: kind === 'closing' ? company_id : null,
    person: person_id,
    employee: employee_id,
    ticket: ticket_id,
    leftOut: (left_out ?? '').split(' ').filter(Boolean),
    own: kind === 'other' && name && due_date ? { name, due: due_date } : null,
  });
}

/** What a company's card and its dated lines tell. */
export function ofCompany({
  id,
  krs,
  ceidg_start_date,
  suspended_from,
  suspended_to,
  closed_at,
  liquidation_from,
  lines,
}: Client): Happening[] {
  const chains = chainsOf(lines as readonly Line[]);
  const rests = chains.some(([line]) => line?.subject === 'suspension')
    ? []
    : ofSuspension({ valid_from: suspended_from, valid_to: suspended_to }, 'companies', id);
  const entered = krs ? told('registered', ceidg_start_date, 'companies', id) : [];
  const liquidated = told('liquidation', liquidation_from, 'companies', id);
  const closed = told('closing', closed_at, 'companies', id, { keptBy: id });
  return [
    ...entered,
    ...rests,
    ...liquidated,
    ...closed,
    ...chains.flatMap((chain) => chain.flatMap((line, nth) => ofLine(line, chain[nth - 1]))),
  ];
}

/** The first line of a fact is how it was from the beginning on; a suspension happens each time. */
function ofLine(line: Line, before: Line | undefined): Happening[] {
  const { id, subject, person_id, valid_from } = line;
  if (subject === 'suspension') return ofSuspension(line, 'profile-lines', id);
  if (!before) return [];
  if (subject === 'vat' && (line.vat_status !== before.vat_status || line.vat_period !== before.vat_period)) {
    // To say by what somebody is exempt changes nothing that VAT-R tells.
    if (namesGround(before.vat_status, line.vat_status)) return [];
    const starts = line.vat_status === 'active' && before.vat_status !== 'active';
    return told(starts ? 'vat_started' : 'vat_changed', valid_from, 'profile-lines', id);
  }
  if (subject === 'vat_eu' && line.vat_eu && !before.vat_eu) return told('vat_eu_started', valid_from, 'profile-lines', id);
  if (subject === 'books' && line.accounting_type !== before.accounting_type)
    return told('books_started', valid_from, 'profile-lines', id);
  if (subject === 'zus' && line.zus_scheme !== before.zus_scheme && !joinsSmallPlus(line, before))
    return told('scheme_change', valid_from, 'profile-lines', id, { person: person_id });
  return [];
}

/** From full contributions on 1 January: registered by the end of the month (art. 36 ust. 14a u.s.u.s.), which the calendar tells. */
const joinsSmallPlus = (line: Line, before: Line) =>
  line.zus_scheme === 'maly_plus' && before.zus_scheme === 'full' && line.valid_from?.endsWith('-01-01') === true;

function ofSuspension(
  { valid_from, valid_to }: Pick<Line, 'valid_from' | 'valid_to'>,
  resource: string,
  id: string,
): Happening[] {
  return [
    ...told('suspended', valid_from, resource, id),
    ...told('resumed', valid_from && valid_to ? addDays(valid_to, 1) : null, resource, id),
  ];
}

/** A closing told by the card and by its event is one: the event knows what the office left out and the case that it came from. */
export function withoutDoubles(happenings: readonly Happening[]): Happening[] {
  const isEntered = happenings.some(({ kind, source }) => kind === 'closing' && source.resource === 'company-events');
  return happenings.filter(({ kind, source }) => !(isEntered && kind === 'closing' && source.resource === 'companies'));
}
