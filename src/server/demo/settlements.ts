import { settlementItems as itemsResource } from '../../../resources/settlementItems';
import { settlements as settlementsResource } from '../../../resources/settlements';
import { addWorkingDays, shiftDate } from '../../domain/calendar/workingDays';
import { completeNrb } from '../../domain/identifiers/nrb';
import { settlementState } from '../../domain/settlement/payment';
import { type UsualItem, usualItems } from '../../domain/settlement/usualItems';
import { addDays, addMonths } from '../../lib/dates';
import { toFullZloty } from '../../lib/money';
import type { RecordOf } from '../../schema';
import { closingChecklist } from '../settlements/checklist';
import type { Company } from './companies';
import type { Employee } from './employees';
import type { OwnerPays } from './ownerPays';
import { type Payroll, payrollOf } from './payroll';
import type { Chance } from './random';
import { started } from './record';
import { withStaff } from './size';
import type { Settlement } from './work';

type SettlementItem = RecordOf<typeof itemsResource>;

const months = 12;
const office = { account: completeNrb('11402004', '0000310276543210') ?? '', payee: 'Biuro Rachunkowe' };
const ppk = completeNrb('12401037', '1111001098765432') ?? '';

/** Those whom each company employs, by its id. */
export type Staff = ReadonlyMap<string, readonly Employee[]>;

/** A year of months of companies whose clients one can log in as, without positions: older ones closed, the newest sent. */
export function bookedYear(
  luck: Chance,
  moment: number,
  companies: readonly Company[],
  newest: string,
  staff: Staff,
): Settlement[] {
  return companies.flatMap((company) => {
    let [revenueSoFar, profitSoFar] = [0, 0];
    return Array.from({ length: months }, (_, at) => {
      const period = addMonths(newest, at + 1 - months);
      const made = month(luck, moment, company, period, {
        isNewest: period === newest,
        payroll: payrollOf(staff.get(company.id) ?? [], period),
      });
      if (period.endsWith('-01')) [revenueSoFar, profitSoFar] = [0, 0];
      revenueSoFar += made.revenue_amount ?? 0;
      profitSoFar += made.profit_amount ?? 0;
      return { ...made, revenue_ytd_amount: revenueSoFar, profit_ytd_amount: profitSoFar };
    });
  });
}

/** What positions are made of, besides their month. */
interface Office {
  companies: ReadonlyMap<string, Company>;
  today: string;
  staff: Staff;
  ownerPays: OwnerPays;
}

interface Reckoned {
  settlements: Settlement[];
  items: SettlementItem[];
}

/** That year with its positions: older months paid, the newest partly. */
export function settledYear(luck: Chance, moment: number, months: readonly Settlement[], office: Office): Reckoned {
  const made: Reckoned = { settlements: [], items: [] };
  for (const one of months) {
    const within = withinOf(one, office);
    if (!within) continue;
    const items = usualOf(within.company, within.payroll, one.period).map((each) => item(luck, moment, within, each));
    made.items.push(...items);
    made.settlements.push(one.status === 'closed' ? one : { ...one, status: settlementState(items, true) });
  }
  return made;
}

/** Null of a month whose result is not known yet. */
function withinOf(one: Settlement, { companies, today, staff, ownerPays }: Office): Within | null {
  const { company_id, period, id, revenue_amount: revenue, cost_amount: cost } = one;
  const company = companies.get(company_id);
  if (!company || revenue === null || cost === null) return null;
  const payroll = payrollOf(staff.get(company_id) ?? [], period);
  return { company, period, settlement_id: id, revenue, cost, today, payroll, ownerPays };
}

function month(
  luck: Chance,
  moment: number,
  company: Company,
  period: string,
  { isNewest, payroll }: { isNewest: boolean; payroll: Payroll },
): Settlement {
  const sold = luck.whole(18_000, 64_000) * 100 + luck.whole(0, 99);
  const { revenue, cost } = withStaff(sold, Math.round(sold * (0.45 + luck.next() * 0.3)), payroll);
  const next = addMonths(period, 1);
  const sent = shiftDate(`${next}-08`, 'backward');
  return {
    ...started(settlementsResource, luck, moment),
    company_id: company.id,
    period,
    status: isNewest ? 'published' : 'closed',
    owner_id: company.owner_id,
    payroll_owner_id: company.payroll_owner_id,
    documents_due: shiftDate(`${next}-05`, 'backward'),
    documents_declared_at: `${next}-02 18:12:00`,
    revenue_amount: revenue,
    cost_amount: cost,
    profit_amount: revenue - cost,
    employees_count: payroll.people,
    payroll_amount: payroll.wages,
    checklist: closingChecklist(company).map((point) => ({ ...point, done: true })),
    note_to_client: isNewest ? 'Prosimy o faktury za listopad do 4 grudnia.' : null,
    booking_started_at: `${addWorkingDays(sent, -2)} 08:05:00`,
    booking_finished_at: `${addWorkingDays(sent, -1)} 14:30:00`,
    approved_at: `${sent} 10:15:00`,
    approved_by_id: company.owner_id,
    published_at: `${sent} 12:40:00`,
    first_opened_at: `${sent} 16:21:00`,
    confirmed_at: `${sent} 16:24:00`,
    closed_at: isNewest ? null : `${shiftDate(`${next}-28`, 'forward')} 15:00:00`,
  };
}

/** What a month of that payroll brings. Partners pay contributions of their own, so only a sole trader's stand with the company's. */
function usualOf(company: Company, payroll: Payroll, period: string): UsualItem[] {
  const isOwn = company.company_type === 'jdg';
  const persons = isOwn ? [{ id: company.id, role: 'owner' as const, zus_scheme: company.zus_scheme }] : [];
  const profile = { ...company, employs: payroll.people > 0, ppk: payroll.ppk > 0, persons };
  const usual = usualItems({ profile, vat_number: company.vat_number, period });
  // What the year's return adds is of a year that the demonstration does not reckon.
  return usual.filter((each) => each.tax_period_kind !== 'year' && (each.kind !== 'zus_total' || isOwn || payroll.zus > 0));
}

/** Stages of a month whose positions are known, and how far those are. */
const reckonedStages: Partial<Record<Settlement['status'], SettlementItem['stage']>> = {
  review: 'hidden',
  calculated: 'approved',
  published: 'published',
  closed: 'published',
};

/** Whether the positions of a month are made already. */
export const isReckoned = ({ status }: Settlement): boolean => status in reckonedStages;

/** Months as they stand with their positions, where they are reckoned already; whoever pays nothing has the one position that says so. */
export function withPositions(luck: Chance, moment: number, months: readonly Settlement[], office: Office): Reckoned {
  const made: Reckoned = { settlements: [], items: [] };
  for (const settlement of months) {
    const stage = reckonedStages[settlement.status];
    const within = stage && withinOf(settlement, office);
    const items = within ? positions(luck, moment, within, settlement.status, stage) : [];
    made.settlements.push(settlement.status === 'published' ? sentMonth(settlement, items, office.today) : settlement);
    made.items.push(...items);
  }
  return made;
}

function positions(
  luck: Chance,
  moment: number,
  within: Within,
  status: Settlement['status'],
  stage: SettlementItem['stage'],
): SettlementItem[] {
  const usual = usualOf(within.company, within.payroll, within.period);
  const items = usual.map((each) => item(luck, moment, within, each));
  if (items.length === 0) return [{ ...nothingDue(luck, moment, within), stage }];
  if (stage !== 'published') return items.map((each) => ({ ...each, ...unsent, stage }));
  return status === 'closed' ? items.map((each) => ({ ...each, ...(each.amount_type === 'due' ? paidUp(each) : {}) })) : items;
}

/** A position that the client does not know of yet. */
const unsent = { payment_status: 'unpaid', paid_amount: 0, payments: null, filed_at: null } as const;

const paidUp = ({ amount, due_effective, due_nominal }: SettlementItem) => ({
  payment_status: 'paid' as const,
  paid_amount: amount ?? 0,
  payments: [{ date: due_effective ?? due_nominal, amount: amount ?? 0, source: 'bank' as const, proof: null }],
});

function nothingDue(luck: Chance, moment: number, { company, period, settlement_id }: Within): SettlementItem {
  const due = `${addMonths(period, 1)}-20`;
  return {
    ...started(itemsResource, luck, moment),
    settlement_id,
    company_id: company.id,
    period,
    kind: 'other',
    amount: 0,
    amount_type: 'zero',
    due_nominal: due,
    due_effective: shiftDate(due, 'forward'),
    tax_period: period.replace('-', '-M'),
    payment_status: 'not_due',
    note: 'Za ten miesiąc firma nic nie płaci.',
  };
}

function sentMonth(settlement: Settlement, items: readonly SettlementItem[], today: string): Settlement {
  const usual = shiftDate(`${addMonths(settlement.period, 1)}-08`, 'backward');
  const day = usual < today ? usual : addWorkingDays(today, -1);
  return {
    ...settlement,
    status: settlementState(items, false),
    booking_finished_at: `${day} 09:30:00`,
    approved_at: `${day} 10:15:00`,
    approved_by_id: settlement.owner_id,
    published_at: `${day} 12:40:00`,
  };
}

interface Within {
  company: Company;
  period: string;
  settlement_id: string;
  revenue: number;
  cost: number;
  today: string;
  payroll: Payroll;
  ownerPays: OwnerPays;
}

function item(
  luck: Chance,
  moment: number,
  within: Within,
  { person: _, condition: __, named: ___, ...usual }: UsualItem,
): SettlementItem {
  const { company, period, settlement_id, today } = within;
  const carries = usual.kind === 'vat' && luck.yes(0.12);
  const amount = amountOf(usual.kind, within);
  const nothing = amount === 0;
  const isPast = usual.due_effective < today;
  const isPaid = !carries && !nothing && isPast && !(usual.kind === 'office_fee' && period === addMonths(today.slice(0, 7), -1));
  const paidOn = addDays(usual.due_effective, -luck.whole(0, 3));
  return {
    ...started(itemsResource, luck, moment),
    ...usual,
    ...accountOf(usual, company),
    settlement_id,
    company_id: company.id,
    period,
    amount,
    ...(carries
      ? { kind: 'vat_carry' as const, amount_type: 'carry' as const, note: 'Nadwyżka pomniejszy VAT następnego miesiąca.' }
      : {}),
    ...(nothing ? { amount_type: 'zero' as const } : {}),
    stage: 'published',
    payment_status:
      carries || nothing ? 'not_due' : isPaid ? (luck.yes(0.5) ? 'paid' : 'declared') : isPast ? 'overdue' : 'unpaid',
    paid_amount: isPaid ? amount : 0,
    payments: isPaid ? [{ date: paidOn, amount, source: 'client', proof: null }] : null,
    filing_status: usual.declaration_code === null ? 'not_required' : isPast ? 'accepted' : 'prepared',
    filed_at:
      usual.declaration_code !== null && isPast ? `${shiftDate(addDays(usual.due_effective, -2), 'backward')} 11:20:00` : null,
  };
}

/** Of an income in this form, below the first threshold. */
const taxRates: Readonly<Partial<Record<Company['taxation_form'], number>>> = {
  pit_scale: 0.12,
  pit_flat: 0.19,
  cit_small: 0.09,
  cit_standard: 0.19,
};

/** What most of a trade's sales bear: food, books, meals, medicines, animals' health, hairdressing and flowers less (art. 41 VAT with its annexes). */
function vatRateOf({ pkd_main }: Company): number {
  if (/^(10|47\.61)/.test(pkd_main ?? '')) return 5;
  return /^(56|47\.73|47\.76|75|96\.21)/.test(pkd_main ?? '') ? 8 : 23;
}

/** Whole grosze; taxes in full złote. */
function amountOf(kind: string, { company, period, revenue, cost, payroll, ownerPays }: Within): number {
  const profit = revenue - cost;
  switch (kind) {
    case 'vat':
      return toFullZloty(Math.round(((profit + payroll.wages) * vatRateOf(company)) / 100));
    case 'pit_owner':
    case 'cit':
      return toFullZloty(Math.round(profit * (taxRates[company.taxation_form] ?? 0)));
    case 'lump_sum':
      return toFullZloty(Math.round((revenue * Number(company.lump_sum_rates?.[0] ?? 0)) / 100));
    case 'zus_total':
      return payroll.zus + ownerPays(company, period);
    case 'pit4':
      return payroll.pit4;
    case 'ppk':
      return payroll.ppk;
    default:
      return 61_500;
  }
}

function accountOf({ kind }: Pick<UsualItem, 'kind'>, { vat_number }: Company): Partial<SettlementItem> {
  if (kind === 'zus_total') return { account_number: completeNrb('60000002', `026001${vat_number}`) };
  if (kind === 'office_fee') return { account_number: office.account, payee_name: office.payee };
  return kind === 'ppk' ? { account_number: ppk, payee_name: 'Instytucja finansowa PPK' } : {};
}
