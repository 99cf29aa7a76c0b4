import { resources } from '../../../resources';
import { forbidden, invalid } from '../errors';
import { defineHandlers } from '../handlers/define';
import { lockRecord } from '../records/current';
import { actorOf } from '../scope';
import { proposeAnew } from '../settlements/proposing';
import { sameFigures } from './rows';

/** Figures that contributions are counted from: one of a person and period, of a person of that company. */
export const contributionFigures = defineHandlers(resources['contribution-figures'], {
  async create(values, { tx, scope }) {
    const { company_id, person_id = null, period } = values;
    if (!company_id || !period) return {};
    if (person_id) {
      const person = await lockRecord(tx, scope.tenant.id, resources['company-persons'], person_id, []);
      if (person?.company_id !== company_id) throw invalid({ person_id: 'Ta osoba nie należy do tej firmy' });
      // Said whatever is entered: that a month is entered already would tell that there was pay.
      if (!scope.who.payroll && isPaidByAppointment(person.role))
        throw invalid({ person_id: 'Dane tej osoby wpisuje, kto ma dostęp do wynagrodzeń' });
    }
    if ((await sameFigures(tx, scope.tenant.id, { company_id, person_id, period })) > 0)
      throw invalid({ period: 'Dane za ten okres są już wpisane: zmień tamte' });
    return { entered_by_id: actorOf(scope) };
  },
  update: (_changes, _before, { scope }) => ({ entered_by_id: actorOf(scope) }),
  /** Pay would go along, of which who lacks its grant knows nothing. */
  remove({ pay_amount }, { scope }) {
    if (pay_amount !== null && !scope.who.payroll) throw forbidden();
  },
  /** Settlements that are not sent yet follow. */
  async saved(after, before, { tx, scope }) {
    const figure = after ?? before;
    if (figure) await proposeAnew(tx, scope, figure.company_id, figure.period);
  },
});

/** Of members of a board and proxies nothing is entered but pay. */
const isPaidByAppointment = (role: unknown) => role === 'board_member' || role === 'proxy';
