import { useUpdate } from 'ra-core';
import { recurringTasks } from '../../../../resources/recurringTasks';
import { Tick } from '../../kit/Tick';
import { useDeed } from '../../kit/useDeed';
import { useMay } from '../../records/usePermit';
import type { WidgetProps } from '../../resource/ownParts';

const rules = recurringTasks;

/** Switches a rule on and off; who makes no rules reads a word. */
export default function RuleSwitch({ record }: WidgetProps) {
  const may = useMay();
  const [update] = useUpdate();
  const { deed, doing } = useDeed({ changes: [rules.name] });
  const active = record.active === true;
  if (!may('edit', rules)) return active ? 'Tak' : 'Nie';

  const flip = () =>
    deed(async () => {
      await update(rules.name, { id: record.id, data: { active: !active }, previousData: record }, { returnPromise: true });
    });

  return <Tick name={`Aktywna: ${String(record.name)}`} checked={active} busy={doing} onTick={() => void flip()} />;
}
