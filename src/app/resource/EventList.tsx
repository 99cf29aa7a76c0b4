import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../lib/dates';
import { PanelTheme } from '../theme/PanelTheme';

/** Events, one under the other. */
export function EventList({ children, padded = false }: { children: ReactNode; padded?: boolean }) {
  return (
    <PanelTheme>
      <Box
        component="ol"
        sx={{ display: 'grid', gap: 1.5, m: 0, p: padded ? 2 : 0, listStyle: 'none', overflowWrap: 'anywhere', '& p': { m: 0 } }}
      >
        {children}
      </Box>
    </PanelTheme>
  );
}

interface EventEntryProps {
  /** On Warsaw's clock. */
  at: string;
  says: ReactNode;
  /** What was changed, a line each. */
  changes?: readonly ReactNode[];
  children?: ReactNode;
}

/** One event: when, what, and what changed by it. */
export function EventEntry({ at, says, changes = [], children }: EventEntryProps) {
  return (
    <Box component="li" sx={{ pl: 1.75, borderLeft: '3px solid', borderColor: 'divider' }}>
      <p>
        <span className="number quiet">{formatDateTime(at)}</span> {says}
      </p>
      {changes.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.25, p: 0, listStyle: 'none', fontSize: '0.9375rem' }}>
          {changes}
        </Box>
      )}
      {children}
    </Box>
  );
}
