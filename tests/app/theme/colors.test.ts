import { expect, test } from 'vitest';
import { contrast, ink, legible, onColor } from '../../../src/app/theme/colors';
import { breakpoints, panelTheme } from '../../../src/app/theme/panelTheme';
import { shipped } from '../../../src/tenants';
import { standard, withChanges } from '../../../src/tenants/standard';
import fc from '../../support/properties';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('contrast is WCAG’s', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('whatever colours a firm chose, they stand on its page and under white text, and text stands on the page', () =>
  fc.assert(
    fc.property(color, color, color, (primary, secondary, background) => {
      const firm = legible({ primary, secondary, background });
      expect(contrast(ink, firm.background)).toBeGreaterThanOrEqual(7);
      for (const chosen of [firm.primary, firm.secondary]) {
        expect(contrast(chosen, firm.background)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(chosen, onColor)).toBeGreaterThanOrEqual(4.5);
      }
    }),
  ));

test('what is no colour is not passed on', () =>
  expect(legible({ primary: 'red;}', secondary: '', background: 'url(//x)' })).toEqual({
    primary: '#16202e',
    secondary: '#16202e',
    background: '#eef3f9',
  }));

test.each(Object.entries(shipped))('the colours of %s are kept as they were chosen', (id, { changes }) => {
  const { colors } = withChanges(standard(id), changes).tenant;
  expect(legible(colors)).toEqual(colors);
  expect(panelTheme(colors, 'light').palette.primary.main).toBe(colors.primary);
});

test('the breakpoints are the specification’s', () => {
  expect(breakpoints).toEqual({ xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 });
  expect(panelTheme(standard('demo').tenant.colors, 'light').breakpoints.up('xxl')).toBe('@media (min-width:2560px)');
});
