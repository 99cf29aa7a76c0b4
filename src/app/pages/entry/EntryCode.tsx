import { useState } from 'react';
import type { Glance } from '../../../contract/entry';
import { atCode } from '../../form/atCode';
import { Form } from '../../form/Form';
import { InputField } from '../../form/InputField';
import { useSubmit } from '../../form/useSubmit';
import { askEntryCode, openByCode } from '../../providers/entry';

interface EntryCodeProps extends Pick<Glance, 'closed' | 'code'> {
  onOpened: (whole: Glance) => void;
}

/** What the link alone does not show, and the code that does: by SMS or of an application, another way than the mail's. */
export function EntryCode({ closed, code, onOpened }: EntryCodeProps) {
  const [isSent, setSent] = useState(false);
  const [typed, setTyped] = useState('');
  const asking = useSubmit(async () => {
    await askEntryCode();
    setSent(true);
  });
  const opening = useSubmit(
    async () => onOpened(await atCode(openByCode(typed.replace(/\s/g, '')))),
    (): Record<string, string> => (typed.trim() === '' ? { code: 'Podaj kod' } : {}),
  );
  return (
    <section className="glance-closed" aria-label="Ukryte dane">
      <p>
        Ten link nie pokazuje wszystkiego. Ukryte: <strong>{closed.join(', ')}</strong>.
      </p>
      {!code && <p>Zobaczysz to po zalogowaniu do panelu.</p>}
      {code?.channel === 'sms' && !isSent && (
        <Form
          onSubmit={asking.submit}
          sending={asking.sending}
          refusal={asking.refusal}
          action="Wyślij kod SMS-em"
          doing="Wysyłanie…"
        >
          <p className="hint">Kod przyjdzie na numer {code.hint}.</p>
        </Form>
      )}
      {code && (code.channel === 'totp' || isSent) && (
        <Form
          onSubmit={opening.submit}
          sending={opening.sending}
          refusal={opening.refusal}
          action="Pokaż"
          doing="Sprawdzanie…"
          links={
            code.channel === 'sms' && (
              <button type="button" className="link" onClick={() => setSent(false)}>
                Kod nie przyszedł
              </button>
            )
          }
        >
          <InputField
            label={code.channel === 'sms' ? 'Kod z SMS-a' : 'Kod z aplikacji'}
            name="code"
            inputMode={code.channel === 'sms' ? 'numeric' : 'text'}
            autoComplete="one-time-code"
            boxClass="code-input"
            spellCheck={false}
            value={typed}
            onChange={setTyped}
            fault={opening.refusal.fields.code}
            hint={
              code.channel === 'sms'
                ? `Kod wysłaliśmy na numer ${code.hint}. Jest ważny 5 minut; nowy można wysłać po minucie.`
                : undefined
            }
            first={true}
          />
        </Form>
      )}
    </section>
  );
}
