import { useEffect, useRef, useState } from 'react';
import { useTenant } from '../tenant/useTenant';
import { loadNewVersion } from './newVersion';
import { useNewVersion } from './useNewVersion';
import './newVersionBar.css';

/**
 * One line at the foot of every screen but the first, which has its own reminder. It waits, covers nothing that is typed into,
 * and asks once more where something was typed: loading the new version would take it away.
 */
export function NewVersionBar() {
  const wanted = useTenant().shows('refreshAlert');
  const typed = useTyped();
  const [asking, setAsking] = useState(false);
  if (!useNewVersion() || !wanted) return null;
  return (
    <div className="new-version" role="status">
      <p>
        {asking
          ? 'Na tej stronie coś wpisujesz. Jeśli to jeszcze niezapisane, odświeżenie usunie ten tekst.'
          : 'Jest nowa wersja panelu. Możesz spokojnie dokończyć, co piszesz.'}
      </p>
      {asking && (
        <button type="button" className="plain-button small" onClick={() => setAsking(false)}>
          Jeszcze nie
        </button>
      )}
      <button
        type="button"
        className="quiet-button small"
        onClick={() => (!asking && typed() ? setAsking(true) : loadNewVersion())}
      >
        {asking ? 'Odśwież mimo to' : 'Odśwież'}
      </button>
    </div>
  );
}

/** Something that a person writes into; what only looks for things is not. */
const written = 'input:not([type=search]), textarea, select, [contenteditable=true]';

/** Answers whether anything was typed or chosen on the screen at hand since it was opened, whatever form it is in. */
function useTyped(): () => boolean {
  const typedAt = useRef<string | null>(null);
  useEffect(() => {
    const typed = ({ target }: Event) => {
      if (target instanceof Element && target.closest(written)) typedAt.current = location.pathname;
    };
    document.addEventListener('input', typed);
    return () => document.removeEventListener('input', typed);
  }, []);
  return () => typedAt.current === location.pathname;
}
