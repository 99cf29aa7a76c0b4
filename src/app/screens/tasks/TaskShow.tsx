import type { RaRecord } from 'ra-core';
import { useParams } from 'react-router';
import { RecordPage } from '../../resource/ShowScreen';
import type { ScreenProps } from '../../routing/route';
import { useTenant } from '../../tenant/useTenant';
import { Dependencies } from './Dependencies';
import { MeasureTask } from './MeasureTask';

/** A task with what it waits for, what waits for it, and its own measuring of time. */
export default function TaskShow({ resource }: ScreenProps) {
  const { id } = useParams();
  const measures = useTenant().has('uptime');
  if (!resource || !id) return null;
  return (
    <RecordPage
      key={id}
      resource={resource}
      id={id}
      actions={(record: RaRecord) => measures && <MeasureTask record={record} />}
      after={(record: RaRecord) => <Dependencies record={record} />}
    />
  );
}
