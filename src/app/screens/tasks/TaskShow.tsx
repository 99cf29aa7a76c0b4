import type { RaRecord } from 'ra-core';
import { RecordPage } from '../../resource/ShowScreen';
import { useTenant } from '../../tenant/useTenant';
import { Dependencies } from './Dependencies';
import { MeasureTask } from './MeasureTask';

/** A task with what it waits for, what waits for it, and its own measuring of time. */
export default function TaskShow() {
  const measures = useTenant().has('uptime');
  return (
    <RecordPage
      actions={(record: RaRecord) => measures && <MeasureTask record={record} />}
      after={(record: RaRecord) => <Dependencies record={record} />}
    />
  );
}
