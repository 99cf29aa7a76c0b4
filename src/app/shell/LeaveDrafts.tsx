import { ConfirmDialog } from '../resource/ConfirmDialog';
import { logout } from '../session/logout';

/** Asks whoever logs out while words of theirs are not sent yet. */
export default function LeaveDrafts({ onClose }: { onClose: () => void }) {
  return (
    <ConfirmDialog title="Wylogować bez wysłania?" action="Wyloguj" dangerous={true} onConfirm={logout} onClose={onClose}>
      <p>Masz tu zaczęty tekst, który nie został wysłany. Po wylogowaniu zniknie z tej przeglądarki.</p>
    </ConfirmDialog>
  );
}
