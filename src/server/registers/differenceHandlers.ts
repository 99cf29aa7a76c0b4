import { resources } from '../../../resources';
import { toWarsaw } from '../../lib/dates';
import { conflict, invalid } from '../errors';
import { defineHandlers } from '../handlers/define';
import { lockRecord } from '../records/current';
import { update } from '../records/update';
import { actorOf, type Scope } from '../scope';

const { companies } = resources;
const decided = (scope: Scope) => ({ decided_by_id: actorOf(scope), decided_at: toWarsaw(scope.now) });

/** What a register says is written as if somebody had typed it on the card: by the same checks and rights, with dated lines where the field is dated. */
export const registerDifferences = defineHandlers(resources['register-differences'], {
  transitions: {
    async accept(before, { tx, scope }, said) {
      if (before.values === null)
        throw conflict('Tego panel sam nie wpisze. Popraw kartę firmy, a różnica zniknie po następnym sprawdzeniu.');
      const from = said.effective_from ?? before.effective_from ?? null;
      const { account, ...values } = JSON.parse(before.values) as Record<string, unknown>;
      if ('vat_status' in values && from === null) throw invalid({ effective_from: 'Podaj, od kiedy zmienił się status VAT' });
      const company = await lockRecord(tx, scope.tenant.id, companies, before.company_id, []);
      const own = (company?.accounts ?? []) as readonly object[];
      const accounts = [...own, { number: account, bank_name: null, purpose: own.length === 0 ? 'main' : 'other' }];
      const isDated = from !== null && ('vat_status' in values || before.subject === 'seat');
      await update(tx, scope, companies, before.company_id, {
        ...values,
        ...(account ? { accounts } : {}),
        ...(isDated ? { profile_from: from } : {}),
      });
      return { ...decided(scope), effective_from: from };
    },
    dismiss: (_before, { scope }) => decided(scope),
  },
});
