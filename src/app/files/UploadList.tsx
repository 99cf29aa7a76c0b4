import { countOf } from '../../lib/text';
import { fileSize } from '../fields/storedFiles';
import { MainButton, OtherButton, QuietButton } from '../kit/buttons';
import { JpkSummaryButton } from './JpkSummaryButton';
import { RemoveButton } from './RemoveButton';
import { pausedSays } from './rateLimit';
import type { Upload, Uploads } from './uploads';

const states = { waiting: 'czeka', sending: 'wysyłanie', saving: 'zapisywanie', done: 'dodano', failed: 'nie dodano' } as const;

/** Files on their way: how far each is, what went wrong, and the way to try again. */
export function UploadList({ uploads: { uploads, retry, agree, remove, clearDone, busy, paused } }: { uploads: Uploads }) {
  if (uploads.length === 0) return null;
  const count = (state: Upload['state']) => uploads.filter((each) => each.state === state).length;
  const [done, failed] = [count('done'), count('failed')];
  const again = uploads.filter((each) => each.state === 'failed' && each.again);
  function retryAll() {
    for (const { key } of again) retry(key);
  }
  return (
    <div className="uploads">
      <p className="uploads-total" role="status">
        {busy ? `Wysyłanie: ${done} z ${uploads.length}` : `Dodano ${countOf(done, 'plik', 'pliki', 'plików')}`}
        {failed > 0 && `, nie dodano ${failed}`}
        {paused && `. ${pausedSays(paused)}`}
      </p>
      {again.length > 1 && (
        <OtherButton size="small" onClick={retryAll}>
          Ponów wszystkie ({again.length})
        </OtherButton>
      )}
      <ul>
        {uploads.map((upload) => (
          <li key={upload.key} className={`upload upload-${upload.state}`}>
            <span className="upload-name">{upload.file.name}</span>
            <span className="quiet number">{fileSize(upload.file.size)}</span>
            <span className="upload-state">
              {upload.state === 'sending' ? `${Math.round(upload.part * 100)}%` : states[upload.state]}
            </span>
            {upload.state === 'sending' && <progress value={upload.part} max={1} aria-label={`Wysyłanie: ${upload.file.name}`} />}
            {(upload.state === 'done' || upload.state === 'waiting') && upload.says && (
              <span className="quiet" role="status">
                {upload.says}
              </span>
            )}
            {upload.state === 'waiting' && upload.says && (
              <span className="upload-held">
                <OtherButton size="small" onClick={() => retry(upload.key)}>
                  Wyślij teraz
                  <span className="unseen">: {upload.file.name}</span>
                </OtherButton>
                <RemoveButton name={upload.file.name} onRemove={() => remove(upload.key)} />
              </span>
            )}
            {upload.state === 'failed' && (
              <span className="upload-failed">
                <span className="fault" role="alert">
                  {upload.says}
                </span>
                {upload.again && (
                  <OtherButton size="small" onClick={() => retry(upload.key)}>
                    Spróbuj ponownie
                    <span className="unseen">: {upload.file.name}</span>
                  </OtherButton>
                )}
                {upload.tooLarge && <JpkSummaryButton file={upload.file} />}
                {upload.asks !== null && (
                  <MainButton size="small" onClick={() => agree(upload.key, upload.asks ?? '')}>
                    Zgadzam się, wyślij
                    <span className="unseen">: {upload.file.name}</span>
                  </MainButton>
                )}
                <RemoveButton name={upload.file.name} onRemove={() => remove(upload.key)} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {!busy && done > 0 && (
        <QuietButton size="small" onClick={clearDone}>
          Wyczyść dodane
        </QuietButton>
      )}
    </div>
  );
}
