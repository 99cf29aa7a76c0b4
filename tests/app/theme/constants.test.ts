import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breakpoints, panelTheme } from '../../../src/app/theme/panelTheme';
import { popoverDelay } from '../../../src/app/theme/times';
import { standard } from '../../../src/tenants/standard';

const root = 'src/app';
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(css|tsx?)$/.test(file));
/** A breakpoint, or what is just under one. */
const isBreakpoint = (width: number) => Object.values(breakpoints).some((each) => width <= each && width >= each - 1);
/** Widths that a style or a question to the browser asks for, in pixels; one in few letters asks how large these are, not how wide the window. */
const askedIn = (text: string) =>
  [...text.matchAll(/\((?:(?:min|max)-width:|width\s*[<>]=?)\s*([\d.]+)(\w+)\)/g)]
    .filter(([, width, unit]) => !(unit === 'em' && Number(width) <= 20))
    .map(([, width, unit]) => (unit === 'px' ? Number(width) : Number.NaN));

test('the specification’s breakpoints are the only ones, in the theme and wherever the window’s width is asked for', () => {
  expect(Object.values(breakpoints)).toEqual([0, 600, 960, 1280, 1920, 2560]);
  expect(panelTheme(standard('demo').tenant.colors, 'light').breakpoints.values).toEqual(breakpoints);
  const found = files.flatMap((file) => {
    const text = readFileSync(`${root}/${file}`, 'utf8').replace(/@container[^{]*/g, '');
    return askedIn(text).map((width) => ({ file, width }));
  });
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(({ width }) => !isBreakpoint(width))).toEqual([]);
});

test('popovers, menus and tooltips go in the specification’s 110 ms', () => {
  const { MuiPopover, MuiMenu, MuiTooltip } = panelTheme(standard('demo').tenant.colors, 'light').components ?? {};
  expect(popoverDelay).toBe(110);
  expect([MuiPopover, MuiMenu].map((part) => part?.defaultProps?.transitionDuration)).toEqual([110, 110]);
  expect(MuiTooltip?.defaultProps?.leaveDelay).toBe(110);
});
