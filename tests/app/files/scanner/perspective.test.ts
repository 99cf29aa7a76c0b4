import { expect, test } from 'vitest';
import {
  type Corners,
  greyOut,
  isWhole,
  moveCorner,
  type Pixels,
  placeOn,
  sizeOfPage,
  straighten,
  turnCorners,
  wholePicture,
} from '../../../../src/app/files/scanner/perspective';

const points = (...all: [number, number][]) => all.map(([x, y]) => ({ x, y })) as unknown as Corners;
const slanted = points([0.2, 0.1], [0.85, 0.15], [0.9, 0.9], [0.1, 0.85]);

test('the corners of the straightened page are the corners that were set', () => {
  const place = placeOn(slanted);
  const found = [place(0, 0), place(1, 0), place(1, 1), place(0, 1)];
  found.forEach(({ x, y }, nth) => {
    expect(x).toBeCloseTo(slanted[nth]?.x ?? 0);
    expect(y).toBeCloseTo(slanted[nth]?.y ?? 0);
  });
});

test('the middle of a page seen from the side is where its diagonals cross, not half way', () => {
  const { x, y } = placeOn(points([0.4, 0], [0.6, 0], [1, 1], [0, 1]))(0.5, 0.5);
  expect(x).toBeCloseTo(0.5);
  // The lines from (0.4, 0) to (1, 1) and from (0.6, 0) to (0, 1) cross there.
  expect(y).toBeCloseTo(1 / 6);
});

/** Light where the rule holds, dark elsewhere. */
function picture(width: number, height: number, light: (x: number, y: number) => boolean): Pixels {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at += 1)
    data.fill(light((at % width) / width, Math.floor(at / width) / height) ? 240 : 20, at * 4, at * 4 + 3);
  return { width, height, data };
}

test('nothing but the page is left of its picture', () => {
  const sheet = picture(100, 100, (x, y) => x >= 0.25 && x < 0.75 && y >= 0.3 && y < 0.8);
  const cut = straighten(sheet, points([0.26, 0.31], [0.74, 0.31], [0.74, 0.79], [0.26, 0.79]), { width: 48, height: 48 });
  expect([...new Set(cut.data)].sort()).toEqual([240, 255]);
});

test('the whole picture stays as it is', () => {
  const half = picture(8, 8, (x) => x < 0.5);
  expect([...straighten(half, wholePicture, half).data]).toEqual([...half.data]);
});

test('a page is as large as its longer sides on the picture', () => {
  expect(sizeOfPage(wholePicture, { width: 4000, height: 3000 })).toEqual({ width: 4000, height: 3000 });
  expect(sizeOfPage(points([0.25, 0], [0.75, 0], [1, 0.5], [0, 0.5]), { width: 1000, height: 1000 })).toEqual({
    width: 1000,
    height: 559,
  });
});

test('a quarter’s turn takes the corners along; four bring them back', () => {
  expect(turnCorners(wholePicture)).toEqual(wholePicture);
  const once = turnCorners(points([0, 0], [0.5, 0], [0.5, 1], [0, 1]));
  expect(once).toEqual(points([0, 0], [1, 0], [1, 0.5], [0, 0.5]));
  const back = turnCorners(turnCorners(turnCorners(once)));
  expect(back).toEqual(points([0, 0], [0.5, 0], [0.5, 1], [0, 1]));
});

test('a corner stays on the picture, and a page that would fold over is not made', () => {
  expect(isWhole(moveCorner(wholePicture, 0, { x: -3, y: -1 }))).toBe(true);
  expect(moveCorner(wholePicture, 0, { x: 0.2, y: 0.1 })[0]).toEqual({ x: 0.2, y: 0.1 });
  for (const to of [
    { x: 0.9, y: 0.9 },
    { x: 1, y: 0 },
    { x: 0.99, y: 0.02 },
  ])
    expect(moveCorner(wholePicture, 0, to)).toBe(wholePicture);
});

test('grey is as bright as the colour looks', () => {
  const pixels = { width: 2, height: 1, data: new Uint8ClampedArray([0, 255, 0, 255, 0, 0, 255, 255]) };
  greyOut(pixels);
  expect([...pixels.data]).toEqual([182, 182, 182, 255, 18, 18, 18, 255]);
});
