import { resources } from '../../../resources';
import type { VatStatus } from '../../domain/deadlines/taxProfile';
import { stretchesOf } from '../../domain/deadlines/timeLine';
import { type LimitProfile, RESULT_LIMITS } from '../../domain/limits/fromResults';
import { isCounted } from '../../domain/limits/position';
import type { Tx } from '../db/database';
import { isSetByServer } from '../happenings/rows';
import { linesOf } from '../profile/rows';
import { create } from '../records/create';
import { todayOf } from '../records/present';
import { update } from '../records/update';
import type { Scope } from '../scope';
import { type KeptLimit, keptLimits, type LimitedCompany, limitedCompany, monthFigures } from './rows';

const resource = resources['company-limits'];

/** Brings a company's limits of a year up to its settlements; those typed by hand keep their amount. `scope` is the system's. */
export async function refreshCompanyLimits(tx: Tx, scope: Scope, companyId: string, year: number): Promise<void> {
  const company = await limitedCompany(tx, scope.tenant.id, companyId);
  if (!company) return;
  const kept = await keptLimits(tx, scope.tenant.id, companyId, year);
  const profiles = await profilesIn(tx, scope, company, year);
  const figures = await monthFigures(tx, scope.tenant.id, companyId, year);
  for (const { key, measure, binds } of RESULT_LIMITS) {
    if (!isCounted(key, year)) continue;
    const there = kept.get(key);
    const known = figures.some((month) => month[measure] !== null);
    if (there) await update(tx, scope, resource, there.id, await applying(tx, scope, there, company, binds));
    else if (known && profiles.some(binds)) await create(tx, scope, resource, { company_id: companyId, limit_code: key, year });
  }
}

/**
 * What was only perhaps theirs stands as „Nie dotyczy” once the card says that it is not. Where the card turns out wrong that is taken off
 * again, unless a person ticked it.
 */
async function applying(
  tx: Tx,
  scope: Scope,
  { id, perhaps, not_applicable }: KeptLimit,
  company: LimitedCompany,
  binds: (profile: LimitProfile) => boolean,
): Promise<{ not_applicable?: boolean }> {
  if (perhaps && company.vat_status !== null && !binds(company)) return { not_applicable: true };
  if (!not_applicable || !binds(company)) return {};
  const isOurs = await isSetByServer(tx, scope.tenant.id, { entity: resource.name, id }, 'not_applicable');
  return isOurs ? { not_applicable: false } : {};
}

type Stretch<Base> = Base & { vat_status: VatStatus; valid_from?: string | null; valid_to?: string | null };

/** The company as it was on the days of the year that have come: a limit that bound on one of them counts for the year. */
async function profilesIn(tx: Tx, scope: Scope, company: LimitedCompany, year: number): Promise<LimitProfile[]> {
  const { id, zus_scheme } = company;
  const lines = await linesOf(tx, scope.tenant.id, id);
  const stated = lines.map((line) => ({ ...line, person_id: line.subject === 'zus' ? (line.person_id ?? id) : line.person_id }));
  const base = { ...company, persons: [{ id, role: 'owner' as const, zus_scheme }] };
  const [first, today] = [`${year}-01-01`, todayOf(scope)];
  const last = today < `${year}-12-31` ? today : `${year}-12-31`;
  // A status that nobody told stays open where no line tells it.
  return stretchesOf<Stretch<typeof base>>(base as Stretch<typeof base>, stated)
    .filter(({ valid_from, valid_to }) => (valid_from ?? first) <= last && (valid_to ?? first) >= first)
    .map((stretch) => ({ ...stretch, zus_scheme: stretch.persons[0]?.zus_scheme ?? null }));
}
