import { expect, test } from 'vitest';
import { seriesColors } from '../../../src/app/charts/seriesColors';
import { contrast } from '../../../src/app/theme/colors';
import { tokens } from '../../../src/app/theme/tokens';
import fc from '../../support/properties';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test.each(['light', 'dark'] as const)(
  'whatever colours a firm has, every series stands out in the %s look and has a colour of its own',
  (mode) => {
    fc.assert(
      fc.property(hex, hex, hex, (primary, secondary, background) => {
        const colors = seriesColors({ primary, secondary, background }, mode);
        expect(colors.length).toBeGreaterThanOrEqual(4);
        expect(new Set(colors).size).toBe(colors.length);
        for (const color of colors) expect(contrast(color, tokens[mode].surface ?? '')).toBeGreaterThanOrEqual(3);
      }),
    );
  },
);
