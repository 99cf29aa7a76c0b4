import { resources } from '../../../resources';
import { invalid } from '../errors';
import { defineHandlers } from '../handlers/define';
import { todayOf } from '../records/present';
import { actorOf } from '../scope';
import { holdClosings } from './closingRows';

/** Days that are over can be closed; today's work may still go on. */
export const timeClosings = defineHandlers(resources['time-closings'], {
  async create({ through }, { tx, scope }) {
    if (through && through >= todayOf(scope)) throw invalid({ through: 'Zamknąć można tylko dni, które już minęły' });
    await holdClosings(tx, scope.tenant.id);
    return { closed_by_id: actorOf(scope) };
  },
});
