import type { CodeSent } from '../../../contract/session';
import { Form } from '../../form/Form';
import { InputField } from '../../form/InputField';
import { PasskeyButton } from '../../form/PasskeyButton';
import { PasswordField } from '../../form/PasswordField';
import { useSubmit } from '../../form/useSubmit';
import { checkPassword } from '../../providers/login';
import { PublicFrame } from '../PublicFrame';
import { DeviceLinkButton } from './DeviceLinkButton';

interface PasswordStepProps {
  email: string;
  password: string;
  onEmail: (email: string) => void;
  onPassword: (password: string) => void;
  onSent: (sent: CodeSent) => void;
  onForgotten: () => void;
  /** Said above the form. */
  notice?: string;
}

/** Step 1: who it is. The e-mail stays as typed whatever is refused. */
export function PasswordStep({ email, password, onEmail, onPassword, onSent, onForgotten, notice }: PasswordStepProps) {
  const { submit, sending, refusal } = useSubmit(
    async () => onSent(await checkPassword({ email: email.trim(), password })),
    () => ({
      ...(email.trim() === '' ? { email: 'Podaj adres e-mail' } : {}),
      ...(password === '' ? { password: 'Podaj hasło' } : {}),
    }),
  );
  return (
    <PublicFrame title="Zaloguj się" lead="Po podaniu hasła poprosimy o jednorazowy kod.">
      {notice && (
        <div className="alert info" role="status">
          <p>{notice}</p>
        </div>
      )}
      <Form
        onSubmit={submit}
        sending={sending}
        refusal={refusal}
        action="Dalej"
        doing="Sprawdzanie…"
        links={
          <>
            <button type="button" className="link" onClick={onForgotten}>
              Nie pamiętam hasła
            </button>
            {refusal.waitUntil !== undefined && <DeviceLinkButton email={email} />}
          </>
        }
      >
        <InputField
          label="Adres e-mail"
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={onEmail}
          fault={refusal.fields.email}
          first={true}
        />
        <PasswordField
          label="Hasło"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={onPassword}
          fault={refusal.fields.password}
        />
      </Form>
      <PasskeyButton says="Zaloguj się kluczem dostępu" ask={({ enterByPasskey }) => enterByPasskey()} />
    </PublicFrame>
  );
}
