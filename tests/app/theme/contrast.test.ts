import { rgbToHex } from '@mui/material/styles';
import { describe, expect, test } from 'vitest';
import { contrast, legible, legibleInTheDark, mixed } from '../../../src/app/theme/colors';
import { panelTheme } from '../../../src/app/theme/panelTheme';
import { type Mode, tokens } from '../../../src/app/theme/tokens';
import { shipped } from '../../../src/tenants';
import { standard, withChanges } from '../../../src/tenants/standard';
import fc from '../../support/properties';

type Colors = Parameters<typeof legible>[0];
/** Every colour of a look, with a firm's own over it and the surfaces mixed of them. */
function lookOf(colors: Colors, mode: Mode): Record<string, string> {
  const said = tokens[mode];
  const own = mode === 'dark' ? legibleInTheDark(colors) : legible(colors);
  const tinted = (percent: number) => mixed(own.primary, percent, said.surface ?? '');
  return {
    ...said,
    ...own,
    bar: legible(colors).primary,
    'row-surface': tinted(5),
    'info-surface': tinted(8),
    'picked-surface': tinted(12),
    'chosen-surface': tinted(18),
  };
}

const plain = ['background', 'surface', 'head-surface', 'soft', 'sunk', 'row-surface', 'info-surface', 'picked-surface'];
/** What is written on what. */
const written: Readonly<Record<string, readonly string[]>> = {
  text: [...plain, 'error-surface', 'warning-surface', 'success-surface'],
  'text-quiet': [...plain, 'error-surface', 'warning-surface', 'success-surface'],
  primary: ['background', 'surface', 'head-surface', 'soft', 'row-surface', 'info-surface', 'picked-surface', 'chosen-surface'],
  secondary: ['background', 'surface', 'head-surface', 'soft', 'row-surface'],
  error: ['background', 'surface', 'head-surface', 'soft', 'error-surface', 'row-surface'],
  success: ['background', 'surface', 'head-surface', 'soft', 'row-surface', 'success-surface'],
  warning: ['background', 'surface', 'head-surface', 'soft', 'warning-surface', 'row-surface'],
  info: ['background', 'surface', 'head-surface', 'soft', 'row-surface'],
  'on-bar': ['bar'],
  'on-primary': ['primary', 'info', 'success', 'warning'],
  'on-secondary': ['secondary'],
  'on-error': ['error'],
  'on-toast': ['toast', 'toast-error'],
  'on-running': ['running'],
  'paper-ink': ['paper'],
  ...Object.fromEntries(['warning', 'error'].map((kind) => [`chip-${kind}-ink`, [`chip-${kind}`, 'surface']])),
  // Dots beside words, on all that words stand on.
  ...Object.fromEntries(['quiet', 'info', 'success'].map((kind) => [`chip-${kind}-ink`, plain])),
};

/** Words that cannot be read in a look: which on what, and by how little they stand out. */
const unreadable = (look: Record<string, string>) =>
  Object.entries(written).flatMap(([text, surfaces]) =>
    surfaces
      .map((surface) => [text, surface, contrast(look[text] ?? '', look[surface] ?? '')] as const)
      .filter(([, , ratio]) => ratio < 4.5)
      .map(([, surface, ratio]) => `${text} on ${surface}: ${ratio.toFixed(2)}`),
  );

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe.each<Mode>(['light', 'dark'])('in the %s look', (mode) => {
  test.each(Object.entries(shipped))('every word of %s can be read on all it stands on', (id, { changes }) =>
    expect(unreadable(lookOf(withChanges(standard(id), changes).tenant.colors, mode))).toEqual([]),
  );

  test('the same holds whatever colours a firm chose', () =>
    fc.assert(
      fc.property(color, color, color, (primary, secondary, background) => {
        expect(unreadable(lookOf({ primary, secondary, background }, mode))).toEqual([]);
      }),
      // A pink that missed by a thousandth came once in five hundred draws.
      { numRuns: 2000, examples: [['#f319b1', '#000000', '#000000']] },
    ));

  test('edges of boxes stand out by three', () => {
    for (const surface of ['background', 'surface', 'soft'])
      expect(
        contrast(tokens[mode]['line-strong'] ?? '', lookOf(standard('demo').tenant.colors, mode)[surface] ?? ''),
      ).toBeGreaterThanOrEqual(3);
  });

  test('Material UI writes with the same colours', () => {
    const { colors } = standard('demo').tenant;
    const { palette } = panelTheme(colors, mode);
    const look = lookOf(colors, mode);
    expect(palette.mode).toBe(mode);
    expect([palette.text.primary, palette.background.paper, palette.background.default]).toEqual([
      look.text,
      look.surface,
      look.background,
    ]);
    expect([palette.primary.main, palette.error.main, palette.divider]).toEqual([look.primary, look.error, look.line]);
    // A button under the pointer; Material UI writes such a colour as `rgb(…)`.
    const plainly = (shade: string) => rgbToHex(shade);
    for (const name of ['primary', 'secondary', 'error'] as const)
      expect(contrast(plainly(palette[name].dark), palette[name].contrastText)).toBeGreaterThanOrEqual(4.5);
  });
});
