import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seriesColors } from '../../../src/app/charts/seriesColors';
import { contrast } from '../../../src/app/theme/colors';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('whatever colours a firm has, every series stands out on white and has a colour of its own', () => {
  fc.assert(
    fc.property(hex, hex, hex, (primary, secondary, background) => {
      const colors = seriesColors({ primary, secondary, background });
      expect(colors.length).toBeGreaterThanOrEqual(4);
      expect(new Set(colors).size).toBe(colors.length);
      for (const color of colors) expect(contrast(color, '#ffffff')).toBeGreaterThanOrEqual(3);
    }),
  );
});
