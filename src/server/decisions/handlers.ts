import { resources } from '../../../resources';
import { toWarsaw } from '../../lib/dates';
import { takeBackCharge } from '../billing/takeBack';
import { conflict, forbidden } from '../errors';
import { defineHandlers, type HookContext } from '../handlers/define';
import { takeBackMonthAnswer } from '../monthAnswers/takeBack';
import { one } from '../records/one';
import { transition } from '../records/transition';
import { takeBackPrice } from '../tickets/takeBackPrice';
import { takeBackAnswer } from '../vacations/takeBack';
import { type About, type Decision, takenBack } from './keep';

/** How each kind of decision is undone where it was made. Each refuses what the office has acted on. */
const ways: Partial<Record<About, (id: string, context: HookContext) => Promise<unknown>>> = {
  'billable-events': takeBackCharge,
  'month-answers': takeBackMonthAnswer,
  'month-declarations': (id, { tx, scope }) => transition(tx, scope, resources['month-declarations'], id, 'withdraw'),
  tickets: takeBackPrice,
  'zus-vacations': takeBackAnswer,
};

/** What clients decided: theirs to take back while that can be. */
export const decisions = defineHandlers(resources.decisions, {
  actions: {
    async take_back([decision], _body, context) {
      const { tx, scope } = context;
      if (!decision) return null;
      refuseOthers(decision, context);
      const way = ways[decision.about as About];
      if (!way || !decision.returnable || decision.status !== 'standing')
        throw conflict('Tej decyzji nie można już cofnąć.', undefined, 'final');
      if (decision.back_until !== null && decision.back_until < toWarsaw(scope.now))
        throw conflict('Minął czas, w którym można było cofnąć tę decyzję. Napisz do biura.', undefined, 'too_late');
      await way(decision.record_id, context);
      await takenBack(decision.about as About, decision.record_id, context);
      return one(tx, scope, resources.decisions, decision.id);
    },
  },
});

/** Those may who could decide it: the client's side, and of a holiday from contributions the owner alone. */
function refuseOthers({ company_id, about }: Decision, { scope: { who } }: HookContext): void {
  const role = who.companies.find(({ id }) => id === company_id)?.role;
  const may = about === 'zus-vacations' ? role === 'owner' : role !== undefined && role !== 'viewer';
  if (who.isAdmin || !may) throw forbidden();
}
