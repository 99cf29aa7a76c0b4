import { useState } from 'react';
import type { Resource } from '../../../schema';
import { MainButton } from '../../kit/buttons';
import { useMay } from '../../records/usePermit';
import { ResourceList } from '../../resource/ListScreen';
import type { ScreenProps } from '../../routing/route';
import { Icon } from '../../theme/Icon';
import { InviteDialog } from './InviteDialog';

/** The firm's people and its clients' people; who is new gets an invitation. */
export default function UserList({ resource }: ScreenProps) {
  return resource ? <People resource={resource} /> : null;
}

function People({ resource }: { resource: Resource }) {
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
