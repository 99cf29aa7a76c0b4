import { expect, test } from 'vitest';
import { endTimers } from './window';

const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));

test('a file that ends while a frame is waited for leaves a window that draws', async () => {
  let late = false;
  requestAnimationFrame(() => {
    late = true;
  });
  endTimers();
  await frame();
  expect(late).toBe(false);
});
