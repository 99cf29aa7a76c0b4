import { resources } from '../../../resources';
import { periodName } from '../../domain/deadlines/periodName';
import type { Database } from '../db/database';
import { onOwnSide } from '../records/ownSide';
import { todayOf } from '../records/present';
import type { Scope } from '../scope';
import { type Planned, planFor, planForOffice } from './plan';
import { clientsAfter } from './rows';
import type { Rule } from './rule';

/** What a rule will ask for in one period. */
export interface PreviewPeriod {
  period: string;
  /** As it reads after "za". */
  name: string;
  companies: number;
  tasks: number;
  nominal: string;
  due: string;
}

const pageOfClients = 1_000;
const shown = 3;
/** A year and its longest term. */
const daysAhead = 400;

/** The next periods of a rule as it stands in a form, saved or not, with how many companies it takes in. */
export async function preview(db: Database, scope: Scope, rule: Rule): Promise<PreviewPeriod[]> {
  const horizon = { today: todayOf(scope), ahead: () => daysAhead };
  const rules = [{ ...rule, active: true }];
  const plan: Planned[] = planForOffice(rules, horizon);
  for (let after: string | null = null; ; ) {
    const clients = await clientsAfter(db, scope.tenant.id, after, pageOfClients);
    const seen = await onOwnSide(db, scope, resources.companies, clients, ({ id }) => id);
    plan.push(...planFor(rules, seen, horizon));
    if (clients.length < pageOfClients) break;
    after = clients.at(-1)?.id ?? null;
  }
  const periods = new Map<string, Planned[]>();
  for (const planned of plan) {
    const known = periods.get(planned.period);
    if (known) known.push(planned);
    else periods.set(planned.period, [planned]);
  }
  return [...periods]
    .map(([period, all]) => summaryOf(period, all))
    .sort((one, other) => (one.due < other.due ? -1 : 1))
    .slice(0, shown);
}

function summaryOf(period: string, all: readonly Planned[]): PreviewPeriod {
  const [first] = [...all].sort((one, other) => (one.due < other.due ? -1 : 1));
  return {
    period,
    name: periodName(period),
    companies: new Set(all.flatMap(({ client }) => (client ? [client.id] : []))).size,
    tasks: all.length,
    nominal: first?.nominal ?? '',
    due: first?.due ?? '',
  };
}
