import type { Register } from '../../contract/registers';
import { differencesWith } from '../../domain/registers/differences';
import { defineJob, type JobContext } from '../jobs/define';
import type { Answered } from './ask';
import { keepCheck } from './keep';
import { isOfSeller, keepDifferences } from './keepDifferences';
import { findingOf } from './lookup';
import { checkOwnAccounts, checkPayees } from './nightAccounts';
import { askListByNight, MOST_TROUBLES, nightlyRegisters } from './nightly';
import { type CheckedClient, clientsCount, longestUnasked } from './nightRows';
import { checkSellers } from './nightSellers';
import { registerNames } from './places';
import type { Registers } from './registers';

/** Clients whose turn it is in a night: of the list as many as its searches may hold, of the others each about once a week. */
const LIST_A_NIGHT = 300;
const NIGHTS = 7;
const LEAST = 20;

/** Each night the registers are asked again about clients, by turns: what they say otherwise waits in an inbox, each answer is kept. */
export const registersNightly = defineJob({
  name: 'registers.nightly',
  label: 'Nocne sprawdzanie klientów w rejestrach',
  daily: '02:10',
  async run(_payload, context) {
    const { db, scope, today, tools } = context;
    const notInFile = await checkOwnAccounts(context);
    const share = Math.max(LEAST, Math.ceil((await clientsCount(db, scope.tenant.id)) / NIGHTS));
    for (const register of registerNames) {
      if (!tools.registers.on.includes(register)) continue;
      const limit = register === 'white_list' ? LIST_A_NIGHT : share;
      const clients = await longestUnasked(db, scope.tenant.id, register, { today, limit });
      await askAll(context, register, clients, notInFile);
    }
    await checkPayees(context);
    await checkSellers(context);
  },
});

type NotInFile = ReadonlyMap<string, readonly string[]> | null;

async function askAll(
  context: JobContext,
  register: Register,
  clients: readonly CheckedClient[],
  notInFile: NotInFile,
): Promise<void> {
  const patient = nightlyRegisters(context);
  const listed =
    register === 'white_list'
      ? await askListByNight(
          context,
          clients.map(({ vat_number }) => vat_number),
        )
      : null;
  let troubles = 0;
  for (const client of clients) {
    context.signal.throwIfAborted();
    const answer = listed ? (listed.get(client.vat_number) ?? null) : await askOne(patient, register, client);
    if (answer === null) continue;
    await note(context, register, client, answer, notInFile && (notInFile.get(client.id) ?? []));
    troubles = answer.ok ? 0 : troubles + 1;
    if (!listed && troubles >= MOST_TROUBLES) return;
  }
}

const askOne = (registers: Pick<Registers, 'ask'>, register: Register, { vat_number, regon, krs }: CheckedClient) =>
  registers.ask(register, { nip: vat_number, regon, krs });

/** An answer, with what follows from it, in one transaction: no difference without its proof. */
async function note(
  { scope, transaction }: JobContext,
  register: Register,
  client: CheckedClient,
  answer: Answered,
  notInFile: readonly string[] | null,
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
