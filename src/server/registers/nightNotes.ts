import type { Register } from '../../contract/registers';
import { differencesWith } from '../../domain/registers/differences';
import { type SellerRegister, sellerConcern } from '../../domain/registers/seller';
import type { JobContext } from '../jobs/define';
import type { Answered } from './ask';
import { keepCheck } from './keep';
import { isOfSeller, keepDifferences, sellerSubject } from './keepDifferences';
import { findingOf } from './lookup';
import type { CheckedClient } from './nightRows';
import type { BuyerRow } from './sellerRows';

/** An answer about a client, with what follows from it, in one transaction: no difference without its proof. */
export async function noteClient(
  { scope, transaction }: JobContext,
  register: Register,
  client: CheckedClient,
  answer: Answered,
  notInFile: readonly string[] | null = null,
): Promise<void> {
  await transaction(async (tx) => {
    const card = answer.ok ? answer.value : null;
    const number = register === 'krs' ? (client.krs ?? client.vat_number) : client.vat_number;
    await keepCheck(findingOf(register, answer), card, { number, company_id: client.id }, { tx, scope });
    if (!answer.ok) return;
    const differences = differencesWith(client, new Map([[register, card]]), notInFile ?? []);
    await keepDifferences(tx, scope, client, differences, (each) => {
      // The list does not name virtual accounts: without its file it tells nothing of them.
      const isUntold = each.subject.startsWith('off:') && card?.virtual_accounts === true && notInFile === null;
      return each.register === register && !isOfSeller(each) && !isUntold;
    });
  });
}

/** An answer about a seller with what follows from it: a difference of the client who bought, until the register says otherwise. */
export async function noteSeller(
  { scope, transaction }: JobContext,
  { company_id, firm, owner_id, deputy_id, number: of, seller, title }: BuyerRow,
  { register, number }: { register: SellerRegister; number: string },
  answer: Answered,
): Promise<void> {
  await transaction(async (tx) => {
    const card = answer.ok ? answer.value : null;
    await keepCheck(findingOf(register, answer), card, { number, company_id }, { tx, scope });
    if (!answer.ok) return;
    const concern = sellerConcern(register, card);
    const mine = `${seller ?? 'sprzedawca'}, ${register === 'vies' ? 'VAT UE' : 'NIP'} ${of}: ${title}`;
    const found =
      concern === null
        ? []
        : [{ subject: sellerSubject(of, register), source: register, values: null, mine, theirs: concern, alarm: null }];
    const client = { id: company_id, title: firm, owner_id, deputy_id };
    // Also what another register told of them before: they are of one at a time.
    await keepDifferences(tx, scope, client, found, (each) => isOfSeller(each, of));
  });
}
