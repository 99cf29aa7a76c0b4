import type { ConfigFaults } from '../../../tenants/check';
import type { ColumnConfig } from '../../../tenants/define';
import type { ModuleList } from '../../../tenants/lists';
import { SelectBox } from '../../fields/SelectBox';
import { TextBox } from '../../fields/TextBox';
import { QuietButton } from '../../kit/buttons';
import { Tick } from '../../kit/Tick';
import { Icon } from '../../theme/Icon';

const aligns = { left: 'do lewej', center: 'na środku', right: 'do prawej' } as const;

interface ColumnsEditorProps {
  list: ModuleList;
  columns: readonly ColumnConfig[];
  place: string;
  faults: ConfigFaults;
  onChange: (columns: ColumnConfig[]) => void;
}

/** A list's columns: their order, headings, alignment, whether they are seen and whether the list can be ordered by them. */
export function ColumnsEditor({ list, columns, place, faults, onChange }: ColumnsEditorProps) {
  const declared = new Map(list.possible.map((key) => [key, list.column(key)]));
  const labelOf = (key: string) => declared.get(key)?.title ?? key;
  const left = list.possible.filter((key) => !columns.some((column) => column.key === key));
  const change = (at: number, part: Partial<ColumnConfig>) =>
    onChange(columns.map((column, index) => (index === at ? { ...column, ...part } : column)));
  const move = (at: number, by: number) => {
    const moved = [...columns];
    const [column] = moved.splice(at, 1);
    if (column) moved.splice(at + by, 0, column);
    onChange(moved);
  };
  const add = (key: string) => {
    const column = list.column(key);
    if (column) onChange([...columns, column]);
  };
  return (
    <fieldset className="part-rows">
      <legend>Kolumny listy „{list.label}”</legend>
      {faults[place] && (
        <p className="fault" role="alert">
          {faults[place]}
        </p>
      )}
      <ol>
        {columns.map((column, at) => (
          <li key={column.key} className="column-row">
            <Tick
              name={`Kolumna ${column.title} widoczna`}
              checked={column.visible}
              onTick={(visible) => change(at, { visible })}
            />
            <TextBox
              unlabelled
              label={`Nagłówek kolumny ${labelOf(column.key)}`}
              value={column.title}
              fault={faults[`${place}.${at}.title`]}
              onChange={(title) => change(at, { title })}
            />
            <SelectBox
              unlabelled
              label={`Wyrównanie kolumny ${column.title}`}
              value={column.align}
              options={Object.entries(aligns)}
              onChange={(align) => change(at, { align: align as ColumnConfig['align'] })}
            />
            <Tick
              className="column-sort"
              checked={column.sortable}
              disabled={list.column(column.key)?.sortable !== true}
              onTick={(sortable) => change(at, { sortable })}
              label={
                <>
                  sortowanie<span className="unseen"> po kolumnie {column.title}</span>
                </>
              }
            />
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
        <SelectBox
          unlabelled
          label="Dodaj kolumnę"
          empty="Dodaj kolumnę…"
          value=""
          options={left.map((key) => [key, labelOf(key)])}
          onChange={add}
        />
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
    <QuietButton size="small" aria-label={label} aria-disabled={disabled} onClick={() => disabled || onPress()}>
      <Icon name={name} size={18} />
    </QuietButton>
  );
}
