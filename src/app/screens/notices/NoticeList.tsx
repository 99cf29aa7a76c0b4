import { useNotify } from 'ra-core';
import { OtherButton } from '../../kit/buttons';
import { useRead, useUnread } from '../../notices/useNotices';
import { saidBy } from '../../providers/saidBy';
import { ResourceList } from '../../resource/ListScreen';
import type { ScreenProps } from '../../routing/route';

/** All of one's own notices. */
export default function NoticeList({ resource }: ScreenProps) {
  const unread = useUnread() ?? 0;
  const read = useRead();
  const notify = useNotify();
  if (!resource) return null;
  return (
    <ResourceList
      resource={resource}
      actions={
        unread > 0 && (
          <OtherButton onClick={() => void read().catch((failure: unknown) => notify(saidBy(failure), { type: 'error' }))}>
            Oznacz wszystkie jako przeczytane
          </OtherButton>
        )
      }
    />
  );
}
