import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '../../../../lib/dates';
import { deviceName } from '../../../../lib/device';
import { OtherButton, QuietButton } from '../../../kit/buttons';
import { useDeed } from '../../../kit/useDeed';
import { Pending } from '../../../layout/Pending';
import { ProfileSection } from '../../../layout/ProfileSection';
import { StatusChip } from '../../../layout/StatusChip';
import { request } from '../../../providers/request';
import { ConfirmDialog } from '../../../resource/ConfirmDialog';
import { endSession } from '../../../session/end';

interface Session {
  id: string;
  created_at: string;
  last_seen_at: string;
  user_agent: string;
  network: string;
  current: boolean;
}

/** Where one is logged in, and the way to end it, one by one or everywhere. */
export function OwnSessions() {
  const { deed, doingIn } = useDeed();
  const [everywhere, setEverywhere] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['users', 'sessions'],
    queryFn: async ({ signal }) => (await request<{ data: Session[] }>('/api/users/sessions', { signal })).json.data,
    retry: false,
  });

  const end = (session: Session) =>
    deed(
      async () => {
        await request(`/api/users/sessions/${session.id}`, { method: 'DELETE' });
        await refetch();
        return 'Urządzenie zostało wylogowane';
      },
      { row: session.id },
    );

  const endAll = () =>
    deed(async () => {
      await request('/api/auth/all', { method: 'DELETE' });
      endSession({ expired: false });
    });

  return (
    <ProfileSection title="Urządzenia i sesje">
      {!data ? (
        <Pending error={error} refetch={refetch} lines={3} />
      ) : (
        <ul className="sessions">
          {data.map((session) => (
            <li key={session.id}>
              <div>
                <p className="session-name">
                  {deviceName(session.user_agent)} {session.current && <StatusChip label="To urządzenie" color="success" />}
                </p>
                <p className="quiet">
                  ostatnio <span className="number">{formatDateTime(session.last_seen_at)}</span>, zalogowano{' '}
                  <span className="number">{formatDateTime(session.created_at)}</span>, sieć {session.network}
                </p>
              </div>
              {!session.current && (
                <OtherButton size="small" aria-disabled={doingIn(session.id)} onClick={() => void end(session)}>
                  Wyloguj<span className="unseen">: {deviceName(session.user_agent)}</span>
                </OtherButton>
              )}
            </li>
          ))}
        </ul>
      )}
      <QuietButton color="error" onClick={() => setEverywhere(true)}>
        Wyloguj wszędzie
      </QuietButton>
      {everywhere && (
        <ConfirmDialog
          title="Wylogować ze wszystkich urządzeń?"
          action="Wyloguj wszędzie"
          dangerous={true}
          onConfirm={endAll}
          onClose={() => setEverywhere(false)}
        >
          <p>Także tutaj trzeba będzie zalogować się ponownie.</p>
        </ConfirmDialog>
      )}
    </ProfileSection>
  );
}
