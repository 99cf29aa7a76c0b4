import type { TableCellProps } from '@mui/material/TableCell';
import { type RaRecord, useDataTableRenderContext, useDataTableSortContext } from 'ra-core';
import type { MouseEvent } from 'react';
import { DataTable, type DataTableColumnProps } from 'react-admin';
import type { Resource } from '../../schema';
import { PanelTheme } from '../theme/PanelTheme';
import { Cell } from './Cell';
import type { ListColumn } from './listColumns';
import { RecordLink } from './RecordLink';
import { useFitting } from './useFitting';
import { useRecordPath } from './useRecordPath';

export interface RowsProps {
  resource: Resource;
  columns: readonly ListColumn[];
  records: readonly RaRecord[];
  /** Rows can be picked. */
  picks: boolean;
}

/**
 * The rows of a list in the firm's columns, react-admin's table. The first column leads to the record, for the keyboard and for a
 * new tab; a press anywhere on the row does the same.
 */
export function RecordTable({ resource, columns, picks }: RowsProps) {
  const pathOf = useRecordPath(resource);
  const box = useFitting<HTMLDivElement>('.RaDataTable-tableWrapper');
  return (
    <PanelTheme>
      <div ref={box}>
        <DataTable
          aria-label={resource.labels.list ?? resource.labels.few}
          bulkActionButtons={picks}
          bulkActionsToolbar={false}
          rowClick={(_id, _resource, record) => (String(getSelection()) === '' ? (pathOf(record) ?? false) : false)}
          empty={null}
        >
          {columns.map(({ key, title, align, sort, column }, at) => (
            <Column
              key={key}
              source={sort ?? key}
              label={title}
              align={align}
              disableSort={sort === null}
              render={(record) =>
                at === 0 ? (
                  <RecordLink resource={resource} record={record}>
                    <Cell column={column} record={record} resource={resource} inLink={true} />
                  </RecordLink>
                ) : (
                  <Cell column={column} record={record} resource={resource} />
                )
              }
            />
          ))}
        </DataTable>
      </div>
    </PanelTheme>
  );
}

/** The stock column does not say to those who listen which way the list is ordered, and lets a link's press open the row too. */
function Column(props: DataTableColumnProps<RaRecord>) {
  const heading = useDataTableRenderContext() === 'header';
  const sort = useDataTableSortContext();
  const ordered: Pick<TableCellProps, 'sortDirection'> =
    heading && sort?.field === props.source ? { sortDirection: sort?.order === 'DESC' ? 'desc' : 'asc' } : {};
  return (
    <DataTable.Col<RaRecord> {...props} {...ordered} {...(heading ? {} : { onClick: keepOwnPresses, onMouseOver: tellWhole })} />
  );
}

/** What does a thing of its own when pressed does that alone. */
function keepOwnPresses(event: MouseEvent<HTMLTableCellElement>): void {
  if (event.target instanceof Element && event.target.closest('a, button, input, label')) event.stopPropagation();
}

/** A line that was cut short is told whole by the pointer's rest on it. */
function tellWhole({ currentTarget: cell }: MouseEvent<HTMLTableCellElement>): void {
  const isCut = [cell, ...cell.querySelectorAll('a')].some((part) => part.scrollWidth > part.clientWidth);
  if (isCut) cell.title = cell.innerText;
  else cell.removeAttribute('title');
}
