import type { TableCellProps } from '@mui/material/TableCell';
import { type RaRecord, useDataTableRenderContext, useDataTableSortContext, useRecordContext } from 'ra-core';
import { type KeyboardEvent, type MouseEvent, useContext } from 'react';
import { DataTable, type DataTableColumnProps } from 'react-admin';
import type { Resource } from '../../schema';
import { titleKeys } from '../../schema/columns';
import type { ListColumn } from '../records/listColumns';
import { rowKeys } from '../records/rowKeys';
import { useDeclared } from '../records/useDeclared';
import { useMay } from '../records/usePermit';
import { useRecordPath } from '../records/useRecordPath';
import { PanelTheme } from '../theme/PanelTheme';
import { Beside } from './beside';
import { Cell } from './Cell';
import { useComfort } from './columns/useColumns';
import { useWidening } from './columns/useWidening';
import { RecordLink } from './RecordLink';
import { useFitting } from './useFitting';
import { useQuickEdit } from './useQuickEdit';

export interface RowsProps {
  columns: readonly (ListColumn & { width?: number | null })[];
  records: readonly RaRecord[];
  /** Rows can be picked. */
  picks: boolean;
  /** Gives a column another width; left out, columns are as wide as what stands in them. */
  onWiden?: ((key: string, width: number | null) => void) | undefined;
}

/**
 * The rows of a list in the firm's columns, react-admin's table. The first column leads to the record, for the keyboard and for a
 * new tab; a press anywhere on the row does the same, or shows the record beside the list where the screen has room for both.
 */
export function RecordTable({ columns, picks, onWiden }: RowsProps) {
  const resource = useDeclared();
  const pathOf = useRecordPath(resource);
  const may = useMay();
  const beside = useContext(Beside);
  const box = useFitting<HTMLDivElement>('.RaDataTable-tableWrapper');
  const [comfortable] = useComfort();
  const { held, handlers } = useWidening(onWiden);
  const { sourceOf, press, editRow, editor } = useQuickEdit(resource);
  const open = (record: RaRecord) => {
    if (!beside || !may('show', resource, record)) return pathOf(record) ?? false;
    beside.show(record.id);
    return false;
  };
  const presses = {
    ...handlers,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      handlers.onKeyDown?.(event);
      rowKeys(event, editRow);
    },
  };
  return (
    <PanelTheme>
      <div ref={box} {...presses}>
        <DataTable
          aria-label={resource.labels.list ?? resource.labels.few}
          bulkActionButtons={picks}
          bulkActionsToolbar={false}
          size={comfortable ? 'medium' : 'small'}
          rowSx={(record) => lookOf(isNews(resource, record), record.id === beside?.id)}
          rowClick={(_id, _resource, record) => (String(getSelection()) === '' ? open(record) : false)}
          empty={null}
        >
          {columns.map(({ key, title, align, sort, column, width = null }, at) => (
            <Column
              key={key}
              source={sort ?? key}
              label={title}
              align={align}
              disableSort={sort === null}
              edits={sourceOf(column)}
              names={at > 0 && titleKeys(resource).includes(column.key)}
              onPress={press}
              {...(onWiden ? { 'data-column': key } : {})}
              style={styleOf(held?.key === key ? held.width : width)}
              render={() =>
                at === 0 ? (
                  <RecordLink>
                    <Cell column={column} inLink={true} />
                  </RecordLink>
                ) : (
                  <Cell column={column} />
                )
              }
            />
          ))}
        </DataTable>
        {editor}
      </div>
    </PanelTheme>
  );
}

const unread = { '& td': { fontWeight: 600 }, '& td .record-link': { fontWeight: 700 } };
const shownBeside = { '&&&': { backgroundColor: 'var(--info-surface)' } };
const looks = [{}, unread, shownBeside, { ...unread, ...shownBeside }];
const lookOf = (isUnread: boolean, isBeside: boolean) => looks[Number(isUnread) + 2 * Number(isBeside)] ?? {};

/** Whether the record holds posts that the reader has not seen. */
export const isNews = ({ fields }: Resource, record: RaRecord): boolean =>
  Object.entries(fields).some(([key, { type }]) => type === 'unread' && Number(record[key]) > 0);

const styleOf = (width: number | null) => (width === null ? {} : { width, minWidth: width, maxWidth: width });

interface ColumnProps extends DataTableColumnProps<RaRecord> {
  /** The field that a cell changes, null where it changes none. */
  edits: string | null;
  /** The record is called by it too, so it is as wide as a name may be. */
  names: boolean;
  /** Answers whether a press was taken by the cell. */
  onPress: (event: MouseEvent<HTMLTableCellElement>) => boolean;
}

/** The stock column does not say to those who listen which way the list is ordered, and lets a link's press open the row too. */
function Column({ edits, names, onPress, ...props }: ColumnProps) {
  const heading = useDataTableRenderContext() === 'header';
  const sort = useDataTableSortContext();
  const record = useRecordContext();
  const ordered: Pick<TableCellProps, 'sortDirection'> =
    heading && sort?.field === props.source ? { sortDirection: sort?.order === 'DESC' ? 'desc' : 'asc' } : {};
  const cell = {
    ...(names ? { 'data-name': '' } : {}),
    ...(edits === null ? {} : { 'data-edit': edits, 'data-row': record?.id }),
    onMouseOver: tellWhole,
    onClick: (event: MouseEvent<HTMLTableCellElement>) => (onPress(event) ? event.stopPropagation() : keepOwnPresses(event)),
  };
  return <DataTable.Col<RaRecord> {...props} {...ordered} {...(heading ? {} : cell)} />;
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
