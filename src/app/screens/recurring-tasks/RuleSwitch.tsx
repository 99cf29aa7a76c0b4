import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useUpdate } from 'ra-core';
import { recurringTasks } from '../../../../resources/recurringTasks';
import { saidBy } from '../../layout/Problem';
import { useMay } from '../../records/usePermit';
import type { WidgetProps } from '../../resource/ownParts';

const rules = recurringTasks;

/** Switches a rule on and off; who makes no rules reads a word. */
export default function RuleSwitch({ record }: WidgetProps) {
  const may = useMay();
  const notify = useNotify();
  const client = useQueryClient();
  const [update, { isPending }] = useUpdate();
  const active = record.active === true;
  if (!may('edit', rules)) return active ? 'Tak' : 'Nie';

  async function flip(): Promise<void> {
    try {
      await update(rules.name, { id: record.id, data: { active: !active }, previousData: record }, { returnPromise: true });
      await client.invalidateQueries({ queryKey: [rules.name] });
    } catch (error) {
      notify(saidBy(error), { type: 'error' });
    }
  }

  return (
    <label className="pick-box">
      <input type="checkbox" checked={active} aria-disabled={isPending} onChange={() => isPending || void flip()} />
      <span className="unseen">Aktywna: {String(record.name)}</span>
    </label>
  );
}
