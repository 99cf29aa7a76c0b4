import { Link } from 'react-router';
import type { TrailEntry } from '../../../contract/trail';
import { Empty } from '../../layout/Empty';
import { useShowPath } from '../../records/useShowPath';
import { EventEntry, EventList } from '../../resource/EventList';

/** What was done, in sentences; the newest first. */
export function TrailLines({ entries, isPerson }: { entries: readonly TrailEntry[]; isPerson: boolean }) {
  if (entries.length === 0)
    return (
      <Empty title="Nie ma takich wpisów">
        {isPerson ? 'Nikt w tym czasie nie otwierał ani nie zmieniał tych danych.' : 'Zmień filtry albo okres.'}
      </Empty>
    );
  return (
    <EventList padded={true}>
      {entries.map((entry) => (
        <TrailLine key={entry.seq} entry={entry} />
      ))}
    </EventList>
  );
}

function TrailLine({ entry }: { entry: TrailEntry }) {
  const { at, actor, deed, subject, about, network, device, changes, erased } = entry;
  const origin = [network, device].filter((part) => part !== '').join(', ');
  return (
    <EventEntry
      at={at}
      says={
        <>
          {actor ? <Mentioned {...actor} resource="users" /> : 'System'}: <strong>{deed}</strong> · {subject}
          {about && (about.title || about.id) !== actor?.title && (
            <>
              {' '}
              <Mentioned {...about} />
            </>
          )}
        </>
      }
      changes={changes.map(({ label, from, to }) => (
        <li key={`${label} ${from} ${to}`}>
          <span className="quiet">{from === null && to === null ? label : `${label}:`}</span> {from ?? ''}
          {from !== null && (
            <>
              <span aria-hidden="true"> → </span>
              <span className="unseen">zmieniono na </span>
            </>
          )}
          {to ?? (from === null ? '' : 'brak')}
        </li>
      ))}
    >
      {erased && <p className="quiet">Wartości zostały usunięte z dziennika.</p>}
      <p className="trail-origin quiet">
        {origin && <>{origin} · </>}wpis {entry.seq}
      </p>
    </EventEntry>
  );
}

/** A record by its title, and the way to it where there is one. */
function Mentioned({ resource, id, title }: { resource: string; id: string; title: string }) {
  const path = useShowPath(resource, id);
  if (!title) return <span className="quiet">(nieznany)</span>;
  return path ? <Link to={path}>{title}</Link> : title;
}
