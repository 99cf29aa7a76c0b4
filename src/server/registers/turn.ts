import type { Register } from '../../contract/registers';
import { DAY_SECONDS } from '../../domain/registers/exchange';
import { addDays } from '../../lib/dates';
import type { Tx } from '../db/database';
import { defineJob, type JobContext } from '../jobs/define';
import { enqueue } from '../jobs/enqueue';
import type { Answered, Asked } from './ask';
import { noteClient, noteSeller } from './nightNotes';
import { longestUnasked } from './nightRows';
import { type AskingRow, buyersFrom, PAPER_DAYS } from './sellerRows';

/** Who sold to clients, by the numbers that the list of VAT payers told, or by that of VAT of another country. */
export interface Seller {
  number: string;
  krs: string | null;
  /** In VIES each client registered there asks for itself: its answer is numbered for who asks. Null asks once for all others. */
  company_id?: string | null;
}

/** What is left to ask of one register for a firm. */
interface Turn {
  register: Register;
  /** Clients at most. */
  clients: number;
  sellers: readonly Seller[];
  /** Seconds of this night in which the register took no more questions. */
  waited: number;
  /** Nights in which sellers without an answer are asked about once more. */
  nights: number;
}

const registerTurnJob = 'registers.turn';
/** As many troubles in a row as this mean that the rest of the night's questions would be in vain. */
const MOST_TROUBLES = 3;
/** A register's own limit of questions in a minute is waited out, so long in a night; one that it enforces without saying how long is not. */
const MOST_WAITED = 30 * 60;
/** Within a week the nightly's turn of a seller comes again. */
const NIGHTS = 5;

interface Question {
  asked: Asked;
  seller: Seller | null;
  keep(answer: Answered): Promise<void>;
}

/**
 * Asks one register about a firm's clients and who sold to them. Where it takes no more questions for now the rest goes back to the queue until it
 * does: what other firms and people wait for is done meanwhile.
 */
export const registerTurn = defineJob<Turn>({
  name: registerTurnJob,
  label: 'Pytanie jednego rejestru o klientów i sprzedawców',
  async run(turn, context) {
    const left = await questionsOf(turn, context);
    const failed: Seller[] = [];
    let troubles = 0;
    let wait: number | null = null;
    for (let next = left[0]; next && troubles < MOST_TROUBLES; next = left[0]) {
      context.signal.throwIfAborted();
      const answer = await context.tools.registers.ask(turn.register, next.asked);
      const problem = answer && !answer.ok ? answer.problem : null;
      if (problem?.code === 'too_many' && !problem.of_country) {
        wait = problem.retry_after;
        break;
      }
      left.shift();
      if (answer === null) continue;
      await next.keep(answer);
      if (problem === null) troubles = 0;
      // A number that the register does not take is taken no better another night.
      else if (problem.code !== 'invalid_number') {
        if (!problem.of_country) troubles += 1;
        if (next.seller) failed.push(next.seller);
      }
    }
    const stopped = context.tools.clock();
    const sellers = left.flatMap(({ seller }) => seller ?? []);
    const pause = wait !== null && turn.waited + wait <= MOST_WAITED ? wait : null;
    await context.complete(async (tx) => {
      if (pause !== null) {
        const rest = { ...turn, clients: left.length - sellers.length, sellers, waited: turn.waited + pause };
        await begin(tx, context, rest, { from: stopped, seconds: pause });
      }
      // VIES's nightly picks who was not asked by itself, but nobody within a week of a question that failed.
      const isPickedAgain = turn.register === 'vies' && turn.nights === NIGHTS;
      const unanswered = pause === null && !isPickedAgain ? [...failed, ...sellers] : failed;
      if (unanswered.length > 0 && turn.nights > 0) {
        const again = { ...turn, clients: 0, sellers: unanswered, waited: 0, nights: turn.nights - 1 };
        await begin(tx, context, again, { from: context.now, seconds: DAY_SECONDS });
      }
    });
  },
});

const begin = (tx: Tx, { scope }: JobContext, turn: Turn, { from, seconds }: { from: Date; seconds: number }) =>
  enqueue(tx, scope.tenant.id, registerTurnJob, turn, { at: new Date(from.getTime() + seconds * 1000) });

/** Puts a turn into the queue, after what is due at once. */
export const beginTurn = (context: JobContext, turn: Pick<Turn, 'register' | 'clients' | 'sellers'>): Promise<boolean> =>
  context.transaction((tx) => begin(tx, context, { ...turn, waited: 0, nights: NIGHTS }, { from: context.now, seconds: 0 }));

const isAsking = ({ company_id = null }: Seller, row: AskingRow) =>
  company_id === null ? row.asks_by === null : row.company_id === company_id;

async function questionsOf({ register, clients, sellers }: Turn, context: JobContext): Promise<Question[]> {
  const { db, scope, today } = context;
  const own = await longestUnasked(db, scope.tenant.id, register, { today, limit: clients });
  const questions: Question[] = own.map((client) => ({
    asked: { nip: client.vat_number, regon: client.regon, krs: client.krs },
    seller: null,
    keep: (answer) => noteClient(context, register, client, answer),
  }));
  if (register !== 'krs' && register !== 'ceidg' && register !== 'vies') return questions;
  const sold = { since: addDays(today, -PAPER_DAYS), numbers: sellers.map(({ number }) => number) };
  const rows = await buyersFrom(db, scope.tenant.id, sold);
  for (const seller of sellers) {
    const { krs } = seller;
    const buyers = rows.filter((row) => row.number === seller.number && (register !== 'vies' || isAsking(seller, row)));
    const [buyer] = buyers;
    if (!buyer) continue;
    const number = register === 'krs' ? (krs ?? seller.number) : seller.number;
    questions.push({
      asked:
        register === 'vies'
          ? { nip: null, regon: null, krs: null, vat_eu: { number, by: buyer.asks_by } }
          : { nip: seller.number, regon: null, krs },
      seller,
      async keep(answer) {
        for (const row of buyers) await noteSeller(context, row, { register, number }, answer);
      },
    });
  }
  return questions;
}
