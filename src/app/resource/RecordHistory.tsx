import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { writeTrailQuery } from '../../contract/trail';
import type { Field } from '../../schema';
import { FieldValue } from '../fields/FieldValue';
import { Nothing } from '../fields/Nothing';
import { OtherButton } from '../kit/buttons';
import { Panel } from '../kit/Panel';
import { Empty } from '../layout/Empty';
import { Pending } from '../layout/Pending';
import { type HistoryEntry, recordHistory } from '../records/history';
import { useDeclared, useShown } from '../records/useDeclared';
import { trailPath } from '../routing/knownPaths';
import { useUser } from '../session/useSession';
import { EventEntry, EventList } from './EventList';

/** Who changed what, and when; the newest first. */
export function RecordHistory() {
  const { resource, record } = useShown();
  const id = String(record.id);
  const { data, error, refetch } = useQuery({
    queryKey: [resource.name, 'history', id],
    queryFn: ({ signal }) => recordHistory(resource, id, signal),
    retry: false,
  });
  const { roles, access } = useUser();
  const maySeeTrail = roles.includes('superuser') && access.includes('settings');
  return (
    <Panel
      name="Historia"
      title="Historia zmian"
      beside={
        maySeeTrail && (
          <OtherButton component={Link} size="small" to={`${trailPath}?${writeTrailQuery({ entity: resource.name, about: id })}`}>
            Kto widział i zmieniał te dane
          </OtherButton>
        )
      }
    >
      <div className="panel-body">
        {!data ? (
          <Pending error={error} refetch={refetch} />
        ) : data.length === 0 ? (
          <Empty title="Nikt jeszcze nic tu nie zmienił" />
        ) : (
          <EventList>
            {data.map((entry) => (
              <HistoryItem key={entry.id} entry={entry} />
            ))}
          </EventList>
        )}
      </div>
    </Panel>
  );
}

function HistoryItem({ entry }: { entry: HistoryEntry }) {
  const resource = useDeclared();
  return (
    <EventEntry
      at={entry.at}
      says={
        <>
          {entry.who}: <strong>{entry.did}</strong>
        </>
      }
      changes={entry.changes.map(({ key, before, after }) => {
        const field = resource.fields[key];
        return field ? (
          <li key={key}>
            <span className="quiet">{field.label}:</span> <Told value={before} field={field} source={key} />
            <span aria-hidden="true"> → </span> <span className="unseen">zmieniono na </span>
            <Told value={after} field={field} source={key} />
          </li>
        ) : null;
      })}
    />
  );
}

interface ToldProps {
  value: unknown;
  field: Field;
  source: string;
}

/** A value of the trail: other records and hidden values come as plain words. */
function Told({ value, field, source }: ToldProps) {
  const resource = useDeclared();
  if (value === null || value === undefined) return <Nothing />;
  if (field.type === 'reference' || field.options.encrypted || field.options.grant) return <>{String(value)}</>;
  return <FieldValue value={value} field={field} source={source} record={{ id: '' }} resource={resource} compact={true} />;
}
