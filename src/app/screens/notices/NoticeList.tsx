import { OtherButton } from '../../kit/buttons';
import { useDeed } from '../../kit/useDeed';
import { useRead, useUnread } from '../../notices/useNotices';
import { ResourceList } from '../../resource/ListScreen';
import type { ScreenProps } from '../../routing/route';

/** All of one's own notices. */
export default function NoticeList({ resource }: ScreenProps) {
  const unread = useUnread() ?? 0;
  const read = useRead();
  const { deed } = useDeed();
  if (!resource) return null;
  return (
    <ResourceList
      resource={resource}
      actions={unread > 0 && <OtherButton onClick={() => void deed(() => read())}>Oznacz wszystkie jako przeczytane</OtherButton>}
    />
  );
}
