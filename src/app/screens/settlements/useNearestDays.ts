import type { RaRecord } from 'ra-core';
import { useGroups } from '../../resource/useGroups';
import { itemsResource, waiting } from './item';

/** The nearest day on which something of each month is still to be paid, by the month's id. */
export function useNearestDays(records: readonly RaRecord[]): ReadonlyMap<string, string> {
  const ids = records.map(({ id }) => String(id));
  const { data } = useGroups(
    itemsResource,
    {
      by: ['settlement_id', 'due_effective'],
      filter: { settlement_id: ids, amount_type: ['due'], payment_status: [...waiting] },
    },
    { enabled: ids.length > 0 },
  );
  const nearest = new Map<string, string>();
  for (const { key } of data ?? []) {
    const [id, day] = Array.isArray(key) ? key.map(String) : [];
    if (!id || !day || day === 'null') continue;
    const known = nearest.get(id);
    if (!known || day < known) nearest.set(id, day);
  }
  return nearest;
}
