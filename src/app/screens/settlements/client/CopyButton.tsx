import { useCopy } from '../../../fields/useCopy';

/** Puts a text into the clipboard, as a bank's form takes it. */
export function CopyButton({ what, text }: { what: string; text: string }) {
  return (
    <button type="button" className="quiet-button small" onClick={useCopy(what, text)}>
      Kopiuj <span className="unseen">{what}</span>
    </button>
  );
}
