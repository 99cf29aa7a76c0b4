import { resources } from '../../../resources';
import { addDays, addMonths, monthOf, weekday } from '../../lib/dates';
import type { Resource } from '../../schema';
import { blank } from '../../schema/validate';
import { statutoryRules } from '../recurring/statutory';
import { bearer, type Company, person } from './companies';
import type { User } from './people';
import { type Chance, idOf } from './random';
import type { Task } from './work';

type Made = { id: string } & Record<string, unknown>;

const partnerships: readonly Company['company_type'][] = [
  'civil_partnership',
  'general_partnership',
  'professional_partnership',
  'limited_partnership',
];

/** What the office keeps besides the law. */
const ownRules = [
  {
    name: 'Uzgodnienie wyciągów bankowych',
    category: 'books',
    due_day: 12,
    for_accounting_types: ['full_books'],
    assignee_rule: 'owner',
    estimate_minutes: 45,
    checklist_template: [
      { text: 'Wyciągi wszystkich rachunków pobrane', required: true },
      { text: 'Salda zgodne z księgami', required: true },
    ],
  },
  {
    name: 'Prześlij dokumenty',
    category: 'documents',
    due_day: 5,
    assignee_rule: 'contact',
    active: false,
    description: 'Faktury sprzedaży i zakupu, wyciągi bankowe, umowy.',
  },
  {
    name: 'Przegląd spraw i zaległości',
    category: 'internal',
    frequency: 'weekly',
    due_day: 5,
    scope: 'office',
    assignee_rule: 'fixed',
  },
];

type RoutineName = 'company-persons' | 'recurring-tasks' | 'task-dependencies' | 'schedule-entries';

interface Office {
  people: readonly User[];
  companies: readonly Company[];
  tasks: readonly Task[];
  today: string;
}

/** Owners and partners, the rules of recurring tasks, what tasks wait for, and the schedule. */
export function routine(luck: Chance, moment: number, office: Office): Record<RoutineName, Made[]> {
  const made: Record<RoutineName, Made[]> = {
    'company-persons': office.companies
      .filter(({ company_type }) => partnerships.includes(company_type))
      .flatMap((company) => partnersOf(luck, moment, company)),
    'recurring-tasks': rules(luck, moment, office),
    'task-dependencies': chains(luck, moment, office.tasks),
    'schedule-entries': schedule(luck, moment, office),
  };
  made['company-persons'].push(...beginners(luck, moment, office));
  return Object.fromEntries(
    Object.entries(made).map(([name, records]) => {
      const start = blank(resources[name as RoutineName] as Resource);
      return [name, records.map((record) => ({ ...start, ...record }))];
    }),
  ) as Record<RoutineName, Made[]>;
}

/** Two of them: those that the company's name tells of first. Who takes part in a payer of CIT pays no PIT of their own on its income. */
function partnersOf(luck: Chance, moment: number, { id: company_id, company_type, title }: Company): Made[] {
  const surnames = surnamesIn(title);
  const role = company_type === 'limited_partnership' ? 'general_partner' : 'partner';
  return [role, company_type === 'limited_partnership' ? 'limited_partner' : 'partner'].map((each, nth) => {
    const surname = surnames[nth];
    const { first_name, last_name } = surname ? bearer(luck, surname) : person(luck);
    return {
      id: idOf(luck, moment),
      company_id,
      first_name,
      last_name,
      role: each,
      share_percent: 5_000,
      ...(company_type === 'limited_partnership'
        ? {}
        : { taxation_form: luck.weighted({ pit_scale: 30, pit_flat: 70 }), advance_mode: 'monthly' }),
      zus_scheme: luck.weighted({ full: 85, health_only: 15 }),
      is_beneficial_owner: true,
    };
  });
}

/** `Piekarnia Kłos Nowak, Mazur s.c.`: both; `Jantar Meble Nowak Sp. j.`: the one before the form. */
function surnamesIn(title: string): readonly string[] {
  return /(\S+), (\S+) s\.c\.$/.exec(title)?.slice(1) ?? /(\S+) Sp\. [jkp]\.$/.exec(title)?.slice(1) ?? [];
}

/** Owners whose relief for those who begin ends with this month, so that the coming step of ZUS is told. */
function beginners(luck: Chance, moment: number, { companies, today }: Office): Made[] {
  return companies
    .filter(
      ({ status, zus_scheme, ceidg_start_date }) =>
        status === 'active' && zus_scheme === 'start_relief' && monthOf(ceidg_start_date ?? '') === addMonths(monthOf(today), -6),
    )
    .slice(0, 6)
    .map(({ id: company_id, title, taxation_form, ceidg_start_date }) => {
      // A sole trader's business ends with its owner's name.
      const [first_name = '', last_name = ''] = title.split(' ').slice(-2);
      return {
        id: idOf(luck, moment),
        company_id,
        first_name,
        last_name,
        role: 'owner',
        share_percent: 10_000,
        taxation_form,
        advance_mode: 'monthly',
        zus_scheme: 'start_relief',
        zus_scheme_from: ceidg_start_date,
        is_beneficial_owner: true,
      };
    });
}

function rules(luck: Chance, moment: number, { people }: Office): Made[] {
  const [boss] = people;
  const own = ownRules.map((rule) => ({
    kind: 'own',
    ...rule,
    assignee_id: rule.assignee_rule === 'fixed' ? (boss?.id ?? null) : null,
  }));
  return [...statutoryRules(), ...own].map((rule) => ({ id: idOf(luck, moment), ...rule }));
}

/** Of a few companies, the second open task waits for the first. */
function chains(luck: Chance, moment: number, tasks: readonly Task[]): Made[] {
  const byCompany = new Map<string, Task[]>();
  for (const task of tasks)
    if (task.company_id && task.audience === 'office' && task.status !== 'done')
      byCompany.set(task.company_id, [...(byCompany.get(task.company_id) ?? []), task]);
  return [...byCompany.values()]
    .slice(0, 20)
    .flatMap(([first, second]) =>
      first && second ? [{ id: idOf(luck, moment), task_id: second.id, blocker_id: first.id }] : [],
    );
}

function schedule(luck: Chance, moment: number, { people, companies, today }: Office): Made[] {
  const monday = addDays(today, 1 - weekday(today));
  const [boss, , manager, accountant, worker] = people;
  if (!boss || !manager || !accountant || !worker) return [];
  const make = (values: Record<string, unknown>): Made => ({ id: idOf(luck, moment), ...values });
  const at = (days: number, time: string) => `${addDays(monday, days)} ${time}:00`;
  const team = { visibility: 'team' };
  return [
    make({
      ...team,
      title: 'Odprawa zespołu',
      kind: 'office',
      start: at(0, '08:30'),
      end: at(0, '09:00'),
      recurrence: 'weekly',
      user_id: manager.id,
      location: 'Sala konferencyjna',
    }),
    make({
      title: 'Rozmowa o formie opodatkowania na nowy rok',
      kind: 'meeting',
      start: at(2, '11:00'),
      end: at(2, '12:00'),
      user_id: accountant.id,
      company_id: companies[0]?.id ?? null,
      status: 'confirmed',
    }),
    make({
      title: 'Przegląd miesiąca z szefem',
      kind: 'meeting',
      start: at(3, '14:00'),
      end: at(3, '15:00'),
      user_id: manager.id,
      participants: [{ user_id: boss.id }, { user_id: accountant.id }],
    }),
    make({
      title: 'Urlop',
      kind: 'absence',
      start: at(9, '00:00'),
      end: at(13, '00:00'),
      all_day: true,
      user_id: worker.id,
      deputy_id: accountant.id,
    }),
    make({
      title: 'Dyżur telefoniczny',
      kind: 'shift',
      start: at(4, '15:00'),
      end: at(4, '18:00'),
      recurrence: 'biweekly',
      user_id: accountant.id,
    }),
    make({ title: 'Odnowić podpis kwalifikowany', kind: 'reminder', start: at(8, '09:00'), user_id: accountant.id }),
    make({
      ...team,
      title: 'Szkolenie: zmiany w KSeF od stycznia',
      kind: 'office',
      start: at(10, '10:00'),
      end: at(10, '13:00'),
      user_id: boss.id,
      participants: [{ user_id: accountant.id }, { user_id: worker.id }],
    }),
  ];
}
