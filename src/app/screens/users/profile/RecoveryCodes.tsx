import { useState } from 'react';
import { MainButton, OtherButton } from '../../../kit/buttons';
import { Dialog, Foot } from '../../../kit/Dialog';

/** The recovery codes, shown this once: to copy or save before going on. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const [said, setSaid] = useState('');
  const text = codes.join('\n');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Skopiowano.');
    } catch {
      setSaid('Nie udało się skopiować. Zaznacz kody i skopiuj je ręcznie.');
    }
  }

  return (
    <Dialog
      title="Zapisz kody zapasowe"
      foot={
        <Foot>
          <OtherButton onClick={() => void copy()}>Kopiuj</OtherButton>
          <OtherButton download="kody-zapasowe.txt" href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}>
            Pobierz plik
          </OtherButton>
          <MainButton onClick={onKept}>Mam zapisane</MainButton>
        </Foot>
      }
    >
      <p>
        Kody z aplikacji są włączone. Gdy zgubisz telefon, zalogujesz się jednym z tych kodów; każdy działa raz. Nie pokażemy ich
        ponownie.
      </p>
      <ul className="recovery">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p role="status">{said}</p>
    </Dialog>
  );
}
