import type { DutyState, DutyStateCode } from '../../contract/obligations';
import type { Obligation } from '../../domain/deadlines/obligations';
import { isSettled, type PaymentStatus } from '../../domain/settlement/payment';
import { formatDate } from '../../lib/dates';
import type { DutyItem, DutyTask } from './rows';

/** What is known of an obligation besides the law. `off` says why no task is made of it; null where one is. */
export interface Traces {
  task: DutyTask | undefined;
  item: DutyItem | undefined;
  off: string | null;
}

/** What a client said of a payment that the office has not seen yet. */
const declared: Readonly<Record<string, string>> = {
  declared: 'bez potwierdzenia przelewu',
  proof_added: 'z potwierdzeniem przelewu, którego biuro jeszcze nie sprawdziło',
};

const filedWithProof = ['accepted', 'corrected'];

/** How far an obligation is: by what was filed and paid first, then by its task, at last by the calendar alone. */
export function stateOf({ due, condition }: Obligation, { task, item, off }: Traces, today: string): DutyState {
  const isPast = due < today;
  const on = item?.filed_on ? `złożono ${formatDate(item.filed_on)}` : null;
  if (item && (item.has_upo || filedWithProof.includes(item.filing_status))) return said('filed', on);
  if (task && (task.status === 'not_applicable' || task.status === 'cancelled'))
    return said('not_applicable', task.completion_note);
  if (item?.payment_status === 'not_due') return said('not_applicable', 'tak oznaczono w rozliczeniu miesiąca');
  if (item?.filing_status === 'sent') return said('sent', on);
  if (task && ['done', 'partly'].includes(task.status))
    return said('done', task.status === 'partly' ? task.completion_note : null);
  if (item && item.filing_status === 'not_required' && isSettled(item.payment_status as PaymentStatus)) {
    const byClient = declared[item.payment_status];
    return byClient ? said('declared', byClient) : said('done', 'zapłacone w rozliczeniu miesiąca');
  }
  if (task || item) return said(isPast ? 'late' : 'open', null);
  if (condition !== null) return said('perhaps', null);
  if (isPast) return said('untraced', null);
  return off === null ? said('planned', null) : said('without_task', off);
}

/** Whether an obligation could be in the state at all, whatever its task and position say. */
export function mayBe(state: string, { condition, due }: Pick<Obligation, 'condition' | 'due'>, today: string): boolean {
  if (state === 'perhaps') return condition !== null;
  if (state === 'untraced') return condition === null && due < today;
  if (state === 'planned' || state === 'without_task') return condition === null && due >= today;
  if (state === 'late') return due < today;
  return state !== 'open' || due >= today;
}

const said = (code: DutyStateCode, because: string | null): DutyState => ({ code, because });
