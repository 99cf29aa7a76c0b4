import { lazy, Suspense, useState } from 'react';
import { resources } from '../../../../resources';
import { Dialog } from '../../layout/Dialog';
import { Skeleton } from '../../layout/Skeleton';
import { useMay } from '../../resource/usePermit';

const BulkTasksForm = lazy(() => import('./BulkTasksForm'));

const deeds = { assignee_id: 'Przydziel', due_date: 'Zmień termin' } as const;
export type BulkField = keyof typeof deeds;

/** Gives the picked tasks to another person, or moves them to another day. */
export function BulkTasks() {
  const may = useMay();
  const [field, setField] = useState<BulkField | null>(null);
  if (!may('edit', resources.tasks)) return null;
  return (
    <>
      {(Object.keys(deeds) as BulkField[]).map((key) => (
        <button key={key} type="button" className="quiet-button small" onClick={() => setField(key)}>
          {deeds[key]}
        </button>
      ))}
      {field && (
        <Dialog title={deeds[field]} onClose={() => setField(null)}>
          <Suspense fallback={<Skeleton lines={2} />}>
            <BulkTasksForm field={field} onDone={() => setField(null)} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}
