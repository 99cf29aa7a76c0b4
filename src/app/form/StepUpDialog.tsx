import { useId, useState } from 'react';
import { QuietButton } from '../kit/buttons';
import { Dialog, Foot } from '../kit/Dialog';
import { InputField } from './InputField';
import { PasskeyButton } from './PasskeyButton';
import { PasswordField } from './PasswordField';
import { useSubmit } from './useSubmit';
import './public.css';
import { request } from '../providers/request';

/** Asks the person at the screen to confirm that it is them: by the password, a code of their application, or a key of the device. */
export function StepUpDialog({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) {
  const form = useId();
  const [by, setBy] = useState<'password' | 'code'>('password');
  const [typed, setTyped] = useState('');
  const { submit, sending, refusal } = useSubmit(
    async () => {
      const said = by === 'code' ? typed.replace(/\s/g, '') : typed;
      await request('/api/users/step-up', { method: 'POST', body: { [by]: said } });
      onConfirmed();
    },
    () => (typed === '' ? { [by]: by === 'code' ? 'Przepisz kod z aplikacji' : 'Podaj hasło' } : {}),
  );
  const shared = {
    value: typed,
    onChange: setTyped,
    fault: refusal.fields[by] ?? refusal.sentence,
    first: true,
  };
  return (
    <Dialog
      title="Potwierdź, że to Ty"
      onClose={onClose}
      foot={<Foot form={form} action="Potwierdź" saysDoing="Sprawdzanie…" doing={sending} onClose={onClose} />}
    >
      <form id={form} onSubmit={submit} noValidate>
        <p>To działanie jest szczególnie chronione. Potwierdzenie wystarczy na 15 minut.</p>
        {by === 'password' ? (
          <PasswordField key="password" label="Twoje hasło" autoComplete="current-password" {...shared} />
        ) : (
          <InputField key="code" label="Kod z aplikacji" inputMode="numeric" autoComplete="one-time-code" {...shared} />
        )}
        <QuietButton
          size="small"
          onClick={() => {
            setBy(by === 'password' ? 'code' : 'password');
            setTyped('');
          }}
        >
          {by === 'password' ? 'Użyj kodu z aplikacji' : 'Użyj hasła'}
        </QuietButton>
      </form>
      <PasskeyButton
        says="Użyj klucza dostępu"
        ask={async ({ confirmByPasskey }) => {
          await confirmByPasskey();
          onConfirmed();
        }}
      />
    </Dialog>
  );
}
