import type { Parts } from './parts';
import { popoverDelay } from './times';

/** Accordions as quiet lines within what they stand in, and not boxes of their own. */
export const foldParts: Parts = {
  MuiAccordion: {
    defaultProps: {
      disableGutters: true,
      square: true,
      slotProps: { heading: { component: 'div' }, transition: { timeout: popoverDelay, unmountOnExit: true } },
    },
    styleOverrides: { root: { backgroundColor: 'transparent', '&::before': { display: 'none' } } },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: {
        display: 'inline-flex',
        // The stock one is a button with the browser's own font.
        font: 'inherit',
        gap: 4,
        minHeight: 36,
        padding: '0 4px 0 0',
        color: 'var(--primary)',
        '@media (pointer: coarse)': { minHeight: 44 },
      },
      content: { margin: 0 },
      expandIconWrapper: { color: 'inherit' },
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: '4px 0 8px' } } },
};
