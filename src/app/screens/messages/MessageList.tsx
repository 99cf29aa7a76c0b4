import { Link } from 'react-router';
import { resources } from '../../../../resources';
import { OtherButton } from '../../kit/buttons';
import { usePaths } from '../../records/paths';
import { ResourceList } from '../../resource/ListScreen';

/** Conversations with clients, what is unread first, and the way to announcements. */
export default function MessageList() {
  const announcements = usePaths(resources.announcements).list();
  return (
    <ResourceList
      actions={
        announcements && (
          <OtherButton component={Link} to={announcements}>
            {resources.announcements.labels.few}
          </OtherButton>
        )
      }
    />
  );
}
