import { settlementItems as itemsResource } from '../../../resources/settlementItems';
import { settlements as settlementsResource } from '../../../resources/settlements';
import { shiftDate } from '../../domain/calendar/workingDays';
import { completeNrb } from '../../domain/identifiers/nrb';
import { settlementState } from '../../domain/settlement/payment';
import { type UsualItem, usualItems } from '../../domain/settlement/usualItems';
import { addDays, addMonths } from '../../lib/dates';
import { toFullZloty } from '../../lib/money';
import type { RecordOf } from '../../schema';
import { blank } from '../../schema/validate';
import { closingChecklist } from '../settlements/checklist';
import type { Company } from './companies';
import { type Chance, idOf } from './random';
import type { Settlement } from './work';

type SettlementItem = RecordOf<typeof itemsResource>;

const months = 12;
const office = { account: completeNrb('11402004', '0000310276543210') ?? '', payee: 'Biuro Rachunkowe' };
const ppk = completeNrb('12401037', '1111001098765432') ?? '';

/** Where the demonstration's firm stands on the calendar. */
interface Now {
  today: string;
  /** The newest month that was settled. */
  month: string;
}

/** A year of settlements for companies whose clients one can log in as: older months paid and closed, the newest sent and partly paid. */
export function settledYear(
  luck: Chance,
  moment: number,
  companies: readonly Company[],
  now: Now,
): { settlements: Settlement[]; items: SettlementItem[] } {
  const settlements: Settlement[] = [];
  const items: SettlementItem[] = [];
  for (const company of companies) {
    let revenueSoFar = 0;
    let profitSoFar = 0;
    for (let back = months - 1; back >= 0; back -= 1) {
      const period = addMonths(now.month, -back);
      const made = month(luck, moment, company, period, { ...now, isNewest: back === 0 });
      if (period.endsWith('-01')) [revenueSoFar, profitSoFar] = [0, 0];
      revenueSoFar += made.settlement.revenue_amount ?? 0;
      profitSoFar += made.settlement.profit_amount ?? 0;
      settlements.push({ ...made.settlement, revenue_ytd_amount: revenueSoFar, profit_ytd_amount: profitSoFar });
      items.push(...made.items);
    }
  }
  return { settlements, items };
}

function month(luck: Chance, moment: number, company: Company, period: string, { today, isNewest }: Now & { isNewest: boolean }) {
  const id = idOf(luck, moment);
  const revenue = luck.whole(18_000, 64_000) * 100 + luck.whole(0, 99);
  const cost = Math.round(revenue * (0.45 + luck.next() * 0.3));
  const usual = usualItems({
    profile: {
      ...company,
      employs: true,
      ppk: true,
      persons: [{ id: company.id, role: 'owner', zus_scheme: company.zus_scheme }],
    },
    vat_number: company.vat_number,
    period,
  });
  const items = usual.map((each) => item(luck, moment, { company, period, settlement_id: id, revenue, cost, today }, each));
  const next = addMonths(period, 1);
  const sentAt = `${next}-08 12:40:00`;
  const status = isNewest ? settlementState(items, true) : 'closed';
  const settlement: Settlement = {
    ...(blank(settlementsResource) as unknown as Settlement),
    id,
    version: 1,
    company_id: company.id,
    period,
    status,
    owner_id: company.owner_id,
    payroll_owner_id: company.payroll_owner_id,
    documents_due: shiftDate(`${next}-05`, 'backward'),
    documents_declared_at: `${next}-03 18:12:00`,
    revenue_amount: revenue,
    cost_amount: cost,
    profit_amount: revenue - cost,
    employees_count: 3,
    payroll_amount: 1_845_000,
    checklist: closingChecklist(company).map((point) => ({ ...point, done: true })),
    note_to_client: isNewest ? 'Prosimy o faktury za listopad do 4 grudnia.' : null,
    booking_started_at: `${next}-04 08:05:00`,
    booking_finished_at: `${next}-07 14:30:00`,
    approved_at: `${next}-08 10:15:00`,
    approved_by_id: company.owner_id,
    published_at: sentAt,
    first_opened_at: `${next}-08 16:21:00`,
    confirmed_at: `${next}-08 16:24:00`,
    closed_at: isNewest ? null : `${next}-28 15:00:00`,
  };
  return { settlement, items };
}

/** Stages of a month whose positions are known, and how far those are. */
const reckonedStages: Partial<Record<Settlement['status'], SettlementItem['stage']>> = {
  review: 'hidden',
  calculated: 'approved',
  published: 'published',
  closed: 'published',
};

/** Months as they stand with their positions, where they are reckoned already; whoever pays nothing has the one position that says so. */
export function withPositions(
  luck: Chance,
  moment: number,
  months: readonly Settlement[],
  { companies, today }: { companies: ReadonlyMap<string, Company>; today: string },
): { settlements: Settlement[]; items: SettlementItem[] } {
  const made: { settlements: Settlement[]; items: SettlementItem[] } = { settlements: [], items: [] };
  for (const settlement of months) {
    const company = companies.get(settlement.company_id);
    const stage = reckonedStages[settlement.status];
    const items = company && stage ? positions(luck, moment, company, settlement, { stage, today }) : [];
    made.settlements.push(settlement.status === 'published' ? sentMonth(settlement, items, today) : settlement);
    made.items.push(...items);
  }
  return made;
}

function positions(
  luck: Chance,
  moment: number,
  company: Company,
  { id, period, revenue_amount, cost_amount, status }: Settlement,
  { stage, today }: { stage: SettlementItem['stage']; today: string },
): SettlementItem[] {
  const persons = [{ id: company.id, role: 'owner' as const, zus_scheme: company.zus_scheme }];
  const profile = { ...company, employs: false, ppk: false, persons };
  const revenue = revenue_amount ?? luck.whole(4_000, 380_000) * 100;
  const within = { company, period, settlement_id: id, revenue, cost: cost_amount ?? Math.round(revenue * 0.7), today };
  const usual = usualItems({ profile, vat_number: company.vat_number, period });
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
    ...(blank(itemsResource) as unknown as SettlementItem),
    id: idOf(luck, moment),
    version: 1,
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
  const usual = `${addMonths(settlement.period, 1)}-08`;
  const day = usual < today ? usual : addDays(today, -1);
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
}

function item(luck: Chance, moment: number, within: Within, { person: _, condition: __, ...usual }: UsualItem): SettlementItem {
  const { company, period, settlement_id, today } = within;
  const carries = usual.kind === 'vat' && luck.yes(0.12);
  const amount = amountOf(luck, usual.kind, within);
  const isPast = usual.due_effective < today;
  const isPaid = !carries && isPast && !(usual.kind === 'office_fee' && period === addMonths(today.slice(0, 7), -1));
  const paidOn = addDays(usual.due_effective, -luck.whole(0, 3));
  return {
    ...(blank(itemsResource) as unknown as SettlementItem),
    ...usual,
    ...accountOf(usual, company),
    id: idOf(luck, moment),
    version: 1,
    settlement_id,
    company_id: company.id,
    period,
    amount,
    ...(carries
      ? { kind: 'vat_carry' as const, amount_type: 'carry' as const, note: 'Nadwyżka pomniejszy VAT następnego miesiąca.' }
      : {}),
    stage: 'published',
    payment_status: carries ? 'not_due' : isPaid ? (luck.yes(0.5) ? 'paid' : 'declared') : isPast ? 'overdue' : 'unpaid',
    paid_amount: isPaid ? amount : 0,
    payments: isPaid ? [{ date: paidOn, amount, source: 'client', proof: null }] : null,
    filing_status: usual.declaration_code === null ? 'not_required' : isPast ? 'accepted' : 'prepared',
    filed_at: usual.declaration_code !== null && isPast ? `${addDays(usual.due_effective, -2)} 11:20:00` : null,
  };
}

/** Whole grosze; taxes in full złote. */
function amountOf(luck: Chance, kind: string, { revenue, cost }: Within): number {
  const profit = revenue - cost;
  switch (kind) {
    case 'vat':
      return toFullZloty(Math.round(profit * 0.23));
    case 'pit_owner':
    case 'cit':
      return toFullZloty(Math.round(profit * 0.12));
    case 'lump_sum':
      return toFullZloty(Math.round(revenue * 0.055));
    case 'zus_total':
      return 642_318 + luck.whole(0, 9_000);
    case 'pit4':
      return luck.whole(9, 14) * 10_000;
    case 'ppk':
      return 64_575;
    default:
      return 61_500;
  }
}

function accountOf({ kind }: Pick<UsualItem, 'kind'>, { vat_number }: Company): Partial<SettlementItem> {
  if (kind === 'zus_total') return { account_number: completeNrb('60000002', `026001${vat_number}`) };
  if (kind === 'office_fee') return { account_number: office.account, payee_name: office.payee };
  return kind === 'ppk' ? { account_number: ppk, payee_name: 'Instytucja finansowa PPK' } : {};
}
