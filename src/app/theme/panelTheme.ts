import { plPL } from '@mui/material/locale';
import { createTheme, type PaletteOptions, type Theme } from '@mui/material/styles';
import type { TenantConfig } from '../../tenants/define';
import { legible, legibleInTheDark } from './colors';
import { foldParts } from './foldParts';
import { noticeParts } from './noticeParts';
import { shellParts, sidebar } from './shellParts';
import { tableParts } from './tableParts';
import { popoverDelay } from './times';
import { type Mode, tokens } from './tokens';

type Colors = TenantConfig['tenant']['colors'];

declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    xxl: true;
  }
}

/** The specification's widths of a screen, in pixels. */
export const breakpoints = { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const;

/** Of a label that has made room for its value. */
const shrunk = 0.86;
const fontFamily = '"Roboto", "Roboto stand-in", system-ui, sans-serif';

/** The colours of `tokens.css` as Material UI calls them, with the firm's own; in the dark a hovered button keeps its words legible. */
function paletteOf(colors: Colors, mode: Mode): PaletteOptions {
  const { primary, secondary, background } = mode === 'dark' ? legibleInTheDark(colors) : legible(colors);
  const said = tokens[mode];
  const filled = (main: string | undefined) => ({ main: main ?? '', contrastText: said['on-primary'] });
  return {
    mode,
    tonalOffset: { light: 0.2, dark: mode === 'dark' ? 0.1 : 0.3 },
    primary: filled(primary),
    secondary: filled(secondary),
    background: { default: background, paper: said.surface },
    text: { primary: said.text, secondary: said['text-quiet'] },
    error: filled(said.error),
    warning: filled(said.warning),
    info: filled(said.info),
    success: filled(said.success),
    divider: said.line,
  };
}

/** The panel's Material theme in a firm's colours, kept legible; Polish texts of the widgets are in it. */
export function panelTheme(colors: Colors, mode: Mode): Theme {
  return createTheme(
    {
      palette: paletteOf(colors, mode),
      shape: { borderRadius: 8 },
      sidebar,
      breakpoints: { values: breakpoints },
      typography: { fontFamily, button: { textTransform: 'none', fontWeight: 500 }, h6: { fontWeight: 500 } },
      components: {
        // A row's checkbox is named by the table on its root; screen readers look for the name on the input.
        MuiCheckbox: {
          defaultProps: {
            slotProps: { input: (owner: object) => ({ 'aria-label': (owner as { 'aria-label'?: string })['aria-label'] }) },
          },
        },
        MuiPopover: { defaultProps: { transitionDuration: popoverDelay } },
        MuiMenu: { defaultProps: { transitionDuration: popoverDelay } },
        MuiTooltip: { defaultProps: { leaveDelay: popoverDelay, arrow: true, describeChild: true } },
        MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
        MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
        // At a desk a rem is 14 pixels; what is small there must not be smaller than twelve.
        MuiFormHelperText: { styleOverrides: { root: { fontSize: 'max(0.75rem, 12px)' } } },
        MuiInputLabel: {
          styleOverrides: {
            outlined: { '&.MuiInputLabel-shrink': { transform: `translate(14px, min(-9px, -0.5625rem)) scale(${shrunk})` } },
          },
        },
        MuiOutlinedInput: {
          styleOverrides: {
            root: { backgroundColor: 'var(--surface)' },
            notchedOutline: { '& legend': { fontSize: `${shrunk}em` } },
          },
        },
        // Each box would put the keyframes it knows a filled value by into the page and take them out again; base.css has them once.
        MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
        MuiAutocomplete: {
          defaultProps: { fullWidth: true },
          styleOverrides: {
            paper: { border: '1px solid var(--line-strong)', boxShadow: '0 6px 24px var(--shadow)' },
            groupLabel: { lineHeight: '28px' },
          },
        },
        MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
        // A box's own input is transparent, so what is around it shows the focus.
        MuiButtonBase: {
          styleOverrides: { root: { '&.Mui-focusVisible': { outline: '3px solid var(--secondary)', outlineOffset: -2 } } },
        },
        MuiButton: {
          defaultProps: { disableElevation: true },
          styleOverrides: {
            root: ({ theme: { palette } }) => ({
              gap: 4,
              minWidth: 44,
              fontSize: 'max(0.875rem, 14px)',
              // Under way or not yet: it keeps its place and the focus.
              '&[aria-disabled="true"]': { opacity: 0.55, cursor: 'default' },
              // For a finger.
              '@media (pointer: coarse), (max-width: 599.98px)': { '&&': { minHeight: 44 } },
              // One of several, chosen: a view, a year. Tinted, for the filled one is the thing to do.
              '&[aria-pressed="true"], &[aria-current]': {
                color: palette.text.primary,
                borderColor: palette.primary.main,
                background: `color-mix(in srgb, ${palette.primary.main} 14%, var(--surface))`,
                boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
              },
            }),
            sizeSmall: { fontSize: 'max(0.8125rem, 13px)', minHeight: 32 },
            startIcon: { marginRight: 0 },
            endIcon: { marginLeft: 0 },
          },
        },
        ...noticeParts,
        ...foldParts,
        ...shellParts,
        ...tableParts,
      },
    },
    plPL,
  );
}
