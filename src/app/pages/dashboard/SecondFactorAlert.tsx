import { type RaRecord, useGetOne } from 'ra-core';
import { Link } from 'react-router';
import { useUser } from '../../session/useSession';
import { useTenant } from '../../tenant/useTenant';

/** Reminds whoever still gets codes by e-mail that an application is safer; where the firm demands it, says so. */
export function SecondFactorAlert({ profile }: { profile: string }) {
  const { id, isAdmin } = useUser();
  const { switches } = useTenant();
  const { data } = useGetOne<RaRecord>('users', { id }, { retry: false });
  if (!data || data.second_factor === 'app') return null;
  const demanded = switches.tfaRequiredFor.includes(isAdmin ? 'office' : 'client');
  return (
    <div className={demanded ? 'notice-box' : 'notice-box info'}>
      <p>
        {demanded
          ? 'Biuro wymaga logowania kodem z aplikacji. Włącz je w swoim profilu.'
          : 'Zabezpiecz konto kodem z aplikacji w telefonie: jest szybszy i bezpieczniejszy niż kod z e-maila.'}
      </p>
      <Link className="quiet-button small" to={profile}>
        Włącz w profilu
      </Link>
    </div>
  );
}
