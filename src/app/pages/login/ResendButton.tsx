import { useState } from 'react';
import { clock, useCountdown } from '../../form/useCountdown';
import { refusalOf } from '../../form/useSubmit';
import { resendCode } from '../../providers/account';

/** Seconds between two codes, as the server keeps them apart. */
const pause = 60;

/** Another code, once a minute. */
export function ResendButton() {
  const [next, setNext] = useState(() => Date.now() + pause * 1000);
  const [said, setSaid] = useState('');
  const left = useCountdown(next);

  async function resend(): Promise<void> {
    if (left > 0) return;
    setNext(Date.now() + pause * 1000);
    try {
      await resendCode();
      setSaid('Jeśli limit wiadomości nie został wykorzystany, nowy kod jest już w drodze.');
    } catch (error) {
      setSaid(refusalOf(error, 0).sentence ?? '');
    }
  }

  return (
    <>
      <button type="button" className="link" aria-disabled={left > 0} onClick={resend}>
        {left > 0 ? `Wyślij nowy kod (za ${clock(left)})` : 'Wyślij nowy kod'}
      </button>
      <p className="hint" role="status">
        {said}
      </p>
    </>
  );
}
