import { lazy, Suspense, useEffect, useState } from 'react';
import type { InvitationData } from '../../contract/session';
import { AgreedText } from '../form/AgreedText';
import { Consent } from '../form/Consent';
import { Form } from '../form/Form';
import { InputField } from '../form/InputField';
import { Invited } from '../form/Invited';
import { LinkedText } from '../form/LinkedText';
import { newPasswordHint } from '../form/newPassword';
import { type AgreedText as Agreed, type ConsentKind, consentKinds, versionOf } from '../form/ownConsents';
import { PasswordField } from '../form/PasswordField';
import { useSubmit } from '../form/useSubmit';
import { agreedTexts } from '../i18n/agreedTexts';
import { publicTexts } from '../i18n/publicTexts';
import { readInvitation, register } from '../providers/account';
import { ApiError } from '../providers/apiError';
import { type Credentials, checkPassword } from '../providers/login';
import { useTenant } from '../tenant/useTenant';
import { LinkSpent } from './LinkSpent';
import type { BegunLogin } from './LoginPage';
import { PublicFrame } from './PublicFrame';
import { useLinkToken } from './useLinkToken';

const Login = lazy(() => import('./LoginPage').then(({ Login }) => ({ default: Login })));

const blank = { email: '', first_name: '', last_name: '', phone: '', password: '', terms: false, privacy: false };

type Typed = typeof blank;

/** An invitation accepted: what the office said of the person, theirs to correct, a password, and two confirmations with the texts that they speak of. It goes on to the login's code by itself. */
export default function RegisterPage() {
  const token = useLinkToken();
  const [isSpent, setSpent] = useState(false);
  const [made, setMade] = useState<Credentials | null>(null);
  if (isSpent) return <LinkSpent help="Poproś biuro o nowe zaproszenie." />;
  if (made) return <AccountMade credentials={made} />;
  return <Registration token={token} onMade={setMade} onSpent={() => setSpent(true)} />;
}

interface RegistrationProps {
  token: string;
  onMade: (credentials: Credentials) => void;
  /** The link was used before, or is too old. */
  onSpent: () => void;
}

function Registration({ token, onMade, onSpent }: RegistrationProps) {
  /** Nobody invited the firm's first administrator, so the address is theirs to give. */
  const [isFirst] = useState(() => new URLSearchParams(window.location.search).has('administrator'));
  const { given, form, setForm } = useInvited(token, onSpent);
  const { say, tenant } = useTenant();
  const textOf = (kind: ConsentKind): Agreed => ({
    sentence: say(`register.${kind}`, publicTexts.register[kind]),
    whole: say(`agreed.${kind}`, agreedTexts[kind]),
  });
  const texts = { terms: textOf('terms'), privacy: textOf('privacy') };
  const { submit, sending, refusal } = useSubmit(send, () => faultsOf(form));

  async function send(): Promise<void> {
    const said = Object.entries({ email: form.email, first_name: form.first_name, last_name: form.last_name, phone: form.phone })
      .map(([key, value]) => [key, value.trim()])
      .filter(([, value]) => value !== '');
    const { password } = form;
    try {
      const email = await register(token, { password, consents: await agreed(texts), ...Object.fromEntries(said) });
      onMade({ email, password });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
      onSpent();
    }
  }

  const faults = refusal.fields;
  const input = (key: 'email' | 'first_name' | 'last_name' | 'phone' | 'password') => ({
    name: key,
    value: form[key],
    onChange: (value: string) => setForm({ ...form, [key]: value }),
    fault: faults[key],
  });
  const consent = (key: ConsentKind) => ({
    checked: form[key],
    onChange: (value: boolean) => setForm({ ...form, [key]: value }),
    fault: faults[key],
    children: <LinkedText>{texts[key].sentence}</LinkedText>,
  });
  return (
    <PublicFrame title="Załóż konto" lead="Sprawdź dane, które podało biuro, popraw je, jeśli trzeba, i ustaw hasło.">
      {given && <Invited {...given} />}
      <Form onSubmit={submit} sending={sending} refusal={refusal} action="Załóż konto" doing="Zapisywanie…">
        {isFirst && <InputField {...input('email')} label="Adres e-mail" type="email" autoComplete="email" />}
        <PasswordField {...input('password')} label="Hasło" autoComplete="new-password" hint={newPasswordHint} first={true} />
        <InputField {...input('first_name')} label="Imię" autoComplete="given-name" />
        <InputField {...input('last_name')} label="Nazwisko" autoComplete="family-name" />
        <InputField {...input('phone')} label="Telefon" type="tel" autoComplete="tel" hint="Na przykład 601 234 567" />
        {consentKinds.map((kind) => (
          <div key={kind}>
            <Consent {...consent(kind)} />
            <AgreedText kind={kind}>{texts[kind].whole.replaceAll('{biuro}', tenant.name)}</AgreedText>
          </div>
        ))}
      </Form>
    </PublicFrame>
  );
}

/** The form, begun with what the office said of the person; what was typed before that came stays. */
function useInvited(token: string, onSpent: () => void) {
  const [form, setForm] = useState<Typed>(blank);
  const [given, setGiven] = useState<InvitationData | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each link.
  useEffect(() => {
    let here = true;
    readInvitation(token).then(
      (data) => {
        if (!here) return;
        setGiven(data);
        setForm((typed) => ({
          ...typed,
          first_name: typed.first_name || data.first_name,
          last_name: typed.last_name || data.last_name,
          phone: typed.phone || (data.phone ?? ''),
        }));
      },
      // Without the office's data the form works as well: what is left empty stays as the office gave it.
      (error) => here && error instanceof ApiError && error.status === 404 && onSpent(),
    );
    return () => {
      here = false;
    };
  }, [token]);
  return { given, form, setForm };
}

/** Straight on to the code, with the password that was just set; a button is left where that failed. */
function AccountMade({ credentials }: { credentials: Credentials }) {
  const [begun, setBegun] = useState<BegunLogin | null>(null);
  const { submit: enter, ...entering } = useSubmit(async () => {
    setBegun({ ...credentials, sent: await checkPassword(credentials), says: 'Konto gotowe.' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the account is there.
  useEffect(() => {
    void enter();
  }, []);
  if (begun)
    return (
      <Suspense fallback={null}>
        <Login begun={begun} />
      </Suspense>
    );
  return (
    <PublicFrame title="Konto gotowe">
      <p role="status">Zostało jedno: kod, który wyślemy na adres {credentials.email}.</p>
      <Form onSubmit={enter} {...entering} action="Zaloguj się" doing="Wysyłanie kodu…" />
    </PublicFrame>
  );
}

function faultsOf(form: Typed): Record<string, string> {
  return {
    ...(form.password === '' ? { password: 'Podaj hasło' } : {}),
    ...(form.terms ? {} : { terms: 'Bez tej zgody nie założymy konta' }),
    ...(form.privacy ? {} : { privacy: 'Potwierdź, że znasz tę informację' }),
  };
}

async function agreed(texts: Readonly<Record<ConsentKind, Agreed>>): Promise<{ kind: string; version: string }[]> {
  return Promise.all(consentKinds.map(async (kind) => ({ kind, version: await versionOf(kind, texts[kind]) })));
}
