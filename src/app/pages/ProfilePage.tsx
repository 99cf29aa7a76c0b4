import { type RaRecord, useGetOne } from 'ra-core';
import { lazy, Suspense } from 'react';
import { Page } from '../layout/Page';
import { Pending } from '../layout/Pending';
import { useArriving } from '../layout/useArriving';
import { rereadUser } from '../providers/rereadUser';
import { Consents } from '../screens/users/Consents';
import { EntryLinks } from '../screens/users/EntryLinks';
import { OwnArchive } from '../screens/users/profile/OwnArchive';
import { OwnData } from '../screens/users/profile/OwnData';
import { OwnNotices } from '../screens/users/profile/OwnNotices';
import { OwnPassword } from '../screens/users/profile/OwnPassword';
import { OwnSessions } from '../screens/users/profile/OwnSessions';
import { Passkeys } from '../screens/users/profile/Passkeys';
import { SecondFactor } from '../screens/users/profile/SecondFactor';
import { useUser } from '../session/useSession';
import '../form/public.css';
import '../screens/users/profile/profile.css';

// Clients stand in for nobody, and their panel does not bring it.
const OwnStandIns = lazy(() => import('../screens/users/profile/OwnStandIns'));

/** One's own account: data, password, second factor, and where one is logged in. */
export default function ProfilePage() {
  const { id } = useUser();
  const arriving = useArriving();
  const { data: user, error, refetch } = useGetOne<RaRecord>('users', { id }, { retry: false });
  return (
    <Page>
      {user ? (
        <div className="profile stacked" data-arriving={arriving || undefined}>
          <OwnData user={user} />
          <OwnPassword />
          <SecondFactor app={user.second_factor === 'app'} onChange={() => void Promise.all([refetch(), rereadUser()])} />
          <Passkeys />
          <OwnNotices user={user} />
          {user.isAdmin === true && (
            <Suspense fallback={<Pending error={null} refetch={refetch} lines={2} panel={true} />}>
              <OwnStandIns />
            </Suspense>
          )}
          <OwnSessions />
          {user.isAdmin !== true && <EntryLinks userId={String(user.id)} own={true} />}
          <Consents userId={String(user.id)} own={true} />
          <OwnArchive />
        </div>
      ) : (
        <Pending error={error} refetch={refetch} lines={6} panel={true} />
      )}
    </Page>
  );
}
