import { useState } from 'react';
import { refusalOf } from '../../form/useSubmit';
import { askForDeviceLink } from '../../providers/account';

/** For the owner who has to wait because somebody else is trying the account: an e-mail that lets this device in at once. */
export function DeviceLinkButton({ email }: { email: string }) {
  const [said, setSaid] = useState('');

  async function ask(): Promise<void> {
    try {
      await askForDeviceLink(email.trim());
      setSaid('Jeśli to adres z panelu, wysłaliśmy na niego link. Otwórz go na tym urządzeniu.');
    } catch (error) {
      setSaid(refusalOf(error, 0).sentence ?? '');
    }
  }

  return (
    <>
      <button type="button" className="link" onClick={ask}>
        Zaloguj to urządzenie przez e-mail
      </button>
      <p className="hint" role="status">
        {said}
      </p>
    </>
  );
}
