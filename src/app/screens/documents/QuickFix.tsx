import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useNotify, useUpdate } from 'ra-core';
import { useMemo } from 'react';
import { resources } from '../../../../resources';
import { usePermit } from '../../records/usePermit';
import { RecordForm, type Saved } from '../../resource/RecordForm';
import { refused } from '../../resource/useSaving';

interface QuickFixProps {
  record: RaRecord;
  keys: readonly string[];
  onEnd: () => void;
}

/** The few facts of a document that are wrong most often, put right without leaving it. */
export default function QuickFix({ record, keys, onEnd }: QuickFixProps) {
  const { writable } = usePermit('edit', resources.documents);
  const [update] = useUpdate();
  const client = useQueryClient();
  const notify = useNotify();
  const fields = useMemo(
    () => Object.fromEntries(Object.entries(writable).filter(([key]) => keys.includes(key))),
    [writable, keys],
  );

  async function save(values: Record<string, unknown>): Promise<Saved> {
    try {
      const data = { ...values, version: record.version };
      await update('documents', { id: record.id, data, previousData: record }, { returnPromise: true });
      notify('Zapisano', { type: 'success' });
      void client.invalidateQueries({ queryKey: ['documents'] });
      onEnd();
      return null;
    } catch (error) {
      return refused(error);
    }
  }

  return <RecordForm resource={resources.documents} base={record} isNew={false} writable={fields} onSave={save} cancel={onEnd} />;
}
