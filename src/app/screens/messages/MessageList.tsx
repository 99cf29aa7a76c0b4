import { Link } from 'react-router';
import { resources } from '../../../../resources';
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
          <Link className="quiet-button" to={announcements}>
            {resources.announcements.labels.few}
          </Link>
        )
      }
    />
  );
}
