import { resources } from '../../../resources';
import { formatMonth, monthOf, toWarsaw } from '../../lib/dates';
import { keepDecision, takenBack } from '../decisions/keep';
import { conflict, forbidden, invalid } from '../errors';
import { defineHandlers, type HookContext } from '../handlers/define';
import { lockRecord } from '../records/current';
import { todayOf } from '../records/present';
import { transition } from '../records/transition';
import { byServer } from '../scope';
import { isDeclared, settlementOfMonth } from './declarationRows';
import { tellOfDeclaration } from './telling';

/** The settlement's states in which a client may still take the word back. */
const beforeBooking = ['not_started', 'waiting_documents', 'incomplete', 'documents_complete'];

/** The client's word that a month is complete, and what it does to the month's settlement. */
export const monthDeclarations = defineHandlers(resources['month-declarations'], {
  async create({ company_id, period }, { tx, scope }) {
    if (period && period > monthOf(todayOf(scope))) throw invalid({ period: 'Ten miesiąc jeszcze się nie zaczął' });
    // Two who declare at once wait for each other on the company.
    if (company_id) await lockRecord(tx, scope.tenant.id, resources.companies, company_id, []);
    if (company_id && period && (await isDeclared(tx, scope.tenant.id, company_id, period)))
      throw conflict(`Komplet za ${formatMonth(period)} jest już zgłoszony.`, { period: 'Już zgłoszony' }, 'declared');
    return { declared_at: toWarsaw(scope.now), declared_by_id: scope.who.id };
  },
  transitions: {
    async withdraw({ company_id, period }, { tx, scope }) {
      if (scope.who.companies.some(({ id, role }) => id === company_id && role !== 'owner' && role !== 'accountant'))
        throw forbidden();
      const settlement = await settlementOfMonth(tx, scope.tenant.id, company_id, period);
      if (settlement && !beforeBooking.includes(settlement.status))
        throw conflict(
          'Biuro już księguje ten miesiąc, więc zgłoszenia nie można cofnąć. Brakujący dokument po prostu dodaj.',
          undefined,
          'booking',
        );
      return { withdrawn_at: toWarsaw(scope.now) };
    },
  },
  async saved(after, before, context) {
    if (!after) return;
    if (!before) await moveSettlement(after, 'documents_complete', context);
    else if (after.status === 'withdrawn' && before.status === 'declared') await moveSettlement(after, 'incomplete', context);
    if (!before) {
      await tellOfDeclaration(after, context);
      await keepDecision(
        {
          company_id: after.company_id,
          kind: 'documents_complete',
          title: `Komplet dokumentów za ${formatMonth(after.period)}`,
          effect: 'Biuro zaczyna rozliczać ten miesiąc.',
          about: 'month-declarations',
          record_id: after.id,
          back_until: null,
        },
        context,
      );
    } else if (after.status === 'withdrawn') await takenBack('month-declarations', after.id, context);
  },
});

/** Moves the month's settlement along one of its own transitions, where one leads there from where it stands. */
async function moveSettlement(
  { company_id, period }: { company_id: string; period: string },
  to: string,
  { tx, scope }: HookContext,
): Promise<void> {
  const settlement = await settlementOfMonth(tx, scope.tenant.id, company_id, period);
  if (!settlement) return;
  const steps = Object.entries(resources.settlements.fields.status.transitions ?? {});
  const [name] = steps.find(([, step]) => step.to === to && step.from.includes(settlement.status) && !step.reason) ?? [];
  if (name) await transition(tx, byServer(scope), resources.settlements, settlement.id, name);
}
