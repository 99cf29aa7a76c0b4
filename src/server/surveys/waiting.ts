import { hasArea } from '../../access/principal';
import type { Tx } from '../db/database';
import type { Found } from '../handlers/define';
import type { Scope } from '../scope';
import { isOn, mySurveys } from './invitation';

const unanswered = ['invited', 'opened', 'started'];

/** Surveys in which the asker's word is still waited for, the soonest to close first; who only looks on in a firm is not asked for it. */
export async function waitingSurveys(db: Pick<Tx, 'query'>, scope: Scope): Promise<Found[]> {
  if (!isOn(scope) || !hasArea(scope.who, 'modules', scope.tenant.config)) return [];
  const mine = await mySurveys(db, scope);
  return mine
    .filter(({ open, state, looks_on }) => open && unanswered.includes(state) && !looks_on)
    .map(({ id, title, company_id, company, closes_at }) => ({
      id,
      title,
      company: company_id !== null && company !== null ? { id: company_id, title: company } : null,
      due: closes_at,
      late: false,
      link: scope.who.isAdmin ? `/surveys/${id}/answer` : `/surveys/${id}`,
      facts: {},
    }));
}
