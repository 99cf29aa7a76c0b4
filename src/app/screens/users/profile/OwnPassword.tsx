import { useNotify } from 'ra-core';
import { useState } from 'react';
import { Form } from '../../../form/Form';
import { newPasswordHint } from '../../../form/newPassword';
import { PasswordField } from '../../../form/PasswordField';
import { useSubmit } from '../../../form/useSubmit';
import { ProfileSection } from '../../../layout/ProfileSection';
import { request } from '../../../providers/request';

const blank = { current_password: '', password: '' };

/** A new password, by the current one; the server says what it has against a bad one. */
export function OwnPassword() {
  const [typed, setTyped] = useState(blank);
  const notify = useNotify();
  const { submit, sending, refusal } = useSubmit(change, () => ({
    ...(typed.current_password === '' ? { current_password: 'Podaj obecne hasło' } : {}),
    ...(typed.password === '' ? { password: 'Podaj nowe hasło' } : {}),
  }));

  async function change(): Promise<void> {
    await request('/api/users/password', { method: 'PUT', body: typed });
    setTyped(blank);
    notify('Hasło zmienione. Na innych urządzeniach trzeba zalogować się ponownie.', { type: 'success' });
  }

  const input = (key: keyof typeof blank) => ({
    name: key,
    value: typed[key],
    onChange: (value: string) => setTyped({ ...typed, [key]: value }),
    fault: refusal.fields[key],
  });
  return (
    <ProfileSection title="Hasło">
      <Form onSubmit={submit} sending={sending} refusal={refusal} action="Zmień hasło" doing="Sprawdzanie…">
        <PasswordField {...input('current_password')} label="Obecne hasło" autoComplete="current-password" />
        <PasswordField {...input('password')} label="Nowe hasło" autoComplete="new-password" hint={newPasswordHint} />
      </Form>
    </ProfileSection>
  );
}
