import { resources } from '../../../resources';
import { overTime } from '../../domain/deadlines/employer';
import { presumed } from '../../domain/deadlines/openFacts';
import type { TaxProfile } from '../../domain/deadlines/taxProfile';
import { type Debtor, type UsualItem, usualItems } from '../../domain/settlement/usualItems';
import { lastDayOf } from '../../lib/dates';
import { settlementsSince } from '../contributions/rows';
import type { Tx } from '../db/database';
import { linesOf } from '../profile/rows';
import { lockRecord } from '../records/current';
import type { Scope } from '../scope';
import { lastPayee } from './accountRows';
import { openAccount, peselsOf } from './accounts';
import { fillAmounts, proposalOf, takenOver } from './fillAmounts';
import { lawAmounts } from './lawAmounts';
import { put } from './put';
import { companyOf, itemsOf, itemsResource, type Settlement, type SettlementItem, sentStates, settlementOf } from './records';
import { personsOf, staffOf } from './rows';

/** What a company usually has to settle for the month; accounts that no law tells are those of the last time. */
export async function proposalsFor(tx: Tx, scope: Scope, companyId: string, period: string): Promise<UsualItem[]> {
  const tenantId = scope.tenant.id;
  const company = presumed(await companyOf(tx, scope, companyId));
  const staff = await staffOf(tx, tenantId, companyId, lastDayOf(period));
  const persons: Debtor[] = [];
  const pesels = await peselsOf(tx, scope, companyId);
  for (const id of await personsOf(tx, tenantId, companyId)) {
    const person = await lockRecord(tx, tenantId, resources['company-persons'], id, []);
    if (person) persons.push({ ...person, pesel: pesels.get(id) ?? null });
  }
  const profile: Omit<TaxProfile, 'persons'> & { persons: Debtor[] } = {
    ...(company as Omit<typeof company, 'ppk'>),
    ppk: company.ppk ?? staff.ppk,
    persons: persons.length > 0 ? persons : ownerOf(company),
  };
  const lines = await linesOf(tx, tenantId, companyId);
  const items = usualItems({
    profile: overTime(profile, { id: companyId, lines, has_staff: staff.employs }),
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
export function asItem({ person, condition, named, ...usual }: UsualItem): Record<string, unknown> {
  const filing_status = usual.declaration_code === null ? 'not_required' : 'prepared';
  return { ...usual, person_id: person, filing_status, note: null };
}

/**
 * Adds the usual positions that the settlement lacks, with the amounts that law or contract tell, and lays those beside what stands in the
 * others. Asked again it adds nothing twice, and never changes what somebody typed. Answers how many, and what must be found out about them.
 */
export async function propose(
  tx: Tx,
  scope: Scope,
  settlement: Settlement,
): Promise<{ added: number; filled: number; conditions: string[] }> {
  const has = await itemsOf(tx, scope, settlement.id);
  const proposals = await proposalsFor(tx, scope, settlement.company_id, settlement.period);
  const amounts = await lawAmounts(tx, scope, settlement.company_id, settlement.period);
  const filled = await fillAmounts(tx, scope, settlement, has, amounts);
  const lacking = proposals.filter((proposal) => !has.some((item) => isFor(item, proposal)));
  for (const proposal of lacking) {
    const law = amounts.find(({ kind, person }) => kind === proposal.kind && person === proposal.person);
    await put(tx, scope, itemsResource, {
      ...asItem(proposal),
      ...proposalOf(law),
      ...takenOver(scope, law),
      settlement_id: settlement.id,
      company_id: settlement.company_id,
      period: settlement.period,
    });
  }
  return { added: lacking.length, filled, conditions: lacking.flatMap(({ condition }) => (condition ? [condition] : [])) };
}

/** Lays anew what law and contract say beside the positions of a company's settlements from a month (or year) on, of those not sent yet. */
export async function proposeAnew(tx: Tx, scope: Scope, companyId: string, from: string): Promise<void> {
  for (const id of await settlementsSince(tx, scope.tenant.id, companyId, from)) {
    const settlement = await settlementOf(tx, scope, id);
    if (settlement.superseded || sentStates.includes(settlement.status)) continue;
    const items = (await itemsOf(tx, scope, id)).filter(({ stage }) => stage !== 'published');
    await fillAmounts(tx, scope, settlement, items, await lawAmounts(tx, scope, companyId, settlement.period));
  }
}

/** Whether the position is the proposed one; of taxes of one kind, as a commune's are, each has a title of its own. */
const isFor = (item: SettlementItem, { kind, person, transfer_title, named, tax_period_kind }: UsualItem) =>
  item.kind === kind &&
  item.person_id === person &&
  isOfYear(item) === isOfYear({ tax_period_kind }) &&
  (!named || item.transfer_title === transfer_title);

/** A return's tax stands beside the advance of the month. */
const isOfYear = ({ tax_period_kind }: Pick<SettlementItem, 'tax_period_kind'>) => tax_period_kind === 'year';
