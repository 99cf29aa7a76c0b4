import type { Parts } from './parts';

const colours = {
  info: { ground: 'var(--info-surface)', line: 'var(--primary)' },
  success: { ground: 'var(--success-surface)', line: 'var(--success)' },
  warning: { ground: 'var(--warning-surface)', line: 'var(--warning)' },
  error: { ground: 'var(--error-surface)', line: 'var(--error)' },
} as const;

/** Notices: a pale ground and a line of the colour, the words in that of all text; buttons go under them where there is no room beside. */
export const noticeParts: Parts = {
  MuiAlert: {
    styleOverrides: {
      root: ({ ownerState: { severity = 'info' } }) => ({
        flexWrap: 'wrap',
        padding: '4px 16px',
        font: 'inherit',
        color: 'var(--text)',
        background: colours[severity].ground,
        borderLeft: `4px solid ${colours[severity].line}`,
        borderRadius: 6,
        '& p': { margin: 0 },
        '& ul': { margin: '4px 0 0', paddingLeft: 20 },
      }),
      icon: ({ ownerState: { severity = 'info' } }) => ({ '&&': { color: colours[severity].line } }),
      message: { flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' },
      action: { flexWrap: 'wrap', alignItems: 'center', gap: 8, marginRight: 0, paddingTop: 2, paddingLeft: 0 },
    },
  },
};
