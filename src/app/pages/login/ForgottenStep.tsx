import { useState } from 'react';
import { Form } from '../../form/Form';
import { InputField } from '../../form/InputField';
import { useSubmit } from '../../form/useSubmit';
import { askForReset } from '../../providers/account';
import { PublicFrame } from '../PublicFrame';

interface ForgottenStepProps {
  email: string;
  onEmail: (email: string) => void;
  onBack: () => void;
}

/** The way back in for who forgot the password; it never tells whether there is such an account. */
export function ForgottenStep({ email, onEmail, onBack }: ForgottenStepProps) {
  const [sent, setSent] = useState(false);
  const { submit, sending, refusal } = useSubmit(
    async () => {
      await askForReset(email.trim());
      setSent(true);
    },
    (): Record<string, string> => (email.trim() === '' ? { email: 'Podaj adres e-mail' } : {}),
  );
  const back = (
    <button type="button" className="link" onClick={onBack}>
      Wróć do logowania
    </button>
  );
  if (sent)
    return (
      <PublicFrame title="Sprawdź pocztę">
        <p role="status">
          Jeśli w panelu jest konto z adresem {email.trim()}, wysłaliśmy na niego link do ustawienia nowego hasła. Link jest ważny
          godzinę.
        </p>
        {back}
      </PublicFrame>
    );
  return (
    <PublicFrame title="Nie pamiętasz hasła?" lead="Wyślemy Ci link, pod którym ustawisz nowe.">
      <Form onSubmit={submit} sending={sending} refusal={refusal} action="Wyślij link" doing="Wysyłanie…" links={back}>
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
      </Form>
    </PublicFrame>
  );
}
