import type { JobContext } from '../jobs/define';
import type { EventCode } from './catalogue';
import { type Rule, rulesOf } from './rules';

/** What the watching of dates works with. Each telling is a transaction of its own, and is marked in it, so that it may begin again. */
export type Watch = Pick<JobContext, 'db' | 'scope' | 'today' | 'now' | 'signal' | 'transaction' | 'tools'> & {
  /** How the firm tells of an event. */
  ruleOf(code: EventCode): Rule;
};

/** A firm's watch of a day. */
export const watching = async (context: JobContext): Promise<Watch> => ({
  ...context,
  ruleOf: await rulesOf(context.db, context.scope.tenant.id),
});
