import { useState } from 'react';
import type { CodeSent } from '../../../contract/session';
import { atCode } from '../../form/atCode';
import { Form } from '../../form/Form';
import { InputField } from '../../form/InputField';
import { PasskeyButton } from '../../form/PasskeyButton';
import { useSubmit } from '../../form/useSubmit';
import { checkCode, openSession } from '../../providers/login';
import { PublicFrame } from '../PublicFrame';
import { ResendButton } from './ResendButton';

interface CodeStepProps {
  email: string;
  password: string;
  sent: CodeSent;
  onBack: () => void;
  says?: string | undefined;
}

const leads: Record<CodeSent['channel'], (hint: string) => string> = {
  email: (hint) => `Wysłaliśmy kod na adres ${hint}.`,
  sms: (hint) => `Wysłaliśmy kod SMS-em na numer ${hint}.`,
  totp: () => 'Podaj kod z aplikacji uwierzytelniającej albo jeden z kodów zapasowych.',
};

/** Step 2 and 3: the code, and with it the session. The page leaves by itself once somebody is logged in. */
export function CodeStep({ email, password, sent, onBack, says }: CodeStepProps) {
  const [code, setCode] = useState('');
  const { submit, sending, refusal } = useSubmit(
    async () => {
      const credentials = { email: email.trim(), password };
      await atCode(checkCode({ email: credentials.email, code }));
      await openSession(credentials);
    },
    (): Record<string, string> => (code.trim() === '' ? { code: 'Podaj kod' } : {}),
  );
  const { passkey } = sent;
  const signIn = async ({ checkPasskey }: typeof import('../../providers/passkeys')) => {
    if (!passkey) return;
    await checkPasskey(email.trim(), passkey);
    await openSession({ email: email.trim(), password });
  };
  const app = sent.channel === 'totp';
  return (
    <PublicFrame title="Podaj kod" lead={[says, leads[sent.channel](sent.hint)].filter(Boolean).join(' ')}>
      <Form
        onSubmit={submit}
        sending={sending}
        refusal={refusal}
        action="Zaloguj"
        doing="Logowanie…"
        links={
          <>
            <button type="button" className="link" onClick={onBack}>
              Wróć
            </button>
            {!app && <ResendButton />}
          </>
        }
      >
        <InputField
          label="Kod"
          name="code"
          inputMode={app ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          boxClass="code-input"
          spellCheck={false}
          value={code}
          onChange={setCode}
          fault={refusal.fields.code}
          hint={
            app
              ? undefined
              : `Kod jest ważny ${Math.round(sent.expires_in / 60)} min.${sent.channel === 'email' ? ' Sprawdź też folder ze spamem.' : ''}`
          }
          first={true}
        />
      </Form>
      {passkey && <PasskeyButton says="Użyj klucza dostępu zamiast kodu" ask={signIn} />}
    </PublicFrame>
  );
}
