import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PanelTheme } from '../theme/PanelTheme';

/** Buttons at the foot of a form that stay in sight and cover nothing: what takes the focus is scrolled clear of them. */
export function SaveFoot({ children }: { children: ReactNode }) {
  return (
    <PanelTheme>
      <Box className="save-foot" sx={look}>
        {children}
      </Box>
    </PanelTheme>
  );
}

const look = {
  position: 'sticky',
  bottom: 0,
  zIndex: 10,
  display: 'flex',
  gap: 1,
  mt: 2,
  mx: { xs: -1.5, sm: 0 },
  px: { xs: 1.5, sm: 0 },
  py: 1.25,
  backgroundColor: 'background.default',
  borderTop: '1px solid',
  borderColor: 'divider',
  '& > .MuiButton-root': { minHeight: { xs: 44, lg: 36 }, flex: { xs: 1, sm: 'none' } },
} as const;
