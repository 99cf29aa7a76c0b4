import { useTenant } from '../../tenant/useTenant';
import { Reminder } from './Reminder';
import { useNewVersion } from './useNewVersion';

/** Says that a newer panel is there to be loaded; nothing is taken away from anybody in the middle of typing. */
export function NewVersion() {
  const tenant = useTenant();
  if (!useNewVersion()) return null;
  return (
    <Reminder
      name="refreshAlert"
      variant={tenant.variant('refreshAlert')}
      title="Nowa wersja panelu"
      text="Jest nowa wersja panelu. Wczytaj stronę ponownie, gdy zapiszesz to, nad czym pracujesz."
      action={(className) => (
        <button type="button" className={className} onClick={() => location.reload()}>
          Wczytaj ponownie
        </button>
      )}
    />
  );
}
