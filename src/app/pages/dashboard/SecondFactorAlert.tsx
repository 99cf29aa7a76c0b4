import { Link } from 'react-router';
import { useUser } from '../../session/useSession';
import { useTenant } from '../../tenant/useTenant';
import { Reminder } from './Reminder';

/** Reminds people who still get codes by e-mail that an application is safer. */
export function SecondFactorAlert({ profile }: { profile: string }) {
  const { second_factor } = useUser();
  const tenant = useTenant();
  if (second_factor === 'app') return null;
  return (
    <Reminder
      name="tfaAlert"
      variant={tenant.variant('tfaAlert')}
      title="Zabezpiecz swoje konto"
      text="Zabezpiecz konto kodem z aplikacji w telefonie: jest szybszy i bezpieczniejszy niż kod z e-maila."
      action={(className, later) => (
        <Link className={className} to={profile} onClick={later}>
          Włącz w profilu
        </Link>
      )}
    />
  );
}
