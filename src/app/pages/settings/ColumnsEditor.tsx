import type { Resource } from '../../../schema';
import { columnOf } from '../../../schema/columns';
import type { ConfigFaults } from '../../../tenants/check';
import { standardColumns } from '../../../tenants/columns';
import type { ColumnConfig } from '../../../tenants/define';
import { Icon } from '../../layout/Icon';
import { possibleColumns } from './possibleColumns';

const aligns = { left: 'do lewej', center: 'na środku', right: 'do prawej' } as const;

interface ColumnsEditorProps {
  resource: Resource;
  columns: readonly ColumnConfig[];
  place: string;
  faults: ConfigFaults;
  onChange: (columns: ColumnConfig[]) => void;
}

/** A list's columns: their order, headings, alignment, and whether they are seen. */
export function ColumnsEditor({ resource, columns, place, faults, onChange }: ColumnsEditorProps) {
  const left = possibleColumns(resource).filter((key) => !columns.some((column) => column.key === key));
  const change = (at: number, part: Partial<ColumnConfig>) =>
    onChange(columns.map((column, index) => (index === at ? { ...column, ...part } : column)));
  const move = (at: number, by: number) => {
    const moved = [...columns];
    const [column] = moved.splice(at, 1);
    if (column) moved.splice(at + by, 0, column);
    onChange(moved);
  };
  const add = (key: string) => {
    const [column] = standardColumns({ ...resource, list: { ...resource.list, columns: [key as never] } });
    if (column) onChange([...columns, column]);
  };
  return (
    <fieldset className="part-rows">
      <legend>Kolumny listy „{resource.labels.few}”</legend>
      {faults[place] && (
        <p className="fault" role="alert">
          {faults[place]}
        </p>
      )}
      <ol>
        {columns.map((column, at) => (
          <li key={column.key} className="column-row">
            <label className="tick-row">
              <input
                type="checkbox"
                checked={column.visible}
                onChange={({ target }) => change(at, { visible: target.checked })}
              />
              <span className="unseen">Kolumna {column.title} widoczna</span>
            </label>
            <div className="plain-field">
              <input
                aria-label={`Nagłówek kolumny ${labelOf(resource, column.key)}`}
                value={column.title}
                aria-invalid={faults[`${place}.${at}.title`] ? true : undefined}
                onChange={({ target }) => change(at, { title: target.value })}
              />
              {faults[`${place}.${at}.title`] && <p className="fault">{faults[`${place}.${at}.title`]}</p>}
            </div>
            <select
              className="plain-select"
              aria-label={`Wyrównanie kolumny ${column.title}`}
              value={column.align}
              onChange={({ target }) => change(at, { align: target.value as ColumnConfig['align'] })}
            >
              {Object.entries(aligns).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <span className="column-moves">
              <MoveButton name="up" label={`Wyżej: ${column.title}`} disabled={at === 0} onPress={() => move(at, -1)} />
              <MoveButton
                name="down"
                label={`Niżej: ${column.title}`}
                disabled={at === columns.length - 1}
                onPress={() => move(at, 1)}
              />
            </span>
          </li>
        ))}
      </ol>
      {left.length > 0 && (
        <select className="plain-select" aria-label="Dodaj kolumnę" value="" onChange={({ target }) => add(target.value)}>
          <option value="">Dodaj kolumnę…</option>
          {left.map((key) => (
            <option key={key} value={key}>
              {labelOf(resource, key)}
            </option>
          ))}
        </select>
      )}
    </fieldset>
  );
}

function MoveButton({
  name,
  label,
  disabled,
  onPress,
}: {
  name: 'up' | 'down';
  label: string;
  disabled: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      className="plain-button small"
      aria-label={label}
      aria-disabled={disabled}
      onClick={() => disabled || onPress()}
    >
      <Icon name={name} size={18} />
    </button>
  );
}

function labelOf(resource: Resource, key: string): string {
  const column = columnOf(resource, key);
  if (!column) return key;
  return column.kind === 'field' ? column.field.label : column.label;
}
