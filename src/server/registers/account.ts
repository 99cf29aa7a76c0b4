import { resources } from '../../../resources';
import type { AccountCheck, AccountSource } from '../../contract/registers';
import type { FlatFileResult } from '../../domain/registers/whiteList/flatFile';
import { formatDate, toWarsaw } from '../../lib/dates';
import type { Tx } from '../db/database';
import { actorOf, type Scope } from '../scope';
import { put } from '../settlements/put';
import { keptOfFile } from './accountRows';
import type { Registers } from './registers';

/** An account with the NIP of whose it should be. */
export interface Payee {
  nip: string;
  account: string;
  company_id: string;
}

export interface AccountStandingOf {
  payee: Payee;
  check: AccountCheck;
}

export async function accountSource({ accounts, on }: Registers): Promise<AccountSource> {
  if (await accounts.isThere()) return 'file';
  return on.includes('white_list') ? 'register' : null;
}

/** What the day's file says, else the register by a question; null where neither can be asked. Writes nothing. */
export async function accountStanding(registers: Registers, { nip, account }: Payee, now: Date): Promise<AccountCheck | null> {
  const byFile = await standingInFile(registers, { nip, account }, now);
  if (byFile && byFile.result !== 'failed') return byFile;
  const answer = await registers.askAccount(nip, account);
  if (!answer) return byFile;
  if (!answer.ok) return failed(answer.problem.message, now);
  const { assigned, checked_at, request_id } = answer.value;
  const says = assigned ? 'Rachunek jest w wykazie podatników VAT przy tym NIP.' : `${missing}.`;
  return { result: assigned ? 'found' : 'not_found', says, checked_at, request_id };
}

/** What the day's file says; null where none is good today. */
export async function standingInFile(
  { accounts }: Registers,
  { nip, account }: Pick<Payee, 'nip' | 'account'>,
  now: Date,
): Promise<AccountCheck | null> {
  const reading = await accounts.check(nip, account);
  if (!reading) return null;
  if (!reading.ok) return failed(reading.problem.message, now);
  return { ...saidByFile(reading.value), checked_at: toWarsaw(now), request_id: fileId(reading.value.date) };
}

const failed = (says: string, now: Date): AccountCheck => ({
  result: 'failed',
  says,
  checked_at: toWarsaw(now),
  request_id: null,
});

const missing = 'Rachunku nie ma w wykazie podatników VAT przy tym NIP';
/** What stands as the number of an answer: which file was asked. */
export const fileId = (date: string) => `plik płaski ${date.replaceAll('-', '')}`;

function saidByFile({ vat_kind, virtual, date }: FlatFileResult): Pick<AccountCheck, 'result' | 'says'> {
  const by = `plik płaski z ${formatDate(date)}`;
  if (vat_kind === null) return { result: 'not_found', says: `${missing} (${by}).` };
  const kind = vat_kind === 'active' ? 'podatnik czynny' : 'podatnik zwolniony';
  return { result: 'found', says: `Rachunek${virtual ? ' wirtualny' : ''} jest w wykazie podatników VAT: ${kind} (${by}).` };
}

/** Kept once for a file: the same file says the same however often it is asked. */
export async function keepAccountCheck(
  tx: Tx,
  scope: Scope,
  { nip, account, company_id }: Payee,
  check: AccountCheck,
): Promise<void> {
  const payee = { number: nip, account, company_id };
  if (check.request_id !== null && (await keptOfFile(tx, scope.tenant.id, payee, check.request_id))) return;
  await put(tx, scope, resources['register-checks'], {
    register: 'white_list',
    ...payee,
    ...check,
    checked_by_id: actorOf(scope),
  });
}
