import { Link } from 'react-router';
import { homeOf } from '../routing/home';
import { useSession } from '../session/useSession';
import { Notice } from './Notice';

/** The same for every address and every person. */
export default function NotFoundPage() {
  const user = useSession();
  return (
    <Notice title="Nie ma takiej strony">
      <p>Adres jest nieprawidłowy albo strona została przeniesiona.</p>
      <Link className="button" to={user ? homeOf(user) : '/login'}>
        {user ? 'Wróć do panelu' : 'Przejdź do logowania'}
      </Link>
    </Notice>
  );
}
