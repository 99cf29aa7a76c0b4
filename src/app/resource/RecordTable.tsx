import { DataTableBase, type RaRecord } from 'ra-core';
import type { Resource } from '../../schema';
import { Cell } from './Cell';
import type { ListColumn } from './listColumns';
import { RecordLink } from './RecordLink';
import { recordTitle } from './recordTitle';
import { SelectPage, SelectRow } from './Selection';
import { SortHeading } from './SortHeading';
import { useRowPress } from './useRowPress';

export interface RowsProps {
  resource: Resource;
  columns: readonly ListColumn[];
  records: readonly RaRecord[];
  /** Rows can be picked. */
  picks: boolean;
}

/** The rows of a list in the firm's columns: react-admin's table engine under our own markup; the first column leads to the record. */
export function RecordTable({ resource, columns, records, picks }: RowsProps) {
  const rows = useRowPress<HTMLTableSectionElement>();
  return (
    <DataTableBase hasBulkActions={picks} empty={null} loading={null}>
      <div className="table-scroll">
        <table className="table">
          <caption className="unseen">{resource.labels.list ?? resource.labels.few}</caption>
          <thead>
            <tr>
              {picks && (
                <th className="pick" scope="col">
                  <SelectPage />
                </th>
              )}
              {columns.map((column) => (
                <SortHeading key={column.key} column={column} />
              ))}
            </tr>
          </thead>
          <tbody ref={rows}>
            {records.map((record) => (
              <tr key={record.id}>
                {picks && (
                  <td className="pick">
                    <SelectRow record={record} title={recordTitle(resource, record)} />
                  </td>
                )}
                {columns.map(({ key, align, column }, at) => (
                  <td key={key} className={`align-${align}`}>
                    {at === 0 ? (
                      <RecordLink resource={resource} record={record}>
                        <Cell column={column} record={record} resource={resource} inLink={true} />
                      </RecordLink>
                    ) : (
                      <Cell column={column} record={record} resource={resource} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </DataTableBase>
  );
}
