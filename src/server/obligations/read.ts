import { resources } from '../../../resources';
import { type CompanyDuties, type DutyFilters, dutiesAPage, dutyMonths, type MonthDuties } from '../../contract/obligations';
import { areaOf } from '../../domain/deadlines/area';
import { obligationsOver } from '../../domain/deadlines/overTime';
import { addMonths, lastDayOf, monthOf } from '../../lib/dates';
import { sortKey } from '../../lib/sortKey';
import type { Database } from '../db/database';
import { notFound } from '../errors';
import { readOne } from '../records/one';
import { todayOf } from '../records/present';
import { viewOf } from '../records/view';
import { profilesOf } from '../recurring/client';
import { clientNamed } from '../recurring/rows';
import { servedClients } from '../recurring/servedClients';
import type { Scope } from '../scope';
import { type Owed, tell } from './tell';

const { companies } = resources;

/** The first and the last day that obligations are shown of. */
export function dutyWindow(today: string): { from: string; to: string } {
  const month = monthOf(today);
  return { from: `${addMonths(month, -dutyMonths.back)}-01`, to: lastDayOf(addMonths(month, dutyMonths.ahead)) };
}

/**
 * What a company has to do, by its due days. Clients are told of their own companies, where the firm shows it to them; 404 for any that
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
  const owed = obligationsOver(stretches, from, to).map((obligation): Owed => ({ client, stretches, obligation }));
  const duties = await tell(db, scope, owed, { today, facts: view.readable });
  return { company: { id, title: client.title }, from, to, duties };
}

/** What is due in a month at all the clients that the asker may know of: by the day, then by the company's name. */
export async function monthDuties(db: Database, scope: Scope, filters: DutyFilters): Promise<MonthDuties> {
  const { month, area, state, keeper, page = 1 } = filters;
  const today = todayOf(scope);
  const owed = (await dueIn(db, scope, month, keeper)).filter(({ obligation }) => !area || areaOf(obligation.rule) === area);
  const cut = <Row>(rows: readonly Row[]) => rows.slice((page - 1) * dutiesAPage, page * dutiesAPage);
  // How far all of them are is asked only by who narrows the list by it.
  if (!state) return { month, duties: await tell(db, scope, cut(owed), { today, facts: null }), total: owed.length };
  const all = (await tell(db, scope, owed, { today, facts: null })).filter((duty) => duty.state.code === state);
  return { month, duties: cut(all), total: all.length };
}

async function dueIn(db: Database, scope: Scope, month: string, keeper: string | undefined): Promise<Owed[]> {
  const owed: (Owed & { order: string })[] = [];
  for await (const clients of servedClients(db, scope, keeper ?? null))
    for (const client of clients) {
      const stretches = profilesOf(client);
      const name = sortKey(client.title);
      for (const obligation of obligationsOver(stretches, `${month}-01`, lastDayOf(month)))
        owed.push({ client, stretches, obligation, order: `${obligation.due} ${name} ${client.id} ${obligation.rule}` });
    }
  return owed.sort((one, other) => (one.order < other.order ? -1 : 1));
}
