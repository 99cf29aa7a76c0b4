import { Link } from 'react-router';
import { resources } from '../../../../resources';
import { OtherButton } from '../../kit/buttons';
import { usePaths } from '../../records/paths';
import { ResourceList } from '../../resource/ListScreen';
import type { ScreenProps } from '../../routing/route';

/** Conversations with clients, what is unread first, and the way to announcements. */
export default function MessageList({ resource }: ScreenProps) {
  const announcements = usePaths(resources.announcements).list();
  if (!resource) return null;
  return (
    <ResourceList
      resource={resource}
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
