import { defineJob, type JobContext } from '../jobs/define';
import { checkOwnAccounts, checkPayees } from './nightAccounts';
import { askListByNight } from './nightList';
import { noteClient } from './nightNotes';
import { clientsCount, longestUnasked } from './nightRows';
import { askAboutSellers, closeUnsold, keepSellers, sellersElsewhere, sellersInVies } from './nightSellers';
import { registerNames } from './places';
import { beginTurn } from './turn';

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
    const { db, scope, tools } = context;
    await askAboutClients(context, await checkOwnAccounts(context));
    await checkPayees(context);
    await closeUnsold(context);
    const listed = await askAboutSellers(context);
    const elsewhere = new Map([...sellersElsewhere(listed), ['vies', await sellersInVies(context)] as const]);
    const share = Math.max(LEAST, Math.ceil((await clientsCount(db, scope.tenant.id)) / NIGHTS));
    // Before the list's answers are kept, by which a seller's turn is over.
    for (const register of registerNames)
      if (register !== 'white_list' && tools.registers.on.includes(register))
        await beginTurn(context, { register, clients: share, sellers: elsewhere.get(register) ?? [] });
    await keepSellers(context, listed);
  },
});

type NotInFile = ReadonlyMap<string, readonly string[]> | null;

/** Clients by the list of VAT payers, which takes many in a question. */
async function askAboutClients(context: JobContext, notInFile: NotInFile): Promise<void> {
  const { db, scope, today, signal, tools } = context;
  if (!tools.registers.on.includes('white_list')) return;
  const clients = await longestUnasked(db, scope.tenant.id, 'white_list', { today, limit: LIST_A_NIGHT });
  const nips = clients.map(({ vat_number }) => vat_number);
  const answers = await askListByNight(context, nips);
  for (const client of clients) {
    signal.throwIfAborted();
    const answer = answers.get(client.vat_number);
    if (answer) await noteClient(context, 'white_list', client, answer, notInFile && (notInFile.get(client.id) ?? []));
  }
}
