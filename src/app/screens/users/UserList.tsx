import { lazy, Suspense, useState } from 'react';
import { MainButton } from '../../kit/buttons';
import { Dialog } from '../../kit/Dialog';
import { Skeleton } from '../../layout/Skeleton';
import { useDeclared } from '../../records/useDeclared';
import { useMay } from '../../records/usePermit';
import { ResourceList } from '../../resource/ListScreen';
import { Icon } from '../../theme/Icon';

/** The firm's people and its clients' people; who is new gets an invitation. */
export default function UserList() {
  const resource = useDeclared();
  const may = useMay();
  const [inviting, setInviting] = useState(false);
  return (
    <>
      <ResourceList
        createButton={
          may('create', resource) && (
            <MainButton onClick={() => setInviting(true)}>
              <Icon name="plus" />
              Zaproś osobę
            </MainButton>
          )
        }
      />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}

const InviteForm = lazy(() => import('./InviteForm'));

/** Asks who is invited, over the list of people. */
function InviteDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Zaproś osobę" wide={true} onClose={onClose}>
      <Suspense fallback={<Skeleton />}>
        <InviteForm onDone={onClose} onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}
