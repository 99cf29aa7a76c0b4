import { resources } from '../../../resources';
import type { FilterTerm } from '../../contract/listQuery';
import { addDays, addMonths } from '../../lib/dates';
import { tableOf } from '../db/columns';
import { groupKey } from '../records/groupKeys';
import { whereOf } from '../records/pages';
import { Params } from '../records/params';
import { TitleJoins } from '../records/titles';
import { viewOf } from '../records/view';
import { type Asking, eachMonth, midnight, readableColumn } from './context';

/** A keeper's settlements of one status. */
export interface KeptSettlements {
  owner_id: string;
  keeper: string;
  status: string;
  /** In their newest version. */
  standing: number;
  /** First versions that were sent, and of them those in time. */
  sent: number;
  in_time: number;
  /** Further versions. */
  corrections: number;
}

/**
 * How the settlements of the months that the asker may list stand with each keeper, in one reading; in time is up to `lastDay` of the month
 * behind the period. When that is over is said for each month once, and not worked out for each row.
 */
export async function keptSettlements(
  { db, scope, query }: Asking,
  filters: readonly FilterTerm[],
  lastDay: number,
): Promise<KeptSettlements[]> {
  const view = viewOf(scope, resources.settlements, 'list');
  const params = new Params(scope.tenant.id);
  const where = whereOf(view, { page: 1, limit: 1, sort: [], search: '', filters: [...filters] }, params);
  const key = (asked: string) => groupKey(view, asked, params);
  const [owner, revision] = [key('owner_id'), key('revision').sql];
  const titles = new TitleJoins('t');
  const name = owner.joined?.(titles, 'owner_id');
  const published = readableColumn(view, 'published_at', params);
  const months = eachMonth(query);
  const ends = months.map((month) => midnight(addDays(`${addMonths(month, 1)}-01`, lastDay)));
  const terms = `unnest(${params.add(months)}::text[], ${params.add(ends)}::timestamptz[]) term (month, ends)`;
  const found = `select ${owner.sql} as owner_id, ${key('status').sql} as status,
      count(*) filter (where not ${key('superseded').sql})::int as standing,
      count(*) filter (where ${revision} = 1 and ${published} is not null)::int as sent,
      count(*) filter (where ${revision} = 1 and ${published} < term.ends)::int as in_time,
      count(*) filter (where ${revision} > 1)::int as corrections
    from ${tableOf(view.resource)} r left join ${terms} on term.month = ${key('period').sql}
    where ${where} group by 1, 2`;
  const text = `select g.*, ${name?.sql ?? 'null'} as keeper from (${found}) g ${titles.joins.join(' ')} order by g.status`;
  const rows = await db.query<Omit<KeptSettlements, 'keeper'> & { keeper: string | null }>({ text, values: params.values });
  return rows.map((row) => ({ ...row, keeper: (row.keeper !== null && name?.read(row.keeper)) || '' }));
}
