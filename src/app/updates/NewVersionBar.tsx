import { useTenant } from '../tenant/useTenant';
import { loadNewVersion } from './newVersion';
import { useNewVersion } from './useNewVersion';
import './newVersionBar.css';

/** One line at the foot of every screen but the first, which has its own reminder: it waits and covers nothing that is typed into. */
export function NewVersionBar() {
  const wanted = useTenant().shows('refreshAlert');
  if (!useNewVersion() || !wanted) return null;
  return (
    <div className="new-version" role="status">
      <p>Jest nowa wersja panelu. Możesz spokojnie dokończyć, co piszesz.</p>
      <button type="button" className="quiet-button small" onClick={() => loadNewVersion()}>
        Odśwież
      </button>
    </div>
  );
}
