import { OtherButton } from '../../kit/buttons';
import { useDeed } from '../../kit/useDeed';
import { useRead, useUnread } from '../../notices/useNotices';
import { ResourceList } from '../../resource/ListScreen';

/** All of one's own notices. */
export default function NoticeList() {
  const unread = useUnread() ?? 0;
  const read = useRead();
  const { deed } = useDeed();
  return (
    <ResourceList
      // Opened, a notice is read and leads on.
      beside={false}
      actions={unread > 0 && <OtherButton onClick={() => void deed(() => read())}>Oznacz wszystkie jako przeczytane</OtherButton>}
    />
  );
}
