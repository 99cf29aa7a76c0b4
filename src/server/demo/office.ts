import { addDays, addMonths, monthOf } from '../../lib/dates';
import { answerTemplates } from './answerTemplates';
import { breaches } from './breaches';
import { type Company, company } from './companies';
import { limits } from './companyLimits';
import { type Employee, employee } from './employees';
import { limitValues } from './limitValues';
import { messages } from './messages';
import { notices } from './notices';
import { paperwork } from './paperwork';
import { clientPeople, type Membership, staff, type User, user } from './people';
import { polls } from './polls';
import { partners, prices } from './prices';
import { profileLines } from './profileLines';
import { chance, idOf } from './random';
import { routine } from './routine';
import { savedViews } from './savedViews';
import { settledYear, withPositions } from './settlements';
import { surveys } from './surveys';
import { systemTickets } from './systemTickets';
import { tickets } from './tickets';
import { trainings } from './trainings';
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

/** The clients that the nth of so many people works for: those they keep, and their part of all. */
function ownOf(companies: readonly Company[], keeper: string, nth: number, people: number): Company[] {
  const own = companies.filter(({ owner_id }, at) => owner_id === keeper || at % people === nth);
  return own.length > 0 ? own : [...companies];
}

const named = {
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
    const title = named[key as keyof typeof named]?.[index];
    const base = company(
      luck,
      idOf(luck, moment + index),
      keepers,
      taken,
      title ? (title.endsWith('o.o.') ? 'llc' : 'jdg') : undefined,
    );
    const made = index < size.rich ? { ...base, ...busyContract(index) } : base;
    return title
      ? {
          ...made,
          ...usualProfile(made),
          title,
          status: 'active' as const,
          suspended_from: null,
          owner_id: keepers[0] ?? made.owner_id,
        }
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
  const year = settledYear(own(70), moment, pictured, { today, month });
  const months = companies
    .slice(next)
    .filter(({ status }) => status === 'active')
    .map((client) => settlement(luck, moment, client, month, today));
  for (const client of rich.slice(next))
    months.push(...[2, 3].map((back) => settlement(luck, moment, client, addMonths(month, 1 - back), false)));
  const byId = new Map(companies.map((client) => [client.id, client]));
  const reckoned = withPositions(own(95), moment, months, { companies: byId, today });
  const settlements = [...reckoned.settlements, ...year.settlements];
  const newest = new Map(
    settlements.filter(({ period }) => period === month).map(({ company_id, status }) => [company_id, status]),
  );
  const tasks = rich.flatMap((client) =>
    Array.from({ length: luck.whole(2, 7) }, () => task(luck, moment, client, client.owner_id, today, month)),
  );
  const employees = rich.flatMap((client) =>
    Array.from({ length: luck.whole(1, 8) }, () => employee(luck, moment, client, today)),
  );
  const documents = rich.flatMap((client) =>
    Array.from({ length: luck.whole(3, 8) }, () => document(luck, moment, client, month)),
  );
  const priced = prices(own(71), moment, rich, month);
  return {
    users: [...people, ...clients],
    companies: companies.map((client) => ({ ...client, accounting_status: newest.get(client.id) ?? null })),
    memberships,
    employees,
    tasks,
    'settlement-items': [...year.items, ...reckoned.items],
    uptimes: people
      .filter(({ roles }) => !roles.includes('boss'))
      .flatMap(({ id }, nth, all) => workdays(luck, moment, id, ownOf(rich, id, nth, all.length), today, 61)),
    ...limits(own(75), moment, { companies, rich, settlements, today, month }),
    ...limitValues(own(93), moment, people, today),
    ...routine(own(76), moment, { people, companies, tasks, today }),
    ...priced,
    ...tickets(own(80), moment, { today, people, companies, memberships, items: priced['price-items'] }),
    'answer-templates': answerTemplates(own(90), moment),
    breaches: breaches(own(98), moment, today),
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
    ...paperwork(own(78), moment, { companies: rich, others: companies.slice(size.rich), settlements, documents, today, month }),
    ...partners(own(72), moment, rich, keepers[0], month),
    ...trainings(own(81), moment, { today, people, clients }),
    ...polls(own(79), moment, today, people, clients),
    ...zusVacations(own(92), moment, companies.slice(next), today),
    ...profileLines(own(88), moment, companies, today),
    ...surveys(own(87), moment, today, { staff: people, companies: rich, pictured }, key === 'kancelaria'),
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
      ? { taxation_form: 'pit_flat', lump_sum_rates: null, accounting_type: 'kpir', zus_scheme: 'full' }
      : { taxation_form: 'cit_small', lump_sum_rates: null, accounting_type: 'full_books' }),
  };
}
