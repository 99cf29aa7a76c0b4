import { registerOfSeller, type SellerRegister, sellerConcern } from '../../domain/registers/seller';
import { addDays, formatDate } from '../../lib/dates';
import type { JobContext } from '../jobs/define';
import { notify } from '../notices/notify';
import type { Answered } from './ask';
import { keepCheck } from './keep';
import { isOfSeller, keepDifferences, sellerSubject } from './keepDifferences';
import { findingOf } from './lookup';
import { askListByNight, MOST_TROUBLES, nightlyRegisters } from './nightly';
import { type SellerRow, sellersToAsk } from './sellerRows';

/** Papers older than this are in the books. */
const PAPER_DAYS = 60;
/** Five searches of the list of VAT payers a night, beside those about clients. */
const SELLERS_A_NIGHT = 150;

/**
 * Who sold to clients lately is asked of the list of VAT payers, each about once a week: one that is no payer and billed VAT is told to the client's
 * keeper. By what the list says of them the court's register or CEIDG is asked as well: what is worth a look waits in the client's inbox.
 */
export async function checkSellers(context: JobContext): Promise<void> {
  const { db, scope, tools, transaction, signal, today } = context;
  if (!tools.registers.on.includes('white_list')) return;
  const rows = await sellersToAsk(db, scope.tenant.id, { today, since: addDays(today, -PAPER_DAYS), limit: SELLERS_A_NIGHT });
  const answers = await askListByNight(context, [...new Set(rows.map(({ nip }) => nip))]);
  for (const row of rows) {
    signal.throwIfAborted();
    const answer = answers.get(row.nip);
    if (!answer) continue;
    await transaction(async (tx) => {
      const card = answer.ok ? answer.value : null;
      await keepCheck(findingOf('white_list', answer), card, { number: row.nip, company_id: row.company_id }, { tx, scope });
      if (isNoPayer(answer) && !row.told && row.with_vat) await notify(tx, scope, telling(row, today));
    });
  }
  await askElsewhere(context, rows, answers);
}

/** The other register of each seller, once however many clients they sold to; a register that is out of order is left alone for the night. */
async function askElsewhere(
  context: JobContext,
  rows: readonly SellerRow[],
  listed: ReadonlyMap<string, Answered>,
): Promise<void> {
  const registers = nightlyRegisters(context);
  const troubles = new Map<SellerRegister, number>();
  for (const nip of new Set(rows.map((row) => row.nip))) {
    context.signal.throwIfAborted();
    const list = listed.get(nip);
    const card = list?.ok ? list.value : null;
    const register = card && registerOfSeller(card);
    if (!card || !register || (troubles.get(register) ?? 0) >= MOST_TROUBLES) continue;
    const answer = await registers.ask(register, { nip, regon: null, krs: card.krs });
    if (answer === null) continue;
    troubles.set(register, answer.ok ? 0 : (troubles.get(register) ?? 0) + 1);
    const number = register === 'krs' ? (card.krs ?? nip) : nip;
    for (const row of rows) if (row.nip === nip) await noteSeller(context, row, { register, number }, answer);
  }
}

/** An answer with what follows from it: a difference of the client who bought, until the register says otherwise. */
async function noteSeller(
  { scope, transaction }: JobContext,
  { company_id, firm, owner_id, deputy_id, nip, seller, title }: SellerRow,
  { register, number }: { register: SellerRegister; number: string },
  answer: Answered,
): Promise<void> {
  await transaction(async (tx) => {
    const card = answer.ok ? answer.value : null;
    await keepCheck(findingOf(register, answer), card, { number, company_id }, { tx, scope });
    if (!answer.ok) return;
    const concern = sellerConcern(register, card);
    const mine = `${seller ?? 'sprzedawca'}, NIP ${nip}: ${title}`;
    const found =
      concern === null
        ? []
        : [{ subject: sellerSubject(nip, register), source: register, values: null, mine, theirs: concern, alarm: null }];
    const client = { id: company_id, title: firm, owner_id, deputy_id };
    // Also what another register told of them before: they are of one at a time.
    await keepDifferences(tx, scope, client, found, (each) => isOfSeller(each, nip));
  });
}

const isNoPayer = (answer: Answered) => answer.ok && answer.value?.vat_status !== 'active';

const telling = ({ document_id, title, firm, seller, nip, owner_id, deputy_id }: SellerRow, today: string) =>
  ({
    event: 'seller_no_vat_payer',
    to: [owner_id, deputy_id].filter((each) => each !== null),
    record: { resource: 'documents', id: document_id },
    values: { firma: firm, dokument: title, sprzedawca: seller ?? `NIP ${nip}`, termin: formatDate(today) },
  }) as const;
