import { RecordContextProvider, useListContext } from 'ra-core';
import type { Resource } from '../../schema';
import { titleKeys } from '../../schema/columns';
import { Fact, Facts } from '../kit/Facts';
import { Tick } from '../kit/Tick';
import type { ListColumn } from '../records/listColumns';
import { recordTitle } from '../records/recordTitle';
import { useDeclared } from '../records/useDeclared';
import { Cell } from './Cell';
import { widgetOf } from './ownParts';
import { RecordLink } from './RecordLink';
import { isNews, type RowsProps } from './RecordTable';

/** The rows of a list where a table would not fit: a card each, headed by its first column, or by the whole title that this column begins. */
export function RecordCards({ columns, records, picks }: RowsProps) {
  const resource = useDeclared();
  const { selectedIds, onToggleItem } = useListContext();
  const [first, ...others] = columns;
  if (!first) return null;
  const inHeading = headingKeys(resource, first);
  const rest = others.filter(({ column }) => !inHeading.includes(column.key));
  return (
    <ul className="cards">
      {records.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <li className="record-card" data-unread={isNews(resource, record) || undefined}>
            <div className="record-card-head">
              <RecordLink>
                {(inHeading.length > 0 && recordTitle(resource, record)) || <Cell column={first.column} inLink={true} />}
              </RecordLink>
              {picks && (
                <Tick
                  className="pick-box"
                  name={`Zaznacz: ${recordTitle(resource, record)}`}
                  checked={selectedIds.includes(record.id)}
                  onTick={() => onToggleItem(record.id)}
                />
              )}
            </div>
            <Facts look="beside">
              {rest.map(({ key, title, column }) => (
                <Fact key={key} term={title}>
                  <Cell column={column} />
                </Fact>
              ))}
            </Facts>
          </li>
        </RecordContextProvider>
      ))}
    </ul>
  );
}

/** The fields of a title of several parts whose beginning a list shows first: a person by both names. None where the column looks its own way. */
function headingKeys(resource: Resource, { column }: ListColumn): readonly string[] {
  const keys = titleKeys(resource);
  return keys.length > 1 && keys.includes(column.key) && !widgetOf(resource, column.key) ? keys : [];
}
