import { addDays, formatDate } from '../../lib/dates';
import type { JobContext } from '../jobs/define';
import { notify } from '../notices/notify';
import type { Answered } from './ask';
import { keepCheck } from './keep';
import { findingOf } from './lookup';
import { type SellerRow, sellersToAsk } from './sellerRows';

/** Papers older than this are in the books. */
const PAPER_DAYS = 60;
/** Five searches of the list of VAT payers a night, beside those about clients. */
const SELLERS_A_NIGHT = 150;

/** Who sold to clients lately is asked of the list of VAT payers, each about once a week: one that is no payer and billed VAT is told to the client's keeper. */
export async function checkSellers(context: JobContext): Promise<void> {
  const { db, scope, tools, transaction, signal, today } = context;
  if (!tools.registers.on.includes('white_list')) return;
  const rows = await sellersToAsk(db, scope.tenant.id, { today, since: addDays(today, -PAPER_DAYS), limit: SELLERS_A_NIGHT });
  const answers = await tools.registers.askList([...new Set(rows.map(({ nip }) => nip))]);
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
}

const isNoPayer = (answer: Answered) => answer.ok && answer.value?.vat_status !== 'active';

const telling = ({ document_id, title, firm, seller, nip, owner_id, deputy_id }: SellerRow, today: string) =>
  ({
    event: 'seller_no_vat_payer',
    to: [owner_id, deputy_id].filter((each) => each !== null),
    record: { resource: 'documents', id: document_id },
    values: { firma: firm, dokument: title, sprzedawca: seller ?? `NIP ${nip}`, termin: formatDate(today) },
  }) as const;
