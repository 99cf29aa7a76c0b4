import type { Resource } from '../../schema';
import { Icon } from '../layout/Icon';
import { useDisclosure } from '../layout/useDisclosure';
import { ImportLink } from './ImportLink';
import type { ListColumn } from './listColumns';
import { SortChooser } from './SortChooser';
import { exportFormats, useExport } from './useExport';

/** What else can be done with a list, behind one button where there is no room for more: its order, and taking it away as a file. */
export function MoreTools({ resource, columns }: { resource: Resource; columns: readonly ListColumn[] }) {
  const { download, progress, question } = useExport(resource);
  const { open, toggle, close, box, button } = useDisclosure();
  return (
    <div className="chooser" ref={box}>
      <button type="button" className="quiet-button tool-button" ref={button} aria-expanded={open} onClick={toggle}>
        <Icon name="more" />
        <span className="unseen">Więcej: kolejność i eksport</span>
      </button>
      {open && (
        <div className="chooser-list chooser-more">
          <SortChooser columns={columns} />
          <p className="plain-label" id={`${resource.name}-export`}>
            Eksport całej listy
          </p>
          <ul aria-labelledby={`${resource.name}-export`}>
            {exportFormats.map(({ format, label }) => (
              <li key={format}>
                <button
                  type="button"
                  className="plain-button"
                  aria-disabled={progress !== null}
                  onClick={() => {
                    if (progress !== null) return;
                    close();
                    button.current?.focus();
                    void download(format);
                  }}
                >
                  <Icon name="file" size={18} />
                  {label}
                </button>
              </li>
            ))}
          </ul>
          <ImportLink resource={resource} className="plain-button" />
        </div>
      )}
      <span role="status" className={progress === null ? 'unseen' : 'tool-progress'}>
        {progress}
      </span>
      {question}
    </div>
  );
}
