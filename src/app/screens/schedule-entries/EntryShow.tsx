import type { scheduleEntries } from '../../../../resources/scheduleEntries';
import type { Answered } from '../../records/answered';
import { RecordPage } from '../../resource/ShowScreen';
import { HandOverLink } from '../stand-ins/HandOverLink';

type Entry = Answered<typeof scheduleEntries, never, 'kind' | 'status' | 'user_id' | 'deputy_id' | 'start' | 'end'>;

/** An entry of the schedule; an absence with a deputy hands the work over for its days. */
export default function EntryShow() {
  return <RecordPage actions={(record) => <HandOver {...(record as Entry)} />} />;
}

function HandOver({ kind, status, user_id, deputy_id, start, end }: Entry) {
  if (kind !== 'absence' || status === 'cancelled' || !user_id || !deputy_id) return null;
  return <HandOverLink person={user_id} given={{ deputy_id, from: start?.slice(0, 10), to: (end ?? start)?.slice(0, 10) }} />;
}
