import { addDays, addMonths, monthOf } from '../../lib/dates';
import { absences } from './absences';
import { amountProfiles } from './amountProfiles';
import { answerTemplates } from './answerTemplates';
import { books } from './books';
import { breaches } from './breaches';
import { clientsIn } from './clients';
import { type Company, company } from './companies';
import { companyEvents } from './companyEvents';
import { limits } from './companyLimits';
import { dataChanges } from './dataChanges';
import { decisions } from './decisions';
import { withPapers } from './employeePapers';
import { type Employee, employee } from './employees';
import { habitPapers } from './habits';
import { isRunIn } from './lawful';
import { limitValues } from './limitValues';
import { mandates } from './mandates';
import { isTiny } from './means';
import { messages } from './messages';
import { monthAnswers } from './monthAnswers';
import { notices } from './notices';
import { paperwork } from './paperwork';
import { clientPeople, type Membership, staff, type User, user } from './people';
import { polls } from './polls';
import { partners, prices } from './prices';
import { profileLines } from './profileLines';
import { chance, idOf } from './random';
import { registerChecks, registerDifferences } from './registerChecks';
import { routine } from './routine';
import { savedViews } from './savedViews';
import { surveys } from './surveys';
import { systemTickets } from './systemTickets';
import { tickets } from './tickets';
import { tradeIn } from './trades';
import { trainings } from './trainings';
import { transferProfiles } from './transferProfiles';
import { type Document, document, type Settlement, settlement, type Task, task, type Uptime, workdays } from './work';
import { zusVacations } from './zusVacations';

export interface DemoOffice {
  users: User[];
  companies: Company[];
  memberships: Membership[];
  employees: Employee[];
  tasks: Task[];
  documents: Document[];
  settlements: Settlement[];
  uptimes: Uptime[];
  /** Records of sections with a file of their own, by resource; `posts of <resource>` and `counters of <resource>` besides. */
  [resource: string]: readonly object[];
}
export interface DemoSize {
  companies: number;
  /** Companies with employees, tasks, documents and working time. */
  rich: number;
  colleagues: number;
}

/** How large each firm of the demonstration is. */
export const demoSizes: Readonly<Record<string, DemoSize>> = {
  demo: { companies: 5_000, rich: 150, colleagues: 24 },
  kancelaria: { companies: 320, rich: 30, colleagues: 6 },
};

/** Hours of a month that the nth of the companies with working time pays for, so that most plans hold and some do not. */
function busyContract(nth: number): Pick<Company, 'hours_included' | 'monthly_fee_amount'> {
  const hours = 16 + ((nth * 7) % 24);
  return { hours_included: hours, monthly_fee_amount: hours * (90 + (nth % 40)) * 100 };
}

/** Who employs anybody may not suspend the business (art. 22 ust. 1 of the law of entrepreneurs). */
function employing({ status }: Company): Pick<Company, 'status' | 'suspended_from'> {
  return { status: status === 'suspended' ? 'active' : status, suspended_from: null };
}

/** Whoever has people on the list needs no word on it; of the others the office asked all but those it is just taking on. */
const employerState = ({ status }: Company, staff: readonly unknown[] = []): Pick<Company, 'employs'> => ({
  employs: staff.length > 0 || status === 'onboarding' ? null : false,
});

/** The clients that the nth of so many people works for: those they keep, and their part of all. */
function ownOf(companies: readonly Company[], keeper: string, nth: number, people: number): Company[] {
  const own = companies.filter(({ owner_id }, at) => owner_id === keeper || at % people === nth);
  return own.length > 0 ? own : [...companies];
}

/** The companies that one can look at as a client; their names tell their trades. */
const named: Readonly<Record<string, readonly string[]>> = {
  demo: ['Piekarnia „Kłos” Jan Kłos', 'Studio Graficzne „Bursztyn” Anna Zielińska', 'Źródło Nieruchomości Sp. z o.o.'],
  kancelaria: ['Kwiaciarnia „Wrzos” Ewa Malinowska'],
};

/** A whole made-up office as records ready to keep. The same key and day make the same office, to the letter. */
export function demoOffice(key: string, size: DemoSize, today: string): DemoOffice {
  const luck = chance(key.length * 7_919 + size.companies);
  /** A source of its own for each section, so that one of them changes without the others; another in each firm, as ids are made of it. */
  const own = (section: number) => chance(key.length * 7_919 + section);
  const moment = Date.UTC(2026, 0, 5);
  const domain = `${key}.test`;
  const people = staff(luck, moment, domain, size.colleagues);
  const accountants = people.filter(({ email }) => email.startsWith('ksiegowa'));
  const keepers = accountants.map(({ id }) => id);
  const month = addMonths(monthOf(today), -1);
  const taken = new Set<string>();
  const clients: User[] = [];
  const memberships: Membership[] = [];
  const companies = Array.from({ length: size.companies }, (_, index) => {
    const title = named[key]?.[index];
    const wanted = title && {
      form: title.endsWith('o.o.') ? ('llc' as const) : ('jdg' as const),
      trade: tradeIn(title) ?? undefined,
    };
    const base = company(luck, idOf(luck, moment + index), keepers, taken, today, wanted || {});
    const made = index < size.rich ? { ...base, ...busyContract(index), ...employing(base) } : base;
    return title
      ? { ...made, ...usualProfile(made), title, status: 'active' as const, owner_id: keepers[0] ?? made.owner_id }
      : made;
  });

  let next = 0;
  for (const { login, first_name, last_name, companies: many } of clientPeople[key] ?? []) {
    const client = user(luck, moment, { first_name, last_name, email: `${login}@klient.test`, phone: '+48501502503' });
    clients.push(client);
    for (const { id: company_id } of companies.slice(next, next + many))
      memberships.push({
        id: idOf(luck, moment),
        version: 1,
        created_at: '',
        updated_at: '',
        user_id: client.id,
        company_id,
        role: 'owner',
      });
    next += many;
  }

  const rich = companies.slice(0, size.rich);
  const pictured = companies.slice(0, next);
  const months = companies
    .slice(next)
    .filter(({ status }) => status === 'active')
    .map((client) => settlement(luck, moment, client, month, today));
  for (const client of rich.slice(next)) {
    const closed = [2, 3].map((back) => settlement(luck, moment, client, addMonths(month, 1 - back), false));
    months.push(...closed.filter(({ period }) => isRunIn(client, period)));
  }
  const tasks = rich.flatMap((client) =>
    Array.from({ length: luck.whole(2, 7) }, () => task(luck, moment, client, client.owner_id, today, month)),
  );
  const hired = rich.flatMap((client) =>
    Array.from({ length: isTiny(client) ? 1 : luck.whole(1, 8) }, () => employee(luck, moment, client, today)),
  );
  const employees = withPapers(own(103), hired, rich, today);
  const staffed = new Map(rich.map(({ id }) => [id, employees.filter(({ company_id }) => company_id === id)]));
  const owners = {
    ...routine(own(76), moment, { people, companies, tasks, today }),
    ...profileLines(own(88), moment, companies, today),
    ...zusVacations(own(92), moment, companies.slice(next), today),
  };
  const clientOf = clientsIn({
    persons: owners['company-persons'],
    lines: owners['profile-lines'],
    employers: new Set(employees.filter(({ end_date }) => (end_date ?? today) >= today).map(({ company_id }) => company_id)),
  });
  const booked = books(own, moment, {
    months,
    pictured,
    rich,
    companies: new Map(companies.map((client) => [client.id, client])),
    staff: staffed,
    clientOf,
    holidays: owners['zus-vacations'],
    today,
    month,
  });
  const { settlements } = booked;
  const newest = new Map(
    settlements.filter(({ period }) => period === month).map(({ company_id, status }) => [company_id, status]),
  );
  const documents = rich.flatMap((client) =>
    Array.from({ length: luck.whole(3, 8) }, () => document(luck, moment, client, month)),
  );
  const priced = prices(own(71), moment, rich, month);
  const papers = paperwork(own(78), moment, {
    companies: rich,
    others: companies.slice(size.rich),
    settlements,
    documents,
    today,
    month,
  });
  const habits = habitPapers(own(111), moment, rich.slice(0, 3), month);
  const kept = companies.map((client) => ({
    ...client,
    ...employerState(client, staffed.get(client.id)),
    accounting_status: newest.get(client.id) ?? null,
  }));
  return {
    users: [...people, ...clients],
    companies: kept,
    memberships,
    employees,
    tasks,
    ...booked,
    ...owners,
    uptimes: people
      .filter(({ roles }) => !roles.includes('boss'))
      .flatMap(({ id }, nth, all) => workdays(luck, moment, id, ownOf(rich, id, nth, all.length), today, 61)),
    'company-limits': limits(own(75), moment, { companies, rich, settlements, today, month }),
    ...limitValues(own(93), moment, people, today),
    ...priced,
    ...tickets(own(80), moment, { today, people, companies, memberships, items: priced['price-items'] }),
    'answer-templates': answerTemplates(own(90), moment),
    breaches: breaches(own(98), moment, today),
    'amount-profiles': amountProfiles(own(114), moment),
    'transfer-profiles': transferProfiles(own(117), moment),
    'saved-views': savedViews(own(99), moment, keepers[0]),
    'work-rates': people
      .filter(({ roles }) => !roles.includes('boss'))
      .map(({ id: user_id }, nth) => ({
        id: idOf(own(94), moment + nth),
        user_id,
        valid_from: `${today.slice(0, 4)}-01-01`,
        cost_rate_amount: 5_500 + (nth % 4) * 750,
        rate_amount: 14_000,
      })),
    teams: ['Zespół A', 'Zespół B'].map((name, nth) => ({
      id: idOf(own(96), moment + nth),
      name,
      members: keepers.filter((_, at) => at % 2 === nth).map((user_id) => ({ user_id })),
      note: null,
    })),
    'stand-ins': keepers.slice(1, 2).map((person_id) => ({
      id: idOf(own(97), moment),
      title: `${people.find(({ id }) => id === keepers[0])?.first_name} ${people.find(({ id }) => id === keepers[0])?.last_name}`,
      person_id,
      deputy_id: keepers[0],
      from: addDays(today, 21),
      to: addDays(today, 28),
      note: 'Urlop',
      status: 'planned',
      handed: null,
      returned: null,
    })),
    'time-closings': [
      { id: idOf(own(91), moment), through: addDays(`${month}-01`, -1), note: null, closed_by_id: people[0]?.id ?? null },
    ],
    ...notices(own(74), moment, { people, clients, companies: rich }, { today, month }),
    ...messages(own(73), Date.parse(`${today}T00:00:00Z`), { today, companies, memberships }),
    ...systemTickets(own(77), moment, { today, people, clients }),
    ...papers,
    documents: [...papers.documents, ...habits],
    decisions: decisions(own(107), moment, {
      declarations: papers['month-declarations'],
      events: priced['billable-events'],
      memberships,
    }),
    ...partners(own(72), moment, rich, keepers[0], month),
    ...trainings(own(81), moment, { today, people, clients }),
    ...polls(own(79), moment, today, people, clients),
    ...mandates(own(86), moment, { companies: kept, clientOf, today }),
    'month-answers': monthAnswers(own(115), moment, companies, month),
    'data-changes': dataChanges(own(119), moment, rich, today),
    'register-checks': registerChecks(own(108), moment, rich, today, people[0]?.id ?? null),
    'register-differences': registerDifferences(own(113), moment, rich, today),
    ...companyEvents(own(102), moment, rich, today),
    absences: absences(own(85), moment, employees, today),
    ...surveys(own(87), moment, today, { staff: people, companies: rich, pictured }),
  };
}

/** The companies that one can look at as a client pay what most do: VAT each month, and the owner's PIT and ZUS in full. */
function usualProfile({ company_type }: Company): Partial<Company> {
  return {
    vat_status: 'active',
    vat_period: 'monthly',
    vat_method: 'accrual',
    advance_mode: 'monthly',
    ...(company_type === 'jdg'
      ? {
          taxation_form: 'pit_flat',
          lump_sum_rates: null,
          accounting_type: 'kpir',
          zus_scheme: 'full',
          zus_scheme_from: null,
          ceidg_start_date: '2014-03-03',
        }
      : { taxation_form: 'cit_small', lump_sum_rates: null, accounting_type: 'full_books' }),
  };
}
