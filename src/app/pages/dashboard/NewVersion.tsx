import { useTenant } from '../../tenant/useTenant';
import { loadNewVersion } from '../../updates/newVersion';
import { useNewVersion } from '../../updates/useNewVersion';
import { Reminder } from './Reminder';

/** Says that a newer panel is there to be loaded; nothing is taken away from anybody in the middle of typing. */
export function NewVersion() {
  const tenant = useTenant();
  if (!useNewVersion()) return null;
  return (
    <Reminder
      name="refreshAlert"
      variant={tenant.variant('refreshAlert')}
      title="Nowa wersja panelu"
      text="Jest nowa wersja panelu. Odśwież stronę, gdy zapiszesz to, nad czym pracujesz."
      action={(className) => (
        <button type="button" className={className} onClick={() => loadNewVersion()}>
          Odśwież
        </button>
      )}
    />
  );
}
