import { resources } from '../../../resources';
import type { CompanyContributions, ContributionMonth, OwnerContributions } from '../../contract/contributions';
import { dutyMonths } from '../../contract/obligations';
import { stretchAt } from '../../domain/deadlines/overTime';
import type { EnteredValue } from '../../domain/limits/entered';
import { monthsFrom } from '../../domain/zus/months';
import { linearDeduction } from '../../domain/zus/owner/deduction';
import { type OwnerMonths, ownerMonths } from '../../domain/zus/owner/month';
import { addMonths, lastDayOf, monthOf } from '../../lib/dates';
import { enteredValues } from '../companyLimits/valueRows';
import type { Database, Tx } from '../db/database';
import { notFound } from '../errors';
import { type DutyItem, itemsFor } from '../obligations/rows';
import { readOne } from '../records/one';
import { todayOf } from '../records/present';
import { viewOf } from '../records/view';
import { type Client, profilesOf } from '../recurring/client';
import { clientNamed } from '../recurring/rows';
import type { Scope } from '../scope';
import { type Owner, ownersOf } from './owners';
import { type KeptContributions, keptContributions } from './rows';
import { yearsOf } from './years';

const { companies } = resources;

/** A company's owners with all that their contributions are counted from. */
export interface CompanyOwners {
  client: Client;
  kept: KeptContributions;
  entered: EnteredValue[];
  owners: Owner[];
}

/** Null where there is no such company. */
export async function companyOwners(
  db: Pick<Tx, 'query'>,
  tenantId: number,
  companyId: string,
  today: string,
): Promise<CompanyOwners | null> {
  const client = await clientNamed(db, tenantId, companyId);
  const kept = (await keptContributions(db, tenantId, [companyId])).get(companyId);
  if (!client || !kept) return null;
  const entered = await enteredValues(db, tenantId);
  return { client, kept, entered, owners: ownersOf(client, kept, { today, entered }) };
}

/** What the owners of a company pay for themselves, and it for those appointed. The office's alone: clients read amounts in their settlements; 404 for what may not be seen. */
export async function companyContributions(db: Database, scope: Scope, id: string): Promise<CompanyContributions> {
  const view = viewOf(scope, companies, 'show');
  if (!scope.who.isAdmin) throw notFound();
  await readOne(db, view, id);
  const found = await companyOwners(db, scope.tenant.id, id, todayOf(scope));
  if (!found) throw notFound();
  const today = todayOf(scope);
  const [from, to] = [addMonths(monthOf(today), -dutyMonths.back), addMonths(monthOf(today), dutyMonths.ahead)];
  const months = monthsFrom(from, to);
  const periods = months.map((month) => month.replace('-', '-M'));
  const items = (await itemsFor(db, scope, [id], periods)).filter(({ kind }) => kind === 'zus_total');
  const owners = found.owners.map((owner) => tell(found, shownTo(scope, owner), { today, months, items }));
  return { company: { id, title: found.client.title }, from, to, owners };
}

/** Pay of who was appointed is closed like all pay: without the grant nothing is counted from it. */
function shownTo({ who }: Scope, owner: Owner): Owner {
  if (!owner.appointed || who.payroll) return owner;
  const { pay: _, ...facts } = owner.facts;
  return { ...owner, facts, figure: (period) => ({ ...owner.figure(period), pay: null, id: null, version: null }) };
}

interface Telling {
  today: string;
  months: readonly string[];
  items: readonly DutyItem[];
}

function tell(found: CompanyOwners, owner: Owner, { today, months, items }: Telling): OwnerContributions {
  const { entered } = found;
  const { ladder } = owner;
  const at = ladder.steps.findIndex(({ from, to }) => (from ?? '') <= today && today <= (to ?? today));
  const year = Number(today.slice(0, 4));
  const due = ownerMonths(owner.facts, entered);
  const current = due(monthOf(today));
  return {
    person_id: owner.person_id,
    name: owner.name,
    role: owner.role,
    closed: owner.appointed && owner.facts.pay === undefined,
    now: ladder.steps[at] ?? null,
    next: at < 0 ? null : (ladder.steps[at + 1] ?? null),
    ladder,
    months: months.map((month): ContributionMonth => {
      const own = due(month);
      const isBefore = own?.form === 'scale' || own?.form === 'flat';
      const { health_due: _, ...figure } = owner.figure(isBefore ? addMonths(month, -1) : month);
      return { month, due: own, figure, item: itemOf(found, owner, items, month) };
    }),
    small_plus: ladder.steps.some(({ scheme, to }) => scheme === 'maly_plus' && (to ?? today) >= today)
      ? owner.smallPlus(year)
      : null,
    deduction: current?.form === 'flat' ? linearDeduction(year, paidIn(year, today, due), entered) : null,
    years: yearsOf(owner, year, due, entered),
  };
}

/** Health contributions that fall to be paid in a year by now: of December before it to the last month whose day has come. */
function paidIn(year: number, today: string, due: OwnerMonths): number {
  const last = addMonths(monthOf(today), today.slice(8) >= '20' ? -1 : -2);
  return monthsFrom(`${year - 1}-12`, last).reduce((sum, month) => sum + (due(month)?.health?.amount ?? 0), 0);
}

/** The owner of a one-person business and who was appointed are paid for by the company's own position. */
function itemOf(
  { client, owners }: CompanyOwners,
  owner: Owner,
  items: readonly DutyItem[],
  month: string,
): ContributionMonth['item'] {
  const person = client.company_type === 'jdg' || owner.appointed ? null : owner.person_id;
  const found = items.find(({ tax_period, person_id }) => tax_period === month.replace('-', '-M') && person_id === person);
  const { employs } = stretchAt(profilesOf(client), lastDayOf(month));
  const together = owners.filter(({ appointed }) => client.company_type === 'jdg' || appointed);
  const alone = person !== null || (together.length === 1 && employs === false);
  return found ? { settlement_id: found.settlement_id, amount: found.amount, alone } : null;
}
