import { Notice } from './Notice';

/** What is shown where a screen's code did not arrive or drawing it failed; nothing that was typed elsewhere is lost by it. */
export default function CrashPage() {
  return (
    <Notice title="Coś poszło nie tak">
      <p>Nie udało się pokazać tej strony. Sprawdź połączenie z internetem i wczytaj ją ponownie.</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        Wczytaj ponownie
      </button>
    </Notice>
  );
}
