import { useUpdate } from 'ra-core';
import { useMemo } from 'react';
import { useDeed } from '../../kit/useDeed';
import { useShown } from '../../records/useDeclared';
import { usePermit } from '../../records/usePermit';
import { RecordForm, type Saved } from '../../resource/RecordForm';
import { savedBy } from '../../resource/useSaving';

interface QuickFixProps {
  keys: readonly string[];
  onEnd: () => void;
}

/** The few facts of a document that are wrong most often, put right without leaving it. */
export default function QuickFix({ keys, onEnd }: QuickFixProps) {
  const { resource, record } = useShown();
  const { writable } = usePermit('edit', resource);
  const [update] = useUpdate();
  const { send } = useDeed({ changes: [resource.name], waits: false });
  const fields = useMemo(
    () => Object.fromEntries(Object.entries(writable).filter(([key]) => keys.includes(key))),
    [writable, keys],
  );

  async function save(values: Record<string, unknown>): Promise<Saved> {
    const refused = await send(async () => {
      const data = { ...values, version: record.version };
      await update(resource.name, { id: record.id, data, previousData: record }, { returnPromise: true });
      onEnd();
      return 'Zapisano';
    });
    return savedBy(refused);
  }

  return <RecordForm base={record} isNew={false} writable={fields} onSave={save} cancel={onEnd} />;
}
