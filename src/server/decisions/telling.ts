import type { HookContext } from '../handlers/define';
import { keeperOf } from '../messages/rows';
import { notify } from '../notices/notify';
import { companyTitle } from '../notices/people';
import type { Standing } from './rows';

/** Tells the company's keeper that a client has changed their mind; what the office takes back itself it knows. */
export async function tellTakenBack({ company_id, title }: Standing, { tx, scope }: HookContext): Promise<void> {
  if (scope.who.isAdmin) return;
  const keeper = await keeperOf(tx, scope.tenant.id, company_id);
  if (keeper === null) return;
  await notify(tx, scope, {
    event: 'decision_taken_back',
    to: [keeper],
    record: { resource: 'companies', id: company_id },
    values: { firma: await companyTitle(tx, scope.tenant.id, company_id), tytul: title },
  });
}
