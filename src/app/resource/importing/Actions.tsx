import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** The buttons of a step, the way on first. */
export function Actions({ children }: { children: ReactNode }) {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      {children}
    </Stack>
  );
}
