import { Icon } from '../layout/Icon';
import { useDisclosure } from '../layout/useDisclosure';
import type { ListColumn } from './listColumns';

interface ColumnChooserProps {
  columns: readonly ListColumn[];
  hidden: readonly string[];
  onHidden: (keys: string[]) => void;
}

/** Which columns are shown; the first, which leads to the record, always is. */
export function ColumnChooser({ columns, hidden, onHidden }: ColumnChooserProps) {
  const { open, toggle, box, button } = useDisclosure<HTMLFieldSetElement>();
  if (columns.length < 3) return null;
  return (
    <fieldset className="chooser" ref={box}>
      <legend className="unseen">Widoczne kolumny</legend>
      <button type="button" className="quiet-button" ref={button} aria-expanded={open} onClick={toggle}>
        <Icon name="columns" size={18} />
        Kolumny
      </button>
      {open && (
        <ul className="chooser-list">
          {columns.slice(1).map(({ key, title }) => (
            <li key={key}>
              <label className="tick">
                <input
                  type="checkbox"
                  checked={!hidden.includes(key)}
                  onChange={({ target }) => onHidden(target.checked ? hidden.filter((each) => each !== key) : [...hidden, key])}
                />
                {title}
              </label>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
