import { resources } from '../../../resources';
import { type CompanyDuties, dutyMonths } from '../../contract/obligations';
import { obligationsOver } from '../../domain/deadlines/overTime';
import { addMonths, lastDayOf, monthOf } from '../../lib/dates';
import type { Database } from '../db/database';
import { notFound } from '../errors';
import { owedByEvents } from '../happenings/owed';
import { readOne } from '../records/one';
import { todayOf } from '../records/present';
import { viewOf } from '../records/view';
import { profilesOf } from '../recurring/client';
import { clientNamed } from '../recurring/rows';
import type { Scope } from '../scope';
import { doubtsOnce } from './doubts';
import type { Owed } from './owed';
import { tell } from './tell';

const { companies } = resources;

/** The first and the last day that obligations are shown of. */
export function dutyWindow(today: string): { from: string; to: string } {
  const month = monthOf(today);
  return { from: `${addMonths(month, -dutyMonths.back)}-01`, to: lastDayOf(addMonths(month, dutyMonths.ahead)) };
}

/**
 * What a company has to do, by its due days; what hangs on an unknown once each. Clients are told of their own companies, where the firm shows it to them; 404 for any that
 * the asker may not know of.
 */
export async function companyDuties(db: Database, scope: Scope, id: string): Promise<CompanyDuties> {
  const view = viewOf(scope, companies, 'show');
  if (!scope.who.isAdmin && scope.tenant.config.modules.company?.components.obligationList?.visible !== true) throw notFound();
  await readOne(db, view, id);
  const client = await clientNamed(db, scope.tenant.id, id);
  if (!client) throw notFound();
  const today = todayOf(scope);
  const { from, to } = dutyWindow(today);
  const stretches = profilesOf(client);
  const events = await owedByEvents(db, scope, [client], { from, to });
  const calendar = obligationsOver(stretches, from, to)
    .filter((obligation) => !events.toldEarlier(client, obligation))
    .map((obligation): Owed => ({ client, stretches, obligation }));
  const owed = [...calendar, ...events.owed].sort(byDay);
  const duties = doubtsOnce(await tell(db, scope, owed, { today, facts: view.readable }), today);
  return { company: { id, title: client.title }, from, to, duties };
}

const byDay = (one: Owed, other: Owed) => (one.obligation.due < other.obligation.due ? -1 : 1);
