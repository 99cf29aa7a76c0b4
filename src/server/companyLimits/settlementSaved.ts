import type { settlements } from '../../../resources/settlements';
import type { RecordOf } from '../../schema';
import type { HookContext } from '../handlers/define';
import { enqueue } from '../jobs/enqueue';
import { limitsRefreshName } from './job';

type Settlement = RecordOf<typeof settlements>;

const counted = (one: Settlement | null) => [
  one?.revenue_amount ?? null,
  one?.profit_amount ?? null,
  one?.status === 'not_applicable',
];

/** After a settlement is saved: has the company's limits counted anew where its figures changed. */
export async function countLimitsAnew(
  after: Settlement | null,
  before: Settlement | null,
  { tx, scope }: HookContext,
): Promise<void> {
  const one = after ?? before;
  if (!one || JSON.stringify(counted(after)) === JSON.stringify(counted(before))) return;
  const payload = { company_id: one.company_id, year: Number(one.period.slice(0, 4)) };
  await enqueue(tx, scope.tenant.id, limitsRefreshName, payload);
}
