import { useCloseNotification } from 'ra-core';
import './toasts.css';

/** Milliseconds a word with something to press stays. */
const stays = 12_000;

/** Something a passing word offers: `notify('Usunięto', { ...offering('Cofnij', restore) })`. */
export const offering = (label: string, act: () => void) => ({
  action: <Offer label={label} act={act} />,
  autoHideDuration: stays,
});

function Offer({ label, act }: { label: string; act: () => void }) {
  const close = useCloseNotification();
  return (
    <button
      type="button"
      className="toast-action"
      onClick={() => {
        close();
        act();
      }}
    >
      {label}
    </button>
  );
}
