import type { TablePaginationProps } from '@mui/material/TablePagination';
import { useListContext } from 'ra-core';
import { Pagination } from 'react-admin';
import { deepest } from '../../contract/listQuery';
import { formatNumber } from '../../lib/numbers';
import { PanelTheme } from '../theme/PanelTheme';

const sizes = [10, 25, 50, 100];
/** Of so few rows nobody has to say how many stand on a page. */
const few = 10;

/** Which rows these are and how many there are, and the ways to the others; what is counted no more is told as over the limit. */
export function Paging() {
  const { page, perPage, total = 0, meta } = useListContext();
  const approximate = (meta as { approximate?: boolean } | undefined)?.approximate === true;
  const reachable = approximate ? deepest : Math.min(total, deepest);
  const atEnd = (page + 1) * perPage > reachable && total > reachable;
  /** What the stock one hands on to Material's. */
  const handedOn: Pick<TablePaginationProps, 'count' | 'labelDisplayedRows'> = {
    count: reachable,
    labelDisplayedRows: ({ from, to }) =>
      `${formatNumber(from)}–${formatNumber(to)} z ${approximate ? `ponad ${formatNumber(deepest)}` : formatNumber(total)}`,
  };
  return (
    <PanelTheme>
      <Pagination
        className="paging"
        rowsPerPageOptions={total > few ? [...new Set([...sizes, perPage])].sort((one, other) => one - other) : []}
        {...handedOn}
      />
      {atEnd && <p className="paging-deep">Aby zobaczyć dalsze pozycje, zawęź listę wyszukiwaniem lub filtrami.</p>}
    </PanelTheme>
  );
}
