import { useCopy } from '../../../fields/useCopy';

/** Puts a text into the clipboard, as a bank's form takes it. */
export function CopyButton({ what, text, says = 'Kopiuj' }: { what: string; text: string; says?: string }) {
  return (
    <button type="button" className="quiet-button small" onClick={useCopy(what, text)}>
      {says} <span className="unseen">{what}</span>
    </button>
  );
}
