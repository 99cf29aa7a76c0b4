import { resources } from '../../../resources';
import { isMasked } from '../../contract/mask';
import { checkMicroAccount, microAccountOwner } from '../../domain/identifiers/microAccount';
import { checkZusAccount } from '../../domain/identifiers/zusAccount';
import { isPaidByNip } from '../../domain/payments/liabilityRules';
import type { RecordOf } from '../../schema';
import { blindIndexes, decryptField } from '../auth/crypto/fields';
import type { Tx } from '../db/database';
import { invalid } from '../errors';
import { lockRecord } from '../records/current';
import { fieldKeys } from '../records/start';
import { placeOf } from '../records/stored';
import type { Scope } from '../scope';
import { isPeselOf, sealedAccount, sealedPesels } from './accountRows';
import { companyOf, itemsResource, type SettlementItem } from './records';

type Person = RecordOf<(typeof resources)['company-persons']>;
type Paid = Pick<SettlementItem, 'company_id' | 'kind' | 'account_kind' | 'account_number' | 'pesel_account' | 'person_id'>;

/** The account must be the payer's own: a tax micro-account of the company or the person, a ZUS account of the payer. Throws 422 on the field. */
export async function refuseWrongAccount(tx: Tx, scope: Scope, item: Paid): Promise<void> {
  const { account_number, pesel_account, account_kind } = item;
  if (pesel_account !== null) {
    if (account_kind !== 'micro_tax') throw invalid({ pesel_account: 'To pole jest dla mikrorachunku podatkowego' });
    const fault = await microFault(tx, scope, item, pesel_account);
    if (fault !== null) throw invalid({ pesel_account: fault });
  }
  if (account_number === null || (account_kind !== 'micro_tax' && account_kind !== 'zus_nrs')) return;
  const fault = await (account_kind === 'micro_tax' ? microFault : zusFault)(tx, scope, item, account_number);
  if (fault !== null) throw invalid({ account_number: fault });
}

/**
 * The company's own taxes go to the account of its NIP, whoever's PESEL is known; a partner's tax to the partner's own account, by NIP or
 * PESEL. Whoever runs a business alone has one with it.
 */
async function microFault(tx: Tx, scope: Scope, { company_id, person_id, kind }: Paid, account: string): Promise<string | null> {
  const company = await companyOf(tx, scope, company_id);
  const own = company.vat_number ? [company.vat_number] : [];
  if (isPaidByNip(kind)) {
    const byPesel = microAccountOwner(account)?.length === 11;
    return byPesel ? 'Ten podatek wpłaca się na mikrorachunek z NIP firmy' : checkMicroAccount(account, ...own);
  }
  const person = await personOf(tx, scope, person_id);
  const isOne = company.company_type === 'jdg';
  const numbers = [
    ...(person?.nip ? [person.nip] : []),
    ...(!person || isOne ? own : []),
    ...(await knownPesel(tx, scope, company_id, account, isOne ? null : person_id)),
  ];
  const isKnown = numbers.length > 0 || company.pesel !== null || person !== null;
  return checkMicroAccount(account, ...(isKnown ? ['', ...numbers] : []));
}

async function zusFault(tx: Tx, scope: Scope, { company_id, person_id }: Paid, account: string): Promise<string | null> {
  const { vat_number } = await companyOf(tx, scope, company_id);
  const person = await personOf(tx, scope, person_id);
  const numbers = [person?.nip, vat_number].filter((nip) => typeof nip === 'string');
  if (numbers.length === 0) return checkZusAccount(account);
  const faults = numbers.map((nip) => checkZusAccount(account, nip));
  return faults.includes(null) ? null : (faults[0] ?? null);
}

async function personOf(tx: Tx, { tenant }: Scope, id: string | null): Promise<Person | null> {
  return id === null ? null : await lockRecord(tx, tenant.id, resources['company-persons'], id, []);
}

/** The PESEL inside a micro-account where it is the owner's or a partner's, or that person's: known by its hash alone, never opened. */
async function knownPesel(
  tx: Tx,
  { tenant }: Scope,
  companyId: string,
  account: string,
  personId: string | null,
): Promise<string[]> {
  const inside = microAccountOwner(account);
  if (inside === null || inside.length !== 11) return [];
  const hashes = (name: string) => blindIndexes(fieldKeys(), String(tenant.id), placeOf({ name }, 'pesel'), inside);
  const known = await isPeselOf(
    tx,
    tenant.id,
    companyId,
    { company: hashes('companies'), person: hashes('company-persons') },
    personId,
  );
  return known ? [inside] : [];
}

/**
 * Opened for the account that is made of it: whoever must pay this person's tax has to be told that account, and it goes nowhere else.
 */
export async function peselsOf(tx: Tx, { tenant }: Scope, companyId: string): Promise<Map<string, string>> {
  const place = placeOf({ name: 'company-persons' }, 'pesel');
  const sealed = await sealedPesels(tx, tenant.id, companyId);
  return new Map([...sealed].map(([id, value]) => [id, decryptField(fieldKeys(), String(tenant.id), place, value)]));
}

/** The micro-account of a position that is made of a PESEL, opened to be checked or to go along into another position; null where there is none. */
export async function openedAccount(tx: Tx, scope: Scope, { id, pesel_account }: Pick<SettlementItem, 'id' | 'pesel_account'>) {
  if (!isMasked(pesel_account)) return pesel_account;
  return openAccount(scope, await sealedAccount(tx, scope.tenant.id, id));
}

export function openAccount({ tenant }: Scope, sealed: string | null): string | null {
  return sealed && decryptField(fieldKeys(), String(tenant.id), placeOf(itemsResource, 'pesel_account'), sealed);
}
