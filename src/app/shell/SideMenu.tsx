import { Link } from 'react-router';
import { UnreadBadge } from '../layout/UnreadBadge';
import { Icon } from '../theme/Icon';
import { useMenu } from './useMenu';

/** The client's menu. */
export function SideMenu({ onGo }: { onGo?: () => void }) {
  return (
    <ul className="menu">
      {useMenu('client').map(({ name, path, label, icon, current, unread }) => (
        <li key={name}>
          <Link to={path} className="menu-link" aria-current={current} onClick={onGo}>
            <Icon name={icon} />
            <span>{label}</span>
            <UnreadBadge count={unread} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
