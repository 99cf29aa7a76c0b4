import { canUsePasskeys } from '../session/canUsePasskeys';
import { useSubmit } from './useSubmit';

interface PasskeyButtonProps {
  says: string;
  /** Asks the device and goes on with what it answered; by the part that speaks with devices, which few need. */
  ask: (passkeys: typeof import('../providers/passkeys')) => Promise<unknown>;
}

/** The other way on: a key that the device holds. Nothing where the browser has none. */
export function PasskeyButton({ says, ask }: PasskeyButtonProps) {
  const { submit, sending, refusal } = useSubmit(async () => void (await ask(await import('../providers/passkeys'))));
  if (!canUsePasskeys()) return null;
  return (
    <div className="passkey">
      <button type="button" className="button quiet" aria-disabled={sending} onClick={() => void submit()}>
        {sending ? 'Czekam na urządzenie…' : says}
      </button>
      <p className="hint" role="status">
        {refusal.sentence}
      </p>
    </div>
  );
}
