import { Link } from 'react-router';
import { mayOpen } from '../../routing/access';
import { loadedTable } from '../../routing/loaded';
import { useUser } from '../../session/useSession';
import { useTenant } from '../../tenant/useTenant';

/** Whether this firm sends its clients surveys, and so questions. */
export function useClientSurveys(): boolean {
  const tenant = useTenant();
  return tenant.has('surveys') && tenant.switches.clientSurveys;
}

/** Why clients cannot be asked in this firm, and where that is turned on: a link for people who may, else who does it. Nothing where clients can be asked. */
export function SurveysOff({ className }: { className?: string }) {
  const tenant = useTenant();
  const user = useUser();
  if (useClientSurveys()) return null;
  const settings = loadedTable('office').find(({ name }) => name === 'settings');
  const hasModule = tenant.has('surveys');
  const place = hasModule
    ? '„Klienci widzą ankiety” w części „Zasady”'
    : '„Ankiety i sondy” w części „Moduły, kolumny i składniki”';
  return (
    <p className={className}>
      Klientów nie da się stąd zapytać, bo {hasModule ? 'ankiety dla klientów są' : 'ankiety i sondy są'} w tym biurze wyłączone.{' '}
      {settings && mayOpen(settings, user, tenant) ? (
        <>
          <Link to={settings.path}>Włącz je w ustawieniach</Link>: {place}.
        </>
      ) : (
        `Włączy je osoba, która ma dostęp do ustawień biura: ${place}.`
      )}
    </p>
  );
}
