import type { Resource } from '../../schema';
import { Icon } from '../layout/Icon';
import { useDisclosure } from '../layout/useDisclosure';
import { exportFormats, useExport } from './useExport';

/** Ways to take the whole list away as a file. */
export function ExportMenu({ resource }: { resource: Resource }) {
  const { download, progress, question } = useExport(resource);
  const { open, toggle, close, box, button } = useDisclosure();
  return (
    <div className="chooser" ref={box}>
      <button
        type="button"
        className="quiet-button"
        ref={button}
        aria-expanded={open}
        aria-disabled={progress !== null}
        onClick={() => progress === null && toggle()}
      >
        <Icon name="file" size={18} />
        {progress ?? 'Eksport'}
      </button>
      {open && (
        <ul className="chooser-list">
          {exportFormats.map(({ format, label }) => (
            <li key={format}>
              <button
                type="button"
                className="plain-button"
                onClick={() => {
                  close();
                  button.current?.focus();
                  void download(format);
                }}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
      {question}
    </div>
  );
}
