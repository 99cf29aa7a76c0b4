import type { Parts } from './parts';
import { popoverDelay } from './times';

/** Pixels of the bar, and of the menu beside the screen: open, and folded to its pictures. */
export const bar = 48;
export const sidebar = { width: 232, closedWidth: 56 };
/** Pixels of the menu over a phone's screen. */
const phone = 280;
/** Pixels of an entry of the menu, and of a group's heading, at a desk, in a low window there, and under a finger. */
const entry = { desk: 30, low: 28, lowest: 25, finger: 44 };
const heading = { desk: 26, low: 24, lowest: 20 };
const desk = '@media (min-width: 960px) and (pointer: fine)';
/** The whole menu of who sees all of it, twenty-six entries in four groups, is seen without scrolling from 800 on. */
const low = `${desk} and (max-height: 940px)`;
const lowest = `${desk} and (max-height: 880px)`;

/** react-admin's layout in the firm's colours: bar, menu in groups, content with room around it, passing words. */
export const shellParts: Parts = {
  RaLayout: {
    styleOverrides: {
      root: ({ theme }) => ({
        // The stock one grows with its widest child, which on a phone is wider than the phone.
        minWidth: 0,
        '& .RaLayout-appFrame': { marginTop: bar, minWidth: 0 },
        '& .RaLayout-contentWithSidebar': { minWidth: 0 },
        '& .RaLayout-content': {
          minWidth: 0,
          display: 'block',
          '--around': '12px',
          padding: '14px var(--around) 80px',
          [theme.breakpoints.up('sm')]: { '--around': '20px', padding: '20px var(--around) 80px' },
          [desk]: { '--around': '24px', padding: '4px var(--around) 64px' },
        },
        '@media print': { '& .RaLayout-appFrame': { marginTop: 0 }, '& .RaSidebar-docked': { display: 'none' } },
      }),
    },
  },
  RaAppBar: {
    styleOverrides: {
      root: {
        height: bar,
        color: 'var(--on-bar)',
        backgroundColor: 'var(--bar)',
        borderBottom: '3px solid var(--secondary)',
        '& .RaAppBar-toolbar': { minHeight: bar - 3, gap: 4, padding: '0 8px' },
        '& .MuiButton-root': { font: 'inherit', minHeight: 44 },
        '& :focus-visible': { outlineColor: 'var(--on-bar) !important' },
        '@media print': { display: 'none' },
      },
    },
  },
  RaSidebar: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: `calc(100dvh - ${bar}px)`,
        // The stock one has its ground scroll away from under its entries.
        '&.RaSidebar-docked': { position: 'sticky', top: bar, alignSelf: 'flex-start' },
        '& .RaSidebar-fixed': { height: `calc(100dvh - ${bar}px)`, overflowY: 'auto', scrollbarWidth: 'thin' },
        '& .MuiPaper-root': {
          backgroundColor: 'var(--surface)',
          transition: 'none',
          [theme.breakpoints.only('xs')]: { width: phone },
          [theme.breakpoints.up('sm')]: { borderRight: '1px solid var(--line)', minHeight: '100%' },
        },
      }),
    },
  },
  RaMenu: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '6px 8px 12px',
        [lowest]: { paddingBlock: '4px' },
        '&&': { boxSizing: 'border-box', transition: 'none', maxWidth: '100%' },
        [theme.breakpoints.only('xs')]: { '&&': { width: phone } },
        '& .MuiListSubheader-root': {
          padding: '0 10px',
          fontSize: 'max(0.75rem, 12px)',
          fontWeight: 500,
          lineHeight: `${heading.desk}px`,
          [low]: { lineHeight: `${heading.low}px` },
          [lowest]: { lineHeight: `${heading.lowest}px` },
          color: 'var(--text-quiet)',
          backgroundColor: 'transparent',
          position: 'static',
          whiteSpace: 'nowrap',
        },
        '&.RaMenu-closed .MuiListSubheader-root': {
          height: 1,
          margin: '6px 4px',
          overflow: 'hidden',
          backgroundColor: 'var(--line)',
          color: 'transparent',
        },
      }),
    },
  },
  RaMenuItemLink: {
    styleOverrides: {
      root: {
        '&.RaMenuItemLink-root': {
          width: '100%',
          minHeight: entry.finger,
          padding: '2px 10px',
          [desk]: { minHeight: entry.desk },
          [low]: { minHeight: entry.low },
          [lowest]: { minHeight: entry.lowest, paddingBlock: 0 },
          fontSize: 'inherit',
          color: 'var(--text)',
          borderRadius: 8,
        },
        '& .MuiTypography-root': { display: 'flex', alignItems: 'center', flex: 1, minWidth: 0 },
        '& .menu-label': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
        '& .RaMenuItemLink-icon': { minWidth: 32, color: 'var(--text-quiet)' },
        '&[aria-current]': {
          fontWeight: 600,
          color: 'var(--primary)',
          backgroundColor: 'var(--info-surface)',
          boxShadow: 'inset 3px 0 0 var(--secondary)',
        },
        '&[aria-current] .RaMenuItemLink-icon': { color: 'var(--secondary)' },
      },
    },
  },
  RaSkipNavigationButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        // There at once when the first Tab comes to it.
        '&&': { transition: 'none', color: theme.palette.primary.contrastText },
        '&, &:hover, &:focus': { backgroundColor: theme.palette.primary.main, opacity: 1, transition: 'none' },
      }),
    },
  },
  RaNotification: {
    defaultProps: { autoHideDuration: 5_000, multiLine: true, anchorOrigin: { vertical: 'bottom', horizontal: 'left' } },
    styleOverrides: { root: { '& .MuiSnackbarContent-root': { fontSize: '1rem', maxWidth: '36rem' } } },
  },
  MuiDialog: {
    defaultProps: { transitionDuration: popoverDelay },
    styleOverrides: {
      paper: {
        margin: 12,
        borderRadius: 12,
        // Opened by a button in a bar, it would be one line like its bar.
        whiteSpace: 'normal',
        '& .dialog-head': {
          display: 'flex',
          alignItems: 'start',
          justifyContent: 'space-between',
          gap: 16,
          padding: '12px 10px 4px 20px',
        },
      },
      paperFullWidth: { width: 'calc(100% - 24px)' },
      paperWidthXs: { maxWidth: '30rem' },
      paperWidthMd: { maxWidth: '52rem' },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        // Material's own neither shrinks nor wraps beside the cross, and would push that out of a phone.
        flex: '1 1 auto',
        minWidth: 0,
        padding: '6px 0 0',
        fontSize: '1.25rem',
        lineHeight: 1.3,
        overflowWrap: 'anywhere',
      },
    },
  },
  MuiDialogContent: {
    styleOverrides: { root: { padding: '4px 20px 16px', fontSize: '1rem', '& > p:first-of-type': { marginTop: 0 } } },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        flexWrap: 'wrap',
        gap: 8,
        padding: '14px 20px 18px',
        borderTop: '1px solid var(--line)',
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
        // Of a form inside the dialog, they stand at the dialog's foot all the same.
        '.MuiDialogContent-root &': { margin: '20px -20px -16px' },
        [theme.breakpoints.down('sm')]: { '& > *': { flex: '1 1 auto', justifyContent: 'center' } },
      }),
    },
  },
};
