import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { Link } from 'react-router';
import type { TimelineEntry } from '../../contract/timeline';
import { FieldValue } from '../fields/FieldValue';
import { OtherButton } from '../kit/buttons';
import { Panel } from '../kit/Panel';
import { Empty } from '../layout/Empty';
import { Pending } from '../layout/Pending';
import { declared } from '../records/declared';
import { stateKey } from '../records/sections';
import { useShown } from '../records/useDeclared';
import { useShowPath } from '../records/useShowPath';
import { useTimeline, useTimelineKinds } from '../records/useTimeline';
import { PanelTheme } from '../theme/PanelTheme';
import { EventEntry, EventList } from './EventList';

/** All that happened with a record and what hangs on it, the newest first, narrowed to what one asks for. */
export default function RecordTimeline() {
  const { resource, record } = useShown();
  const id = String(record.id);
  const kinds = useTimelineKinds(resource);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useTimeline(resource, id, picked);
  const toggle = (name: string) => setPicked(picked.includes(name) ? picked.filter((each) => each !== name) : [...picked, name]);
  const entries = data?.pages.flatMap((page) => page.data);
  return (
    <PanelTheme>
      <Panel
        title="Oś czasu"
        beside={
          <Box role="group" aria-label="Pokaż" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
            <Kind label="Wszystko" isPicked={picked.length === 0} onPick={() => setPicked([])} />
            {kinds.map(({ name, label }) => (
              <Kind key={name} label={label} isPicked={picked.includes(name)} onPick={() => toggle(name)} />
            ))}
          </Box>
        }
      >
        <div className="panel-body">
          {!entries ? (
            <Pending error={error} refetch={refetch} lines={6} />
          ) : entries.length === 0 ? (
            <Empty title="Nic tu jeszcze nie ma">
              {picked.length > 0 ? 'Wybierz inny rodzaj wpisów.' : 'Tu pojawi się wszystko, co wydarzy się z czasem.'}
            </Empty>
          ) : (
            <EventList>
              {entries.map((entry) => (
                <Entry key={entry.key} entry={entry} isOwn={entry.id === id} />
              ))}
            </EventList>
          )}
          {hasNextPage && (
            <OtherButton sx={{ mt: 2 }} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Pokaż wcześniejsze
            </OtherButton>
          )}
        </div>
      </Panel>
    </PanelTheme>
  );
}

function Kind({ label, isPicked, onPick }: { label: string; isPicked: boolean; onPick: () => void }) {
  return (
    <Chip
      label={label}
      size="small"
      color={isPicked ? 'primary' : 'default'}
      variant={isPicked ? 'filled' : 'outlined'}
      aria-pressed={isPicked}
      onClick={onPick}
    />
  );
}

/** „Dokument FV 7: utworzono”, and where it stands now; of the record itself who changed what. */
function Entry({ entry, isOwn }: { entry: TimelineEntry; isOwn: boolean }) {
  const resource = declared(entry.resource);
  const path = useShowPath(entry.resource, entry.id);
  if (!resource) return null;
  const key = stateKey(resource);
  const field = key ? resource.fields[key] : undefined;
  const title = entry.title ?? resource.labels.one;
  return (
    <EventEntry
      at={entry.at}
      says={
        isOwn ? (
          <>
            {entry.actor?.title || 'System'}: <strong>{entry.what}</strong>
            {entry.fields.length > 0 && <span className="quiet"> – {entry.fields.join(', ')}</span>}
          </>
        ) : (
          <>
            {entry.title && <span className="quiet">{resource.labels.one} </span>}
            {path ? (
              <Link className="value-link" to={path}>
                {title}
              </Link>
            ) : (
              title
            )}
            : <strong>{entry.what.toLowerCase()}</strong>{' '}
            {key && field && entry.state && (
              <FieldValue value={entry.state} field={field} source={key} record={{ id: entry.id }} resource={resource} />
            )}
          </>
        )
      }
    />
  );
}
