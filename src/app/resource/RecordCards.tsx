import { useListContext } from 'ra-core';
import { Cell } from './Cell';
import { RecordLink } from './RecordLink';
import type { RowsProps } from './RecordTable';
import { recordTitle } from './recordTitle';

/** The rows of a list where a table would not fit: a card each, the first column its heading. */
export function RecordCards({ resource, columns, records, picks }: RowsProps) {
  const { selectedIds, onToggleItem } = useListContext();
  const [first, ...rest] = columns;
  if (!first) return null;
  return (
    <ul className="cards">
      {records.map((record) => (
        <li key={record.id} className="record-card">
          <div className="record-card-head">
            <RecordLink resource={resource} record={record}>
              <Cell column={first.column} record={record} resource={resource} inLink={true} />
            </RecordLink>
            {picks && (
              <label className="pick-box">
                <input type="checkbox" checked={selectedIds.includes(record.id)} onChange={() => onToggleItem(record.id)} />
                <span className="unseen">Zaznacz: {recordTitle(resource, record)}</span>
              </label>
            )}
          </div>
          <dl>
            {rest.map(({ key, title, column }) => (
              <div key={key}>
                <dt>{title}</dt>
                <dd>
                  <Cell column={column} record={record} resource={resource} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
