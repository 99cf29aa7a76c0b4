import { resources } from '../../../resources';
import type { RecordOf } from '../../schema';
import { takenBack } from '../decisions/keep';
import { conflict, forbidden } from '../errors';
import type { HookContext } from '../handlers/define';
import { lockRecord } from '../records/current';
import { remove } from '../records/remove';
import { byServer } from '../scope';
import { isWorkedOn } from './rows';
import { rulesOf } from './rulesOf';

const answers = resources['month-answers'];

/** The month is asked of again, as long as the office has not begun what hangs on the answer. Throws 409 after that. */
export async function takeBackMonthAnswer(id: string, context: HookContext): Promise<void> {
  const { tx, scope } = context;
  const answer = (await lockRecord(tx, scope.tenant.id, answers, id, [])) as RecordOf<typeof answers> | null;
  if (!answer) throw conflict('Biuro usunęło już tę odpowiedź.', undefined, 'acted_on');
  const { company_id, fact, period } = answer;
  const role = scope.who.companies.find((company) => company.id === company_id)?.role;
  if (!role || !answers.client?.writers?.includes(role)) throw forbidden();
  if (await isWorkedOn(tx, scope.tenant.id, { company_id, period, codes: rulesOf(fact) }))
    throw conflict(
      'Biuro zajęło się już tym, co zależy od tej odpowiedzi. Napisz do biura, jeśli jest inna.',
      undefined,
      'acted_on',
    );
  // First, so that the decision names who took it back: the answer itself is the server's to delete.
  await takenBack('month-answers', id, context);
  await remove(tx, byServer(scope), answers, id);
}
