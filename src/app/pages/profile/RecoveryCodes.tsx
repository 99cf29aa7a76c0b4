import { useState } from 'react';
import { Dialog } from '../../layout/Dialog';

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
      actions={
        <>
          <button type="button" className="quiet-button" onClick={() => void copy()}>
            Kopiuj
          </button>
          <a
            className="quiet-button"
            download="kody-zapasowe.txt"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          >
            Pobierz plik
          </a>
          <button type="button" className="main-button" onClick={onKept}>
            Mam zapisane
          </button>
        </>
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
