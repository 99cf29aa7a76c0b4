import { useSyncExternalStore } from 'react';
import { askToInstall, installQuestion, isHintWanted, onInstallQuestion, putHintAway } from './offer';
import './installHint.css';

/** Below the client's first screen: how to have the panel among the phone's applications. Once put away, it never comes back. */
export default function InstallHint() {
  const wanted = useSyncExternalStore(onInstallQuestion, isHintWanted);
  const question = useSyncExternalStore(onInstallQuestion, installQuestion);
  if (!wanted) return null;
  return (
    <section className="install-hint" aria-labelledby="install-hint">
      <h2 id="install-hint">Panel pod ręką</h2>
      {question ? (
        <p>Możesz mieć ten panel na ekranie telefonu lub komputera, tak jak inne aplikacje.</p>
      ) : (
        <p>
          Możesz mieć ten panel na ekranie początkowym: dotknij ikony „Udostępnij” w przeglądarce i wybierz „Do ekranu
          początkowego”.
        </p>
      )}
      <div className="install-hint-buttons">
        {question && (
          <button type="button" className="quiet-button small" onClick={() => void askToInstall()}>
            Zainstaluj
          </button>
        )}
        <button type="button" className="plain-button small" onClick={putHintAway}>
          Nie pokazuj więcej
        </button>
      </div>
    </section>
  );
}
