import { useState } from 'react';
import { Link } from 'react-router';
import { Form } from '../form/Form';
import { newPasswordHint } from '../form/newPassword';
import { PasswordField } from '../form/PasswordField';
import { useSubmit } from '../form/useSubmit';
import { resetPassword } from '../providers/account';
import { ApiError } from '../providers/apiError';
import { LinkSpent } from './LinkSpent';
import { PublicFrame } from './PublicFrame';
import { useLinkToken } from './useLinkToken';

/** A new password by the link from the e-mail; it ends every session of the account. */
export default function ResetPage() {
  const token = useLinkToken();
  const [password, setPassword] = useState('');
  const [state, setState] = useState<'asking' | 'done' | 'spent'>('asking');
  const { submit, sending, refusal } = useSubmit(
    async () => {
      try {
        await resetPassword(token, password);
        setState('done');
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 404)) throw error;
        setState('spent');
      }
    },
    (): Record<string, string> => (password === '' ? { password: 'Podaj nowe hasło' } : {}),
  );
  if (state === 'spent') return <LinkSpent help="Na stronie logowania wybierz „Nie pamiętam hasła”, a wyślemy nowy." />;
  if (state === 'done')
    return (
      <PublicFrame title="Hasło zmienione">
        <p role="status">Możesz się zalogować nowym hasłem. Wszystkie urządzenia zostały wylogowane.</p>
        <Link className="button" to="/login">
          Zaloguj się
        </Link>
      </PublicFrame>
    );
  return (
    <PublicFrame title="Ustaw nowe hasło">
      <Form onSubmit={submit} sending={sending} refusal={refusal} action="Zapisz hasło" doing="Zapisywanie…">
        <PasswordField
          label="Nowe hasło"
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          fault={refusal.fields.password}
          hint={newPasswordHint}
          first={true}
        />
      </Form>
    </PublicFrame>
  );
}
