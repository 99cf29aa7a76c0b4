import { Link, useLocation } from 'react-router';
import { useDisclosure } from '../layout/useDisclosure';
import { useScreen } from '../records/paths';
import { useUser } from '../session/useSession';
import { Icon } from '../theme/Icon';

interface UserMenuProps {
  /** Address of the own profile. */
  profile: string;
  onLogout: () => void;
}

/** Who is logged in, the way to one's own account, and out. */
export function UserMenu({ profile, onLogout }: UserMenuProps) {
  const { first_name } = useUser();
  const report = useScreen()({ name: 'system-tickets' }, 'create')?.path;
  const { pathname } = useLocation();
  const { open, toggle, close, box, button } = useDisclosure();
  return (
    <div className="user-menu" ref={box}>
      <button type="button" ref={button} className="bar-button" aria-expanded={open} onClick={toggle}>
        <span className="avatar" aria-hidden="true">
          {[...first_name][0]?.toUpperCase()}
        </span>
        <span className="user-name">{first_name}</span>
        <span className="unseen">: konto i wylogowanie</span>
        <Icon name="down" size={16} />
      </button>
      {open && (
        <ul className="user-list">
          <li>
            <Link to={profile} onClick={close}>
              <Icon name="person" />
              Mój profil
            </Link>
          </li>
          {report && (
            <li>
              <Link to={report} state={{ from: pathname }} onClick={close}>
                <Icon name="warning" />
                Zgłoś problem
              </Link>
            </li>
          )}
          <li>
            <button type="button" onClick={onLogout}>
              <Icon name="logout" />
              Wyloguj
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}
