import { expect, test } from 'vitest';
import { isPicture } from '../../../../src/app/files/isPicture';
import { isLight, sentSize, shownSize } from '../../../../src/app/files/scanner/sizes';

test.each([
  ['a telephone’s photograph', 8000, 6000, 2400, 1800],
  ['a small one stays as it is', 1600, 1200, 1600, 1200],
  ['a till receipt keeps its print', 1500, 6000, 1200, 4800],
  ['a very long one has an end', 1000, 20_000, 450, 9000],
])('%s', (_, width, height, wide, high) => {
  expect(sentSize({ width, height })).toEqual({ width: wide, height: high });
});

test('an A4 that fills the picture keeps two hundred dots an inch, however large it was', () => {
  for (const width of [1700, 3000, 6000]) {
    const { height } = sentSize({ width, height: Math.round(width * Math.SQRT2) });
    expect(height / 11.69).toBeGreaterThan(200);
  }
});

test('what is shown is never larger than it is', () => {
  expect(shownSize({ width: 300, height: 200 }, 1200)).toEqual({ width: 300, height: 200 });
  expect(shownSize({ width: 2400, height: 1200 }, 1200)).toEqual({ width: 1200, height: 600 });
});

test('a light picture goes as it is; a heavy, a large one, and one of another kind is written anew', () => {
  const size = { width: 1600, height: 1200 };
  expect(isLight({ size: 400_000, type: 'image/jpeg' }, size)).toBe(true);
  expect(isLight({ size: 4_000_000, type: 'image/jpeg' }, size)).toBe(false);
  expect(isLight({ size: 400_000, type: 'image/jpeg' }, { width: 4000, height: 3000 })).toBe(false);
  expect(isLight({ size: 400_000, type: 'image/heic' }, size)).toBe(false);
});

test('a picture is told by its type, and by its name where the phone tells no type', () => {
  expect(isPicture({ type: 'image/jpeg', name: 'x' })).toBe(true);
  expect(isPicture({ type: '', name: 'IMG_1.HEIC' })).toBe(true);
  expect(isPicture({ type: 'application/pdf', name: 'skan.pdf' })).toBe(false);
  expect(isPicture({ type: '', name: 'faktura.xml' })).toBe(false);
});
