import { fileSize } from '../fields/storedFiles';
import { RemoveButton } from '../files/RemoveButton';
import { Icon } from '../theme/Icon';
import type { Begun } from './useBegun';
import './outbox.css';

/** Files chosen in a form that is not sent yet, and what could not be taken; nothing where none are. */
export function BegunFiles({ begun: { files, unfit, remove }, fault }: { begun: Begun; fault?: string | undefined }) {
  const wrong = unfit ?? fault;
  return (
    <>
      {files.length > 0 && (
        <ul className="begun-files" aria-label="Dodane pliki">
          {files.map(({ id, name, size }) => (
            <li key={id}>
              <Icon name="file" size={18} />
              <span className="begun-name">{name}</span> <span className="quiet number">{fileSize(size)}</span>
              <RemoveButton name={name} onRemove={() => remove(id)} />
            </li>
          ))}
        </ul>
      )}
      {wrong && (
        <p className="fault" role="alert">
          {wrong}
        </p>
      )}
    </>
  );
}
