import type { documents } from '../../../resources/documents';
import { documents as documentsResource } from '../../../resources/documents';
import type { settlements } from '../../../resources/settlements';
import { settlements as settlementsResource } from '../../../resources/settlements';
import type { tasks } from '../../../resources/tasks';
import { tasks as tasksResource } from '../../../resources/tasks';
import type { uptimes } from '../../../resources/uptimes';
import { uptimes as uptimesResource } from '../../../resources/uptimes';
import { shiftDate } from '../../domain/calendar/workingDays';
import { completeNip } from '../../domain/identifiers/nip';
import { addDays, addMonths, formatMonth, monthOf, weekday } from '../../lib/dates';
import type { RecordOf } from '../../schema';
import type { Company } from './companies';
import type { Chance } from './random';
import { started } from './record';
import { brands } from './words';

export type Task = RecordOf<typeof tasks>;
export type Document = RecordOf<typeof documents>;
export type Settlement = RecordOf<typeof settlements>;
export type Uptime = RecordOf<typeof uptimes>;

interface Chore {
  name: string;
  category: Task['category'];
  /** Day of the month after the period that the law names for the company; any working day where it names none. */
  day?: (company: Company) => number;
  /** Whom it concerns; left out, everybody. */
  of?: (company: Company) => boolean;
}

const legalPersons: readonly Company['company_type'][] = [
  'llc',
  'simple_joint_stock',
  'joint_stock',
  'foundation',
  'cooperative',
];
const advances: readonly Company['taxation_form'][] = ['pit_scale', 'pit_flat', 'lump_sum', 'cit_standard', 'cit_small'];

const chores: readonly Chore[] = [
  {
    name: 'Deklaracja i składki ZUS za {okres}',
    category: 'zus',
    day: ({ company_type }) => (legalPersons.includes(company_type) ? 15 : 20),
  },
  {
    name: 'Zaliczka na podatek dochodowy za {okres}',
    category: 'tax',
    day: () => 20,
    of: ({ taxation_form, advance_mode }) => advances.includes(taxation_form) && advance_mode === 'monthly',
  },
  {
    name: 'JPK_V7M za {okres}',
    category: 'tax',
    day: () => 25,
    of: ({ vat_status, vat_period }) => vat_status === 'active' && vat_period === 'monthly',
  },
  { name: 'Lista płac za {okres}', category: 'payroll' },
  { name: 'Uzgodnienie rozrachunków za {okres}', category: 'books' },
  { name: 'Uzupełnić brakujące faktury za {okres}', category: 'documents' },
  { name: 'Odpowiedź na pismo z urzędu skarbowego', category: 'tax' },
  { name: 'Aktualizacja danych w CEIDG', category: 'internal', of: ({ company_type }) => company_type === 'jdg' },
];

const officeSteps = [
  { text: 'Sprawdzić kompletność dokumentów', required: true },
  { text: 'Wysłać potwierdzenie klientowi', required: false },
];
const clientSteps = [
  { text: 'Przygotuj to, o co prosi biuro', required: true },
  { text: 'Dodaj zdjęcia albo pliki w Dokumentach', required: false },
];
/** Points ticked before the trail of who did them. */
const unsigned = { done_by: null, done_at: null };

/** A task around `today`: some late, some to come, some done. */
export function task(luck: Chance, moment: number, company: Company, assignee_id: string, today: string, month: string): Task {
  const { name, category, day } = luck.pick(chores.filter(({ of }) => of === undefined || of(company)));
  const near = addDays(today, luck.whole(-12, 25));
  const nominal = day ? `${monthOf(near)}-${day(company)}` : near;
  const due_date = shiftDate(nominal, day ? 'forward' : 'backward');
  const period = day ? addMonths(monthOf(near), -1) : month;
  const status =
    due_date < today
      ? luck.weighted({ done: 80, in_progress: 15, new: 5 })
      : luck.weighted({ new: 55, in_progress: 25, waiting_client: 10, review: 10 });
  const forClient = category === 'documents';
  return {
    ...started(tasksResource, luck, moment),
    title: name.replace('{okres}', formatMonth(period)),
    company_id: company.id,
    period,
    category,
    audience: forClient ? 'client' : 'office',
    visible_to_client: forClient,
    assignee_id: forClient ? null : assignee_id,
    priority: luck.weighted({ low: 10, normal: 65, high: 20, urgent: 5 }),
    status,
    due_date,
    due_nominal: day ? nominal : null,
    completed_at: status === 'done' ? `${shiftDate(addDays(due_date, -1), 'backward')} 13:20:00` : null,
    completed_by_id: status === 'done' ? assignee_id : null,
    checklist: luck.yes(0.3)
      ? (forClient ? clientSteps : officeSteps).map((step) => ({ ...step, done: status === 'done', ...unsigned }))
      : null,
  };
}

export function document(luck: Chance, moment: number, company: Company, month: string): Document {
  const document_type = luck.weighted({ purchase_invoice: 50, sales_invoice: 25, bank_statement: 15, contract: 10 });
  const net = luck.whole(40, 9_000) * 100 + luck.whole(0, 99);
  const vat = Math.round(net * 0.23);
  const invoice = document_type.endsWith('invoice');
  const number = `${luck.pick(['FV', 'F', 'FS'])}/${luck.whole(1, 900)}/${month.slice(5)}/${month.slice(0, 4)}`;
  return {
    ...started(documentsResource, luck, moment),
    title: invoice
      ? `Faktura ${number}`
      : document_type === 'contract'
        ? 'Umowa najmu lokalu'
        : `Wyciąg bankowy za ${formatMonth(month)}`,
    company_id: company.id,
    document_type,
    direction: 'from_client',
    visibility: 'company',
    period: month,
    number: invoice ? number : null,
    issue_date: `${month}-${String(luck.whole(1, 28)).padStart(2, '0')}`,
    counterparty_name: invoice ? `Hurtownia ${luck.pick(brands)} Sp. z o.o.` : null,
    counterparty_nip: invoice ? completeNip(`${luck.whole(101, 998)}${String(luck.whole(0, 999_999)).padStart(6, '0')}`) : null,
    net_amount: invoice ? net : null,
    vat_amount: invoice ? vat : null,
    gross_amount: invoice ? net + vat : null,
    paid: invoice ? luck.yes(0.6) : null,
    status: luck.weighted({ new: 30, in_check: 10, accepted: 25, booked: 25, returned: 10 }),
  };
}

/** Days from the present one on which the documents of a month that waits for them are due: some are late, most are not. */
const untilDocuments = [-2, -1, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** States of a month whose books are closed, so that its result is known. */
const booked: readonly Settlement['status'][] = ['review', 'calculated', 'published', 'closed'];

/** Sales and costs of some business in a month, whatever its size; whole grosze. */
export function drawnResult(luck: Chance): { revenue: number; cost: number } {
  const revenue = luck.whole(4_000, 380_000) * 100;
  return { revenue, cost: Math.round(revenue * (0.3 + luck.next() * 0.5)) };
}

/** A month of a company: under way on the day `underWay`, or closed. */
export function settlement(luck: Chance, moment: number, company: Company, period: string, underWay: string | false): Settlement {
  const status = underWay
    ? luck.weighted({
        not_started: 10,
        waiting_documents: 24,
        incomplete: 10,
        documents_complete: 14,
        booking: 18,
        clarification: 5,
        review: 6,
        calculated: 5,
        published: 8,
      })
    : 'closed';
  const { revenue, cost } = drawnResult(luck);
  const known = booked.includes(status);
  return {
    ...started(settlementsResource, luck, moment),
    company_id: company.id,
    period,
    status,
    owner_id: company.owner_id,
    payroll_owner_id: company.payroll_owner_id,
    documents_due: shiftDate(
      underWay && ['not_started', 'waiting_documents', 'incomplete'].includes(status)
        ? addDays(underWay, untilDocuments[Number(company.vat_number?.at(-1) ?? 5)] ?? 3)
        : `${addMonths(period, 1)}-05`,
      'forward',
    ),
    revenue_amount: known ? revenue : null,
    cost_amount: known ? cost : null,
    profit_amount: known ? revenue - cost : null,
    closed_at: status === 'closed' ? `${shiftDate(addDays(`${period}-28`, 30), 'forward')} 15:00:00` : null,
  };
}

/** A person's entries of the last days at work, one after another, never overlapping. */
export function workdays(
  luck: Chance,
  moment: number,
  user_id: string,
  companies: readonly Company[],
  today: string,
  days: number,
): Uptime[] {
  const entries: Uptime[] = [];
  /** What is older than that was looked over and approved, the week before was handed in. */
  const approved = addDays(today, -14);
  const submitted = addDays(today, 1 - weekday(today));
  for (let back = days; back >= 1; back -= 1) {
    const day = addDays(today, -back);
    if (weekday(day) > 5) continue;
    let minute = 7 * 60 + 30 + luck.whole(0, 45);
    while (minute < 15 * 60) {
      const length = luck.whole(45, 150);
      entries.push({
        ...started(uptimesResource, luck, moment),
        user_id,
        start_date: `${day} ${clock(minute)}`,
        end_date: `${day} ${clock(minute + length)}`,
        company_id: luck.pick(companies).id,
        activity: luck.weighted({ booking: 50, vat: 12, payroll: 12, contact: 10, declarations: 8, corrections: 8 }),
        kind: luck.weighted({ in_plan: 85, billable: 10, non_billable: 5 }),
        source: luck.weighted({ timer: 85, manual: 15 }),
        period: day.slice(0, 7),
        status: day < approved ? 'approved' : day < submitted ? 'submitted' : 'draft',
      });
      minute += length + luck.whole(3, 35);
    }
  }
  return entries;
}

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`;
