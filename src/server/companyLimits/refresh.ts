import { resources } from '../../../resources';
import { RESULT_LIMITS } from '../../domain/limits/fromResults';
import { isCounted } from '../../domain/limits/position';
import type { Tx } from '../db/database';
import { create } from '../records/create';
import { update } from '../records/update';
import type { Scope } from '../scope';
import { keptLimits, limitedCompany, monthFigures } from './rows';

const resource = resources['company-limits'];

/** Brings a company's limits of a year up to its settlements; those typed by hand keep their amount. `scope` is the system's. */
export async function refreshCompanyLimits(tx: Tx, scope: Scope, companyId: string, year: number): Promise<void> {
  const company = await limitedCompany(tx, scope.tenant.id, companyId);
  if (!company) return;
  const kept = await keptLimits(tx, scope.tenant.id, companyId, year);
  const figures = await monthFigures(tx, scope.tenant.id, companyId, year);
  for (const { key, measure, binds } of RESULT_LIMITS) {
    if (!isCounted(key, year)) continue;
    const id = kept.get(key);
    const known = figures.some((month) => month[measure] !== null);
    if (id !== undefined) await update(tx, scope, resource, id, {});
    else if (known && binds(company)) await create(tx, scope, resource, { company_id: companyId, limit_code: key, year });
  }
}
