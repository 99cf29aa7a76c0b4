import { useState, useSyncExternalStore } from 'react';
import {
  askToInstall,
  installQuestion,
  installsByHand,
  isHintPutAway,
  isInstalled,
  onInstallQuestion,
  putHintAway,
} from './offer';
import './installHint.css';

/** Below the client's first screen: how to have the panel among the phone's applications. Once put away, it never comes back. */
export default function InstallHint() {
  const [gone, setGone] = useState(() => isHintPutAway() || isInstalled());
  const question = useSyncExternalStore(onInstallQuestion, installQuestion);
  const byHand = installsByHand();
  if (gone || (!question && !byHand)) return null;
  const leave = () => {
    putHintAway();
    setGone(true);
  };
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
          <button
            type="button"
            className="quiet-button small"
            onClick={() => void askToInstall().then((done) => done && leave())}
          >
            Zainstaluj
          </button>
        )}
        <button type="button" className="plain-button small" onClick={leave}>
          Nie pokazuj więcej
        </button>
      </div>
    </section>
  );
}
