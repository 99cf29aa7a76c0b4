import { useNotify } from 'ra-core';

/** Puts a text into the clipboard and says so. */
export function useCopy(what: string, text: string): () => void {
  const notify = useNotify();
  return () =>
    void navigator.clipboard.writeText(text).then(
      () => notify(`Skopiowano: ${what}`, { type: 'success' }),
      () => notify('Przeglądarka nie pozwoliła skopiować. Zaznacz tekst i skopiuj go ręcznie.', { type: 'warning' }),
    );
}
