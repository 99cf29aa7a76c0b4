import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** What narrows a list of obligations, in one row where there is room; paper goes without. */
export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <Stack
      component="section"
      aria-label="Zawężenie listy"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{
        gap: 1.5,
        my: 2,
        alignItems: { sm: 'center' },
        flexWrap: 'wrap',
        // As wide as the longest of its choices: a value that is cut tells nothing.
        '& .MuiTextField-root': {
          flex: { sm: '1 1 auto' },
          width: { sm: 'auto' },
          minWidth: { sm: '10rem' },
          maxWidth: { sm: 340 },
        },
        '@media print': { display: 'none' },
      }}
    >
      {children}
    </Stack>
  );
}
