import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { useDeed } from '../../../kit/useDeed';
import { Fold } from '../../../layout/Fold';
import { Pending } from '../../../layout/Pending';
import { ProfileSection } from '../../../layout/ProfileSection';
import { request } from '../../../providers/request';
import { type Channel, type Choice, NoticeChoices } from './NoticeChoices';
import { OwnDigest } from './OwnDigest';
import { PushHere } from './PushHere';

const address = '/api/notices/preferences';
const key = ['notices', 'preferences'];

/** What one wants to be told of, and how; each tick is saved at once. */
export function OwnNotices({ user }: { user: RaRecord }) {
  const client = useQueryClient();
  const { deed } = useDeed({ parallel: true });
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await request<{ data: Choice[] }>(address, { signal })).json.data,
    retry: false,
  });

  async function choose(event: string, channel: Channel, on: boolean): Promise<void> {
    const flipped = (choice: Choice) =>
      choice.event === event ? { ...choice, channels: { ...choice.channels, [channel]: on } } : choice;
    client.setQueryData<Choice[]>(key, (choices) => choices?.map(flipped));
    if (!(await deed(() => request(address, { method: 'PUT', body: { event, channel, on } })))) await refetch();
  }

  return (
    <ProfileSection title="Powiadomienia" anchor="powiadomienia">
      <p>Wybierz, o czym i jak mamy Cię powiadamiać. Zmiany zapisują się od razu.</p>
      <OwnDigest user={user} />
      <PushHere />
      {!data ? (
        <Pending error={error} refetch={refetch} lines={12} />
      ) : (
        [...grouped(data)].map(([group, choices]) => (
          <Fold key={group} className="notice-group" title={group}>
            <NoticeChoices choices={choices} onChoose={(event, channel, on) => void choose(event, channel, on)} />
          </Fold>
        ))
      )}
    </ProfileSection>
  );
}

function grouped(choices: readonly Choice[]): Map<string, Choice[]> {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) groups.set(choice.group, [...(groups.get(choice.group) ?? []), choice]);
  return groups;
}
