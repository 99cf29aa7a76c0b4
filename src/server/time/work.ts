import { resources } from '../../../resources';
import type { RecordOf } from '../../schema';
import { invalid } from '../errors';
import type { HookContext } from '../handlers/define';
import { refuseFaults } from '../records/body';
import { referenceFaults } from '../records/references';
import { companiesOfWork, settlementOf, type WorkedMonth } from './rows';

type Entry = RecordOf<typeof resources.uptimes>;
type Work = Partial<Pick<Entry, 'settlement_id' | 'company_id' | 'task_id' | 'ticket_id'>>;
type Whose = Partial<Pick<Entry, 'company_id' | 'period'>>;

/** Whether a change sends another value; a form sends what stayed as well. */
export function differs(changes: Partial<Entry>, before: Entry, key: keyof Entry): boolean {
  return key in changes && (changes[key] ?? null) !== before[key];
}

export const movesSettlement = (changes: Partial<Entry>, before: Entry): boolean => differs(changes, before, 'settlement_id');

/**
 * Whose a new entry is: the settlement's company and month, else the company of the task or the case, also where the worker may not
 * see companies and names none.
 */
export async function workOf(work: Work, context: HookContext): Promise<Whose> {
  const settlement = await openSettlement(work, context);
  const owner = settlement?.company_id ?? work.company_id ?? null;
  return whose(await agreed({ ...work, company_id: owner }, work, context), owner, work.company_id ?? null, settlement);
}

/** The same after a change; what did not change is not asked about. */
export async function workOfChange(changes: Partial<Entry>, before: Entry, context: HookContext): Promise<Whose> {
  const keys = (['settlement_id', 'company_id', 'task_id', 'ticket_id'] as const).filter((key) => differs(changes, before, key));
  if (keys.length === 0) return {};
  const sent: Work = Object.fromEntries(keys.map((key) => [key, changes[key] ?? null]));
  const next: Work = { ...before, ...sent };
  const settlement = keys.includes('settlement_id')
    ? await openSettlement({ settlement_id: next.settlement_id ?? null, company_id: sent.company_id ?? null }, context)
    : null;
  if (keys.includes('company_id') && !settlement) await refuseOtherCompany(next.settlement_id ?? null, context);
  const owner = settlement?.company_id ?? next.company_id ?? null;
  return whose(await agreed({ ...next, company_id: owner }, sent, context), owner, next.company_id ?? null, settlement);
}

function whose(found: string | null, owner: string | null, named: string | null, settlement: WorkedMonth | null): Whose {
  const company = owner ?? found;
  return {
    ...(company !== named ? { company_id: company } : {}),
    ...(settlement ? { period: settlement.period } : {}),
  };
}

/** The company of what the work is for; 422 on the field sent that belongs to another one (P20). Nothing is told of what the worker may not see. */
async function agreed(work: Work, sent: Work, { tx, scope }: HookContext): Promise<string | null> {
  const { task_id = null, ticket_id = null, company_id = null } = work;
  if (task_id === null && ticket_id === null) return null;
  const named = { task_id: sent.task_id ?? null, ticket_id: sent.ticket_id ?? null };
  refuseFaults(await referenceFaults(tx, scope, resources.uptimes, named));
  const { task, ticket } = await companiesOfWork(tx, scope.tenant.id, task_id, ticket_id);
  const other = (company: string | null, own: string | null) => company !== null && own !== null && company !== own;
  const field = (key: 'task_id' | 'ticket_id') => (sent[key] ? key : 'company_id');
  if (other(task, company_id)) throw invalid({ [field('task_id')]: 'Zadanie należy do innej firmy' });
  if (other(ticket, company_id ?? task)) throw invalid({ [field('ticket_id')]: 'Sprawa należy do innej firmy' });
  return task ?? ticket;
}

/** Time spent on a settlement is its company's and its month's; a settlement that ended takes no more (P14). */
async function openSettlement({ settlement_id, company_id }: Work, { tx, scope }: HookContext): Promise<WorkedMonth | null> {
  const settlement = settlement_id ? await settlementOf(tx, scope.tenant.id, settlement_id) : null;
  if (!settlement) return null;
  if (settlement.status === 'closed') throw invalid({ settlement_id: 'To rozliczenie jest zamknięte' });
  if (company_id && company_id !== settlement.company_id) throw invalid({ settlement_id: 'Rozliczenie należy do innej firmy' });
  return settlement;
}

/** A settlement's time stays its company's (P06). */
async function refuseOtherCompany(settlementId: string | null, { tx, scope }: HookContext): Promise<void> {
  if (settlementId && (await settlementOf(tx, scope.tenant.id, settlementId)))
    throw invalid({ company_id: 'Czas rozliczenia należy do jego firmy' });
}
