import { defineJob } from '../jobs/define';
import { keepCards } from './card';
import { companiesWithLines } from './rows';

/** After midnight: cards take over what was entered ahead and holds from today. */
export const profileDaily = defineJob({
  name: 'profile.daily',
  label: 'Profil podatkowy: zmiany, które obowiązują od dziś',
  daily: '00:10',
  async run(_payload, { db, scope, signal, transaction }) {
    for (const companyId of await companiesWithLines(db, scope.tenant.id)) {
      signal.throwIfAborted();
      await transaction((tx) => keepCards(tx, scope, companyId));
    }
  },
});
