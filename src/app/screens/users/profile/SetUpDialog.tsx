import { useId, useState } from 'react';
import { useCopy } from '../../../fields/useCopy';
import { InputField } from '../../../form/InputField';
import { useSubmit } from '../../../form/useSubmit';
import { OtherButton } from '../../../kit/buttons';
import { Dialog, Foot } from '../../../kit/Dialog';
import { request } from '../../../providers/request';
import { RecoveryCodes } from './RecoveryCodes';

/** The seed for an authenticator application, as text and as a picture to photograph. */
export interface Begun {
  secret: string;
  url: string;
  /** A data: address of the QR code. */
  picture: string;
}

/** Reads the picture into an application, proves it by the first code, and keeps the recovery codes; `on` says whether it came to that. */
export function SetUpDialog({ begun, onClose }: { begun: Begun; onClose: (on: boolean) => void }) {
  const form = useId();
  const [code, setCode] = useState('');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { submit, sending, refusal } = useSubmit(
    async () => {
      const { json } = await request<{ data: { recovery_codes: string[] } }>('/api/users/totp', {
        method: 'PUT',
        body: { code: code.replace(/\s/g, '') },
      });
      setCodes(json.data.recovery_codes);
    },
    (): Record<string, string> => (code.trim() === '' ? { code: 'Przepisz kod z aplikacji' } : {}),
  );

  const copy = useCopy('klucz', begun.secret);

  if (codes) return <RecoveryCodes codes={codes} onKept={() => onClose(true)} />;
  return (
    <Dialog
      title="Włącz kody z aplikacji"
      onClose={() => onClose(false)}
      foot={<Foot form={form} action="Włącz" saysDoing="Sprawdzanie…" doing={sending} onClose={() => onClose(false)} />}
    >
      <ol className="tfa-steps">
        <li>
          Zeskanuj ten obrazek w aplikacji uwierzytelniającej:
          <img className="qr" src={begun.picture} alt="Kod QR do aplikacji uwierzytelniającej" width={200} height={200} />
          <OtherButton size="small" href={begun.url}>
            Otwórz w aplikacji na tym urządzeniu
          </OtherButton>
          <p className="quiet">Nie możesz zeskanować? Przepisz albo skopiuj klucz:</p>
          <code className="secret">{grouped(begun.secret)}</code>{' '}
          <OtherButton size="small" onClick={copy}>
            Skopiuj klucz
          </OtherButton>
        </li>
        <li>
          Przepisz kod, który pokazuje aplikacja.
          <form id={form} onSubmit={submit} noValidate>
            <InputField
              label="Kod z aplikacji"
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              onChange={setCode}
              fault={refusal.fields.code ?? refusal.sentence}
            />
          </form>
        </li>
      </ol>
    </Dialog>
  );
}

function grouped(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}
