import { useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../providers/apiError';
import { register } from '../session/account';
import { Consent } from './form/Consent';
import { Form } from './form/Form';
import { InputField } from './form/InputField';
import { newPasswordHint } from './form/newPassword';
import { PasswordField } from './form/PasswordField';
import { useSubmit } from './form/useSubmit';
import { LinkSpent } from './LinkSpent';
import { PublicFrame } from './PublicFrame';
import { useLinkToken } from './useLinkToken';

const blank = { email: '', first_name: '', last_name: '', phone: '', password: '', terms: false, privacy: false };
/** What is agreed to; another text is another version. */
const consents = { terms: '2026-11', privacy: '2026-11' } as const;

/** An invitation accepted: a password, what the office calls the person, and two confirmations. */
export default function RegisterPage() {
  const token = useLinkToken();
  /** Nobody invited the firm's first administrator, so the address is theirs to give. */
  const [isFirst] = useState(() => new URLSearchParams(window.location.search).has('administrator'));
  const [form, setForm] = useState(blank);
  const [state, setState] = useState<'asking' | 'done' | 'spent'>('asking');
  const { submit, sending, refusal } = useSubmit(send, () => faultsOf(form));

  async function send(): Promise<void> {
    const given = Object.entries({ email: form.email, first_name: form.first_name, last_name: form.last_name, phone: form.phone })
      .map(([key, value]) => [key, value.trim()])
      .filter(([, value]) => value !== '');
    try {
      await register(token, { password: form.password, consents: agreed(), ...Object.fromEntries(given) });
      setState('done');
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
      setState('spent');
    }
  }

  const faults = refusal.fields;
  const input = (key: 'email' | 'first_name' | 'last_name' | 'phone' | 'password') => ({
    name: key,
    value: form[key],
    onChange: (value: string) => setForm({ ...form, [key]: value }),
    fault: faults[key],
  });
  const consent = (key: keyof typeof consents) => ({
    checked: form[key],
    onChange: (value: boolean) => setForm({ ...form, [key]: value }),
    fault: faults[key],
  });

  if (state === 'spent') return <LinkSpent help="Poproś biuro o nowe zaproszenie." />;
  if (state === 'done')
    return (
      <PublicFrame title="Konto gotowe">
        <p role="status">
          {isFirst
            ? 'Możesz się zalogować podanym adresem e-mail.'
            : 'Możesz się zalogować adresem e-mail, na który przyszło zaproszenie.'}
        </p>
        <Link className="button" to="/login">
          Zaloguj się
        </Link>
      </PublicFrame>
    );
  return (
    <PublicFrame title="Załóż konto" lead="Ustaw hasło i sprawdź swoje dane. Puste pola zostaną takie, jak podało je biuro.">
      <Form onSubmit={submit} sending={sending} refusal={refusal} action="Załóż konto" doing="Zapisywanie…">
        {isFirst && <InputField {...input('email')} label="Adres e-mail" type="email" autoComplete="email" />}
        <PasswordField {...input('password')} label="Hasło" autoComplete="new-password" hint={newPasswordHint} first={true} />
        <InputField {...input('first_name')} label="Imię" autoComplete="given-name" />
        <InputField {...input('last_name')} label="Nazwisko" autoComplete="family-name" />
        <InputField {...input('phone')} label="Telefon" type="tel" autoComplete="tel" hint="Na przykład 601 234 567" />
        <Consent {...consent('terms')}>Akceptuję zasady korzystania z panelu biura.</Consent>
        <Consent {...consent('privacy')}>Potwierdzam zapoznanie się z informacją o przetwarzaniu moich danych osobowych.</Consent>
      </Form>
    </PublicFrame>
  );
}

function faultsOf(form: typeof blank): Record<string, string> {
  return {
    ...(form.password === '' ? { password: 'Podaj hasło' } : {}),
    ...(form.terms ? {} : { terms: 'Bez tej zgody nie założymy konta' }),
    ...(form.privacy ? {} : { privacy: 'Potwierdź, że znasz tę informację' }),
  };
}

function agreed(): { kind: string; version: string }[] {
  return Object.entries(consents).map(([kind, version]) => ({ kind, version }));
}
