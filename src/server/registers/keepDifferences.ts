import { resources } from '../../../resources';
import type { RegisterDifference } from '../../domain/registers/differences';
import { toWarsaw } from '../../lib/dates';
import { cut } from '../../lib/text';
import type { Tx } from '../db/database';
import { notify } from '../notices/notify';
import { trailOf } from '../records/audit';
import { patch } from '../records/patch';
import type { Scope } from '../scope';
import { put } from '../settlements/put';
import { type CheckedClient, type StandingDifference, standingDifferences } from './nightRows';

const differences = resources['register-differences'];
const fields: Readonly<Record<string, { label: string }>> = resources.companies.fields;

type ToldClient = Pick<CheckedClient, 'id' | 'title' | 'owner_id' | 'deputy_id'>;

/** Of somebody who sold to the company, not of the company itself. */
export const sellerSubject = (nip: string, register: string): string => `seller:${nip}:${register}`;
export const isOfSeller = ({ subject }: { subject: string }, nip?: string): boolean =>
  subject.startsWith(nip === undefined ? 'seller:' : sellerSubject(nip, ''));

/** What of the difference stands on its list. */
function titleOf(subject: string): string {
  if (subject === 'seat') return 'Adres siedziby';
  if (subject.startsWith('account:')) return 'Nowy rachunek w wykazie';
  if (subject.startsWith('off:')) return 'Rachunek spoza wykazu';
  if (isOfSeller({ subject })) return 'Sprzedawca z faktury';
  if (subject.startsWith('concern:')) return 'Uwaga rejestru';
  return fields[subject]?.label ?? subject;
}

/**
 * Brings the inbox to what the registers that answered say now: new differences are told, once; those that are no more are closed. What somebody
 * put aside is not told again while the register says the same.
 */
export async function keepDifferences(
  tx: Tx,
  scope: Scope,
  client: ToldClient,
  found: readonly RegisterDifference[],
  isAnswered: (each: StandingDifference) => boolean,
): Promise<number> {
  const standing = await standingDifferences(tx, scope.tenant.id, client.id);
  const isSame = (one: { subject: string; theirs: string }, other: { subject: string; theirs: string }) =>
    one.subject === other.subject && one.theirs === other.theirs;
  const gone = standing.filter((each) => each.status === 'open' && isAnswered(each) && !found.some((one) => isSame(one, each)));
  for (const { id } of gone) await patch(tx, trailOf(scope), differences, id, { status: 'gone' });
  const fresh = found.filter((each) => !standing.some((one) => isSame(one, { ...each, theirs: cut(each.theirs, 500) })));
  for (const each of fresh) {
    await put(tx, scope, differences, {
      title: titleOf(each.subject),
      company_id: client.id,
      register: each.source,
      subject: each.subject,
      mine: each.mine === null ? null : cut(each.mine, 500),
      theirs: cut(each.theirs, 500),
      values: each.values && JSON.stringify(each.values),
      found_on: toWarsaw(scope.now).slice(0, 10),
      status: 'open',
    });
    await alarm(tx, scope, client, each);
  }
  return fresh.length;
}

/** Who is no payer any more, and an account that payers may not pay to without a risk, are told at once: the rest waits in the inbox. */
async function alarm(tx: Tx, scope: Scope, client: ToldClient, { alarm: kind, mine, theirs }: RegisterDifference): Promise<void> {
  if (kind === null) return;
  const told = {
    to: [client.owner_id, client.deputy_id].filter((id) => id !== null),
    record: { resource: 'companies', id: client.id },
  } as const;
  const values = { firma: client.title, wynik: theirs };
  if (kind === 'struck_off') await notify(tx, scope, { event: 'vat_payer_struck_off', ...told, values });
  else await notify(tx, scope, { event: 'account_off_white_list', ...told, values: { ...values, rachunek: mine ?? '' } });
}
