import { useQuery } from '@tanstack/react-query';
import { Pending } from '../../layout/Pending';
import { ProfileSection } from '../../layout/ProfileSection';
import { request } from '../../providers/request';
import { EventEntry, EventList } from '../../resource/EventList';
import { placeName } from './placeName';
import { historyKey } from './useConfigEditor';

interface Change {
  seq: number;
  at: string;
  actor: { id: string; title: string } | null;
  changes: Record<string, { before: unknown; after: unknown }>;
}

/** Who changed the firm's configuration, and when. */
export function HistorySection() {
  const { data, error, refetch } = useQuery({
    queryKey: historyKey,
    queryFn: async ({ signal }) => (await request<{ data: Change[] }>('/api/settings/config/history', { signal })).json.data,
    retry: false,
  });
  return (
    <ProfileSection title="Historia zmian">
      {!data ? (
        <Pending error={error} refetch={refetch} />
      ) : data.length === 0 ? (
        <p className="quiet">Nikt jeszcze nie zmienił konfiguracji.</p>
      ) : (
        <EventList>
          {data.map(({ seq, at, actor, changes }) => (
            <EventEntry
              key={seq}
              at={at}
              says={actor?.title || 'System'}
              changes={Object.entries(changes).map(([place, { before, after }]) => (
                <li key={place}>
                  <span className="quiet">{placeName(place)}:</span> {told(before)} <span aria-hidden="true">→</span>{' '}
                  <span className="unseen">zmieniono na </span>
                  {told(after)}
                </li>
              ))}
            />
          ))}
        </EventList>
      )}
    </ProfileSection>
  );
}

/** A value of the configuration in words; nothing is the standard. */
function told(value: unknown): string {
  if (value === null || value === undefined) return 'standard';
  if (typeof value === 'boolean') return value ? 'tak' : 'nie';
  if (typeof value === 'string' && value.startsWith('data:image/')) return 'obraz';
  if (!Array.isArray(value)) return String(value);
  if (value.length === 0) return 'nic';
  return value.map(named).join(', ');
}

/** One of a list: a column by its heading, a day by its hours. */
function named(one: unknown): string {
  if (one === null) return 'wolne';
  if (typeof one !== 'object' || one === undefined) return String(one);
  const { title, key, from, to } = one as { title?: string; key?: string; from?: string; to?: string };
  return from && to ? `${from}–${to}` : String(title ?? key);
}
