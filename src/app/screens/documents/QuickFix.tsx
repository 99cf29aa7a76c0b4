import { type RaRecord, useUpdate } from 'ra-core';
import { useMemo } from 'react';
import { resources } from '../../../../resources';
import { useDeed } from '../../kit/useDeed';
import { usePermit } from '../../records/usePermit';
import { RecordForm, type Saved } from '../../resource/RecordForm';
import { savedBy } from '../../resource/useSaving';

interface QuickFixProps {
  record: RaRecord;
  keys: readonly string[];
  onEnd: () => void;
}

/** The few facts of a document that are wrong most often, put right without leaving it. */
export default function QuickFix({ record, keys, onEnd }: QuickFixProps) {
  const { writable } = usePermit('edit', resources.documents);
  const [update] = useUpdate();
  const { send } = useDeed({ changes: [resources.documents.name], waits: false });
  const fields = useMemo(
    () => Object.fromEntries(Object.entries(writable).filter(([key]) => keys.includes(key))),
    [writable, keys],
  );

  async function save(values: Record<string, unknown>): Promise<Saved> {
    const refused = await send(async () => {
      const data = { ...values, version: record.version };
      await update(resources.documents.name, { id: record.id, data, previousData: record }, { returnPromise: true });
      onEnd();
      return 'Zapisano';
    });
    return savedBy(refused);
  }

  return <RecordForm resource={resources.documents} base={record} isNew={false} writable={fields} onSave={save} cancel={onEnd} />;
}
