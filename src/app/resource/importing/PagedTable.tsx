import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import { type ReactNode, useState } from 'react';

interface PagedTableProps<Row> {
  /** What the table tells, and what a keyboard scrolls sideways. */
  label: string;
  /** The row of headings. */
  head: ReactNode;
  rows: readonly Row[];
  row: (row: Row) => ReactNode;
  /** How many rows a page may have, the first unless chosen. */
  sizes: readonly [number, ...number[]];
  /** What part of all is shown: another one begins at its first page. */
  part?: string;
}

/** Many rows that were read and wait for a word, a page at a time. */
export function PagedTable<Row>({ label, head, rows, row, sizes, part = '' }: PagedTableProps<Row>) {
  const [standing, setStanding] = useState({ part, page: 0 });
  const [perPage, setPerPage] = useState(sizes[0]);
  const last = Math.max(0, Math.ceil(rows.length / perPage) - 1);
  const page = standing.part === part ? Math.min(standing.page, last) : 0;
  return (
    <div>
      <TableContainer
        tabIndex={0}
        role="region"
        aria-label={`${label}: przewijanie`}
        sx={{ border: '1px solid var(--line)', borderRadius: 2, '& td p, & th p': { m: 0 } }}
      >
        <Table size="small" aria-label={label}>
          <TableHead>{head}</TableHead>
          <TableBody>{rows.slice(page * perPage, (page + 1) * perPage).map(row)}</TableBody>
        </Table>
      </TableContainer>
      {rows.length > sizes[0] && (
        <TablePagination
          component="div"
          count={rows.length}
          page={page}
          rowsPerPage={perPage}
          rowsPerPageOptions={[...sizes]}
          onPageChange={(_, next) => setStanding({ part, page: next })}
          onRowsPerPageChange={({ target }) => {
            setPerPage(Number(target.value));
            setStanding({ part, page: 0 });
          }}
        />
      )}
    </div>
  );
}
