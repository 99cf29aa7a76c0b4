import { resources } from '../../../resources';
import { holidayWindow } from '../../domain/zus/holiday/window';
import { toWarsaw } from '../../lib/dates';
import { enteredValues } from '../companyLimits/valueRows';
import { standsForGood } from '../decisions/keep';
import { conflict, invalid } from '../errors';
import { defineHandlers } from '../handlers/define';
import { lockRecord } from '../records/current';
import { todayOf } from '../records/present';
import { actorOf } from '../scope';
import { adviceFor, adviceText } from './advice';
import { waitingOffers } from './offers';
import { concerns, payersOf } from './rows';

const states = { yes: 'accepted', no: 'declined', ask: 'asked' } as const;
const lastDay = (month: string | null | undefined) => (month ? holidayWindow(month).last_day : null);

/** Months without contributions: one answer of each person a year, and how far the application is. */
export const zusVacations = defineHandlers(resources['zus-vacations'], {
  waiting: { offer: ({ scope, db }) => waitingOffers(db, scope) },
  async create({ company_id, person_id, year, answer = 'yes', month_chosen }, { tx, scope }) {
    // Two who answer at once wait for each other on the company.
    if (company_id) await lockRecord(tx, scope.tenant.id, resources.companies, company_id, []);
    const payers = company_id ? await payersOf(tx, scope.tenant.id, [company_id]) : [];
    const known = payers.find((payer) => concerns(payer, person_id))?.uses.some((use) => use.year === year);
    if (known) throw conflict('Odpowiedź za ten rok jest już zapisana.', { year: 'Jest już zapisany' }, 'answered');
    return {
      status: states[answer],
      deadline: lastDay(month_chosen),
      answered_at: toWarsaw(scope.now),
      answered_by_id: actorOf(scope),
    };
  },
  update(changes, { status, month_chosen }) {
    if (!('month_chosen' in changes)) return changes;
    if ((status === 'granted' || status === 'refused') && changes.month_chosen !== month_chosen)
      throw invalid({ month_chosen: 'ZUS już odpowiedział: zostaje miesiąc z wniosku' });
    return { ...changes, deadline: lastDay(changes.month_chosen) };
  },
  transitions: {
    async submit({ id }, { tx, scope }) {
      await standsForGood('zus-vacations', id, { tx, scope });
      return { submitted_at: toWarsaw(scope.now) };
    },
  },
  async present({ company_id, person_id, year }, scope, db) {
    const payers = company_id ? await payersOf(db, scope.tenant.id, [company_id]) : [];
    const payer = payers.find((each) => concerns(each, person_id));
    if (!payer || !year) return { advice: null };
    const entered = await enteredValues(db, scope.tenant.id);
    return { advice: adviceText(adviceFor(payer, { today: todayOf(scope), year, entered })) };
  },
});
