import { resources } from '../../../resources';
import type { TaxProfile } from '../../domain/deadlines/taxProfile';
import { stretchesOf } from '../../domain/deadlines/timeLine';
import { type Debtor, type UsualItem, usualItems } from '../../domain/settlement/usualItems';
import { lastDayOf } from '../../lib/dates';
import type { RecordOf } from '../../schema';
import type { Tx } from '../db/database';
import { linesOf } from '../profile/rows';
import { lockRecord } from '../records/current';
import type { Scope } from '../scope';
import { lastPayee } from './accountRows';
import { openAccount, peselsOf } from './accounts';
import { put } from './put';
import { companyOf, itemsOf, itemsResource, type Settlement } from './records';
import { personsOf, staffOf } from './rows';

type Person = RecordOf<(typeof resources)['company-persons']>;

/** What a company usually has to settle for the month; accounts that no law tells are those of the last time. */
export async function proposalsFor(tx: Tx, scope: Scope, companyId: string, period: string): Promise<UsualItem[]> {
  const tenantId = scope.tenant.id;
  const company = await companyOf(tx, scope, companyId);
  const staff = await staffOf(tx, tenantId, companyId, lastDayOf(period));
  const persons: Debtor[] = [];
  const pesels = await peselsOf(tx, scope, companyId);
  for (const id of await personsOf(tx, tenantId, companyId)) {
    const person = (await lockRecord(tx, tenantId, resources['company-persons'], id, [])) as unknown as Person | null;
    if (person) persons.push({ ...person, pesel: pesels.get(id) ?? null });
  }
  const profile: Omit<TaxProfile, 'persons'> & { persons: Debtor[] } = {
    ...(company as Omit<typeof company, 'employs' | 'ppk'>),
    employs: company.employs ?? staff.employs,
    ppk: company.ppk ?? staff.ppk,
    persons: persons.length > 0 ? persons : ownerOf(company),
  };
  const lines = (await linesOf(tx, tenantId, companyId)).map((line) => ({
    ...line,
    person_id: line.subject === 'zus' ? (line.person_id ?? companyId) : line.person_id,
    employs: line.employs ?? staff.employs,
  }));
  const items = usualItems({
    profile: stretchesOf(profile, lines),
    vat_number: company.vat_number,
    zus_account: company.zus_account,
    period,
  });
  for (const item of items) {
    if (item.account_number !== null || item.pesel_account !== null) continue;
    const last = await lastPayee(tx, tenantId, companyId, item.kind, item.person);
    if (!last) continue;
    const { account_number, sealed_account, payee_name } = last;
    const pesel_account = openAccount(scope, sealed_account);
    Object.assign(item, { account_number, pesel_account, payee_name: item.payee_name ?? payee_name });
  }
  return items;
}

/** A one-person business without a card of its owner still says how the owner pays ZUS. */
function ownerOf({
  company_type,
  zus_scheme,
  id,
}: {
  company_type: string;
  zus_scheme: Debtor['zus_scheme'];
  id: string;
}): Debtor[] {
  return company_type === 'jdg' && zus_scheme ? [{ id, role: 'owner', zus_scheme }] : [];
}

/** A proposal as the values of a position. */
export function asItem({ person, condition, ...usual }: UsualItem): Record<string, unknown> {
  const filing_status = usual.declaration_code === null ? 'not_required' : 'prepared';
  return { ...usual, person_id: person, filing_status, note: null };
}

/** Adds the usual positions that the settlement lacks, without amounts; answers how many, and what must be found out about them. */
export async function propose(tx: Tx, scope: Scope, settlement: Settlement): Promise<{ added: number; conditions: string[] }> {
  const has = await itemsOf(tx, scope, settlement.id);
  const proposals = await proposalsFor(tx, scope, settlement.company_id, settlement.period);
  const lacking = proposals.filter(({ kind, person }) => !has.some((item) => item.kind === kind && item.person_id === person));
  for (const proposal of lacking)
    await put(tx, scope, itemsResource, {
      ...asItem(proposal),
      settlement_id: settlement.id,
      company_id: settlement.company_id,
      period: settlement.period,
    });
  return { added: lacking.length, conditions: lacking.flatMap(({ condition }) => (condition ? [condition] : [])) };
}
