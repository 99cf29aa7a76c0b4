import { resources } from '../../../resources';
import { nextReview } from '../../domain/aml/review';
import { defineHandlers, type HookContext } from '../handlers/define';
import { updateOneOfMany } from '../records/update';
import { reviewsOf } from './rows';

const resource = resources['aml-reviews'];

/** Looks at a client against money laundering: the next one by the risk, the newest counts, and all end with the relationship. */
export const amlReviews = defineHandlers(resource, {
  create: ({ reviewed_on, risk_level = 'standard', next_review_on }) =>
    reviewed_on && !next_review_on ? { next_review_on: nextReview(reviewed_on, risk_level) } : {},
  async update(changes, before, { tx, scope }) {
    const after = { ...before, ...changes };
    const [newest] = await reviewsOf(tx, scope.tenant.id, before.company_id);
    const emptied = 'next_review_on' in changes && !changes.next_review_on;
    return {
      ...changes,
      superseded: newest !== undefined && newest.id !== before.id,
      ...(emptied ? { next_review_on: nextReview(after.reviewed_on, after.risk_level) } : {}),
    };
  },
  async saved(after, before, context) {
    const companyId = (after ?? before)?.company_id;
    if (!companyId) return;
    const said = after && after.ended_on !== (before?.ended_on ?? null) ? { ended_on: after.ended_on } : {};
    await agree(companyId, said, context);
  },
});

/** The newest alone counts; the end of the relationship is that of all of them (art. 49). */
async function agree(companyId: string, said: { ended_on?: string | null }, { tx, scope }: HookContext): Promise<void> {
  const all = await reviewsOf(tx, scope.tenant.id, companyId);
  for (const [nth, each] of all.entries()) {
    const ended = said.ended_on === undefined ? each.ended_on : said.ended_on;
    if (each.superseded === nth > 0 && each.ended_on === ended) continue;
    await updateOneOfMany(tx, scope, resource, each.id, { ended_on: ended, superseded: nth > 0 });
  }
}
