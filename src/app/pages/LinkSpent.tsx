import { Link } from 'react-router';
import { PublicFrame } from './PublicFrame';

/** The link was used, has run out, or never was: the three are told alike. */
export function LinkSpent({ help }: { help: string }) {
  return (
    <PublicFrame title="Ten link nie działa">
      <p role="alert">Link został już użyty albo stracił ważność. {help}</p>
      <Link className="button" to="/login">
        Przejdź do logowania
      </Link>
    </PublicFrame>
  );
}
