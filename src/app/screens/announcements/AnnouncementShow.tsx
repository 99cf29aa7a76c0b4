import type { RaRecord } from 'ra-core';
import type { announcements } from '../../../../resources/announcements';
import { Fact, FieldGrid } from '../../fields/FieldGrid';
import { Panel } from '../../kit/Panel';
import type { Answered } from '../../records/answered';
import { useShown } from '../../records/useDeclared';
import { RecordPage } from '../../resource/ShowScreen';
import own from './fields';
import { type Announcement, Recipients } from './Recipients';

/** An announcement: until it is sent its addressees, afterwards who got, read and confirmed it. */
export default function AnnouncementShow() {
  const after = (record: RaRecord) =>
    record.status === 'draft' || record.status === 'scheduled' ? (
      <Recipients key={String(record.version)} announcement={record as Announcement} />
    ) : (
      <Reached />
    );
  return <RecordPage without={own.shownElsewhere} after={after} />;
}

interface Stats {
  sent: number;
  read: number;
  confirmed: number;
}

type Sent = Answered<typeof announcements, never, 'recipients_count' | 'requires_confirmation'> & { stats?: Stats };

function Reached() {
  const { stats, recipients_count, requires_confirmation } = useShown<Sent>().record;
  if (!stats) return null;
  const rows: [string, number][] = [
    ['Wysłano', stats.sent],
    ['Przeczytano', stats.read],
    ...(requires_confirmation ? [['Potwierdzono', stats.confirmed] as [string, number]] : []),
  ];
  return (
    <Panel title="Do kogo dotarło" below={true}>
      <FieldGrid list={true}>
        {rows.map(([label, count]) => (
          <Fact key={label} label={label}>
            <span className="number">
              {count} z {recipients_count ?? stats.sent}
            </span>
          </Fact>
        ))}
      </FieldGrid>
    </Panel>
  );
}
