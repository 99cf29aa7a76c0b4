import type { AmountReading, AmountState, PlannedAmount } from './reading';

/** A position that stands in a settlement. */
export interface StandingItem {
  id: string;
  version: number;
  kind: string;
  person_id: string | null;
  amount: number | null;
  amount_type: string;
  published: boolean;
}

/** A month of a company as it stands; `open` is whether positions may still be written. */
export interface StandingMonth {
  settlement_id: string;
  state: 'open' | 'checked' | 'sent';
  items: readonly StandingItem[];
}

export interface Standing {
  companyOf(nip: string): { id: string; title: string } | null;
  monthOf(companyId: string, period: string): StandingMonth | null;
}

/** What taking each figure over would do. Of two that say something of the same position the later one counts for nothing: it is told as `several`. */
export function planAmounts(readings: readonly AmountReading[], standing: Standing): PlannedAmount[] {
  const taken = new Set<string>();
  return readings.map((reading) => {
    const company = standing.companyOf(reading.nip);
    const month = company && standing.monthOf(company.id, reading.period);
    const item = month ? itemFor(month.items, reading.kind) : null;
    const place = `${reading.nip} ${reading.period} ${reading.kind}`;
    const twice = taken.has(place);
    taken.add(place);
    const found = item === 'several' ? null : item;
    return {
      ...reading,
      state: twice ? 'several' : stateOf(reading, company !== null, month, item),
      company,
      settlement_id: month?.settlement_id ?? null,
      item_id: found?.id ?? null,
      version: found?.version ?? null,
      before: found?.amount ?? null,
      before_type: found?.amount_type ?? null,
    };
  });
}

function stateOf(
  { amount, amount_type }: AmountReading,
  isKnown: boolean,
  month: StandingMonth | null,
  item: StandingItem | 'several' | null,
): AmountState {
  if (!isKnown) return 'unknown';
  if (!month) return 'not_open';
  if (month.state !== 'open') return month.state;
  if (item === 'several') return 'several';
  if (!item) return amount_type === 'zero' ? 'same' : 'add';
  if (item.published) return 'sent';
  if (item.amount === amount && item.amount_type === amount_type) return 'same';
  return item.amount === null ? 'fill' : 'change';
}

/** The one position of its kind; of several the company's own, as a file tells of the company and not of its people. */
function itemFor(items: readonly StandingItem[], kind: string): StandingItem | 'several' | null {
  const ofKind = items.filter((item) => item.kind === kind);
  if (ofKind.length <= 1) return ofKind[0] ?? null;
  const [own, other] = ofKind.filter(({ person_id }) => person_id === null);
  return own && !other ? own : 'several';
}
