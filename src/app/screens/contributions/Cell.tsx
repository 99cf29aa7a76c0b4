import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import type { ReactNode } from 'react';

/** A cell of a table that on a phone stands under its row's name: there it says itself what it is. */
export function Cell({ label, number = false, children }: { label: string; number?: boolean; children: ReactNode }) {
  return (
    <TableCell className={number ? 'number' : undefined}>
      <Box component="span" className="quiet" sx={{ display: { xs: 'inline', sm: 'none' } }}>
        {label}:{' '}
      </Box>
      {children}
    </TableCell>
  );
}
