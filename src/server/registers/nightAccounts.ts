import { setImmediate as breathe } from 'node:timers/promises';
import { formatNrb } from '../../domain/identifiers/nrb';
import { offList } from '../../domain/registers/differences';
import { addDays } from '../../lib/dates';
import type { JobContext } from '../jobs/define';
import { notify } from '../notices/notify';
import { type AccountStandingOf, fileId, keepAccountCheck, standingInFile } from './account';
import { type PayeeRow, payeesToCheck } from './accountRows';
import { keepDifferences } from './keepDifferences';
import { type CheckedClient, payers } from './nightRows';
import { hasPapers } from './nightSellers';
import { PAPER_DAYS } from './sellerRows';

/** A payment of more than this to an account off the list is no cost (art. 15d CIT, art. 22p PIT): whole grosze. */
const RISKY = 1_500_000;
const PAYEES_A_NIGHT = 2_000;

/**
 * Clients' own accounts by the file of the day: whom it confirms whole the register need not be asked about but once a week. Answers the accounts
 * that it does not have, by client; null where no file is good today.
 */
export async function checkOwnAccounts(context: JobContext): Promise<ReadonlyMap<string, readonly string[]> | null> {
  const { db, scope, tools, transaction, signal } = context;
  if ((await tools.registers.accounts.day()) === null) return null;
  const missing = new Map<string, readonly string[]>();
  for (const client of await payers(db, scope.tenant.id)) {
    signal.throwIfAborted();
    const standings = await standingsOf(context, client);
    if (standings === null) return missing;
    const off = standings.flatMap(({ payee, check }) => (check.result === 'not_found' ? [payee.account] : []));
    if (off.length > 0) missing.set(client.id, off);
    await transaction(async (tx) => {
      for (const { payee, check } of standings) await keepAccountCheck(tx, scope, payee, check);
      // Where the register can be asked as well, it tells first whether the company is a payer at all.
      if (!tools.registers.on.includes('white_list'))
        await keepDifferences(tx, scope, client, offList(off), ({ subject }) => subject.startsWith('off:'));
    });
  }
  return missing;
}

async function standingsOf({ tools, now }: JobContext, client: CheckedClient): Promise<AccountStandingOf[] | null> {
  const standings: AccountStandingOf[] = [];
  for (const { number } of client.accounts ?? []) {
    // Five thousand hashes a piece: others' requests go between them.
    await breathe();
    const payee = { nip: client.vat_number, account: number, company_id: client.id };
    const check = await standingInFile(tools.registers, payee, now);
    if (check === null) return null;
    if (check.result !== 'failed') standings.push({ payee, check });
  }
  return standings;
}

/** Accounts that clients are still to pay to, on papers and positions of settlements: each asked of the day's file once, one off the list told to the keeper. */
export async function checkPayees(context: JobContext): Promise<void> {
  const { db, scope, tools, transaction, signal, today, now } = context;
  const day = await tools.registers.accounts.day();
  if (day === null) return;
  const since = addDays(today, -PAPER_DAYS);
  const asked = { requestId: fileId(day), since, limit: PAYEES_A_NIGHT, papers: hasPapers(context) };
  for (const row of await payeesToCheck(db, scope.tenant.id, asked)) {
    signal.throwIfAborted();
    await breathe();
    const check = await standingInFile(tools.registers, row, now);
    if (check === null) return;
    if (check.result === 'failed') continue;
    await transaction(async (tx) => {
      await keepAccountCheck(tx, scope, row, check);
      if (check.result === 'not_found' && row.last !== 'not_found' && (row.amount ?? RISKY + 1) > RISKY)
        await notify(tx, scope, telling(row, check.says));
    });
  }
}

const telling = ({ resource, id, title, firm, account, owner_id, deputy_id }: PayeeRow, wynik: string) =>
  ({
    event: 'payee_off_white_list',
    to: [owner_id, deputy_id].filter((each) => each !== null),
    record: { resource, id },
    values: { firma: firm, dokument: title, rachunek: formatNrb(account), wynik },
  }) as const;
