import { useNotify } from 'ra-core';

/** Puts a text into the clipboard, as a bank's form takes it. */
export function CopyButton({ what, text }: { what: string; text: string }) {
  const notify = useNotify();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      notify(`Skopiowano: ${what}`, { type: 'success' });
    } catch {
      notify('Przeglądarka nie pozwoliła skopiować. Zaznacz tekst i skopiuj go ręcznie.', { type: 'warning' });
    }
  }
  return (
    <button type="button" className="quiet-button small" onClick={() => void copy()}>
      Kopiuj <span className="unseen">{what}</span>
    </button>
  );
}
