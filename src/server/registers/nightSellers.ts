import { resources } from '../../../resources';
import { can } from '../../access/can';
import type { Register } from '../../contract/registers';
import { registerOfSeller } from '../../domain/registers/seller';
import { addDays, formatDate } from '../../lib/dates';
import type { JobContext } from '../jobs/define';
import { notify } from '../notices/notify';
import { trailOf } from '../records/audit';
import { patchAll } from '../records/patch';
import type { Answered } from './ask';
import { keepCheck } from './keep';
import { findingOf } from './lookup';
import { askListByNight } from './nightList';
import { PAPER_DAYS, type SellerRow, sellersAbroad, sellersToAsk, unsoldDifferences } from './sellerRows';
import type { Seller } from './turn';

/** Five searches of the list of VAT payers a night, beside those about clients. */
const SELLERS_A_NIGHT = 150;

interface Listed {
  rows: readonly SellerRow[];
  answers: ReadonlyMap<string, Answered>;
}

/** Whether the firm works with papers at all. */
export const hasPapers = ({ scope }: Pick<JobContext, 'scope'>): boolean =>
  can(scope.who, 'list', resources.documents, scope.tenant.config) === 'yes';

/** Who sold to clients lately is asked of the list of VAT payers, each about once a week. */
export async function askAboutSellers(context: JobContext): Promise<Listed> {
  const { db, scope, tools, today } = context;
  if (!hasPapers(context) || !tools.registers.on.includes('white_list')) return { rows: [], answers: new Map() };
  const rows = await sellersToAsk(db, scope.tenant.id, { today, since: addDays(today, -PAPER_DAYS), limit: SELLERS_A_NIGHT });
  return { rows, answers: await askListByNight(context, [...new Set(rows.map(({ number }) => number))]) };
}

/** Keeps what the list says of each: one that is no payer and billed VAT is told to the client's keeper. */
export async function keepSellers({ scope, transaction, signal, today }: JobContext, { rows, answers }: Listed): Promise<void> {
  for (const row of rows) {
    signal.throwIfAborted();
    const answer = answers.get(row.number);
    if (!answer) continue;
    await transaction(async (tx) => {
      const card = answer.ok ? answer.value : null;
      await keepCheck(findingOf('white_list', answer), card, { number: row.number, company_id: row.company_id }, { tx, scope });
      if (isNoPayer(answer) && !row.told && row.with_vat) await notify(tx, scope, telling(row, today));
    });
  }
}

/** Whom to ask about in the court's register or in CEIDG as well, by what the list says of them: once however many clients they sold to. */
export function sellersElsewhere({ answers }: Listed): ReadonlyMap<Register, Seller[]> {
  const sellers = [...answers].flatMap(([nip, answer]) => {
    const card = answer.ok ? answer.value : null;
    const register = card && registerOfSeller(card);
    return card && register ? [{ register, seller: { number: nip, krs: card.krs } }] : [];
  });
  const byRegister = new Map<Register, Seller[]>();
  for (const { register, seller } of sellers) byRegister.set(register, [...(byRegister.get(register) ?? []), seller]);
  return byRegister;
}

/** Closes what was told of sellers whose number stands on no paper any more: no register is asked about them again. */
export async function closeUnsold({ scope, transaction }: JobContext): Promise<void> {
  await transaction(async (tx) => {
    const ids = await unsoldDifferences(tx, scope.tenant.id);
    const gone = ids.map((id) => ({ id, values: { status: 'gone' } }));
    if (gone.length > 0) await patchAll(tx, trailOf(scope), resources['register-differences'], gone);
  });
}

/** Whom to ask about in VIES, each about once a week: for each client registered there, and once for all others. */
export async function sellersInVies(context: JobContext): Promise<Seller[]> {
  const { db, scope, today } = context;
  if (!hasPapers(context)) return [];
  const rows = await sellersAbroad(db, scope.tenant.id, { today, since: addDays(today, -PAPER_DAYS), limit: SELLERS_A_NIGHT });
  return rows.map(({ number, company_id }) => ({ number, krs: null, company_id }));
}

const isNoPayer = (answer: Answered) => answer.ok && answer.value?.vat_status !== 'active';

const telling = ({ document_id, title, firm, seller, number, owner_id, deputy_id }: SellerRow, today: string) =>
  ({
    event: 'seller_no_vat_payer',
    to: [owner_id, deputy_id].filter((each) => each !== null),
    record: { resource: 'documents', id: document_id },
    values: { firma: firm, dokument: title, sprzedawca: seller ?? `NIP ${number}`, termin: formatDate(today) },
  }) as const;
