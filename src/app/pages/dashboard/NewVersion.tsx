import { useNewVersion } from './useNewVersion';

/** Says that a newer panel is there to be loaded; nothing is taken away from anybody in the middle of typing. */
export function NewVersion() {
  if (!useNewVersion()) return null;
  return (
    <div className="notice-box info" role="status">
      <p>Jest nowa wersja panelu. Wczytaj stronę ponownie, gdy zapiszesz to, nad czym pracujesz.</p>
      <button type="button" className="quiet-button small" onClick={() => location.reload()}>
        Wczytaj ponownie
      </button>
    </div>
  );
}
