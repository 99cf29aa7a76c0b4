import { resources } from '../../../resources';
import type { Database } from '../db/database';
import { create } from '../records/create';
import { update } from '../records/update';
import type { Scope } from '../scope';
import { knownAnswers } from './rows';

const { 'month-answers': answers } = resources;

/** One answer about one month, as it was sent. */
export interface GivenAnswer {
  fact: unknown;
  period: unknown;
  answer: unknown;
}

/** Answers a question about a month for companies, all or none; where it was answered before, the new word stands. */
export async function answerMany(
  db: Database,
  scope: Scope,
  companies: readonly string[],
  { fact, period, answer }: GivenAnswer,
): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await knownAnswers(tx, scope.tenant.id, companies, String(fact), String(period));
    for (const company_id of companies) {
      const id = known.get(company_id);
      if (id) await update(tx, scope, answers, id, { answer });
      else await create(tx, scope, answers, { company_id, fact, period, answer });
    }
  });
}
