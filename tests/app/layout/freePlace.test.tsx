import { afterEach, expect, test } from 'vitest';
import { takeFreePlace } from '../../../src/app/layout/freePlace';

afterEach(() => {
  document.body.innerHTML = '';
});

const placed = (node: HTMLElement, top: () => number, height: number) => {
  node.getBoundingClientRect = () => new DOMRect(10, top(), 340, height);
};

/** A phone of 640 pixels with a toast of 50, and buttons of 40 at these places. */
function phone(buttons: readonly number[]): HTMLElement {
  const frame = document.createElement('section');
  const toast = document.createElement('div');
  toast.className = 'toast';
  toast.append(document.createElement('button'));
  frame.append(toast);
  document.body.append(frame);
  placed(toast, () => (frame.dataset.at === 'top' ? 68 : 522), 50);
  for (const top of buttons) {
    const button = document.createElement('button');
    document.body.append(button);
    placed(button, () => top, 40);
  }
  return frame;
}
const placeOf = (buttons: readonly number[]) => {
  const frame = phone(buttons);
  takeFreePlace(frame);
  return [frame.dataset.at, frame.style.translate];
};

test('what is told in passing stands at the bottom, and where something is to be pressed there, at the top', () => {
  expect(placeOf([200])).toEqual(['bottom', '']);
  document.body.innerHTML = '';
  expect(placeOf([530])).toEqual(['top', '']);
});

test('between two buttons it takes the first room from the bottom that covers none', () => {
  const [at, translate] = placeOf([80, 530, 440]);
  expect(at).toBe('bottom');
  const up = Number(/^0(?:px)? -(\d+)px$/.exec(translate ?? '')?.[1]);
  // Its own box, moved up: clear of both.
  expect([522 - up + 50 <= 440, 522 - up >= 120]).toEqual([true, true]);
});

test('where nothing is free it covers the least', () => {
  const full = Array.from({ length: 16 }, (_, nth) => nth * 40);
  expect(placeOf(full)).toEqual(['bottom', '']);
  document.body.innerHTML = '';
  expect(placeOf([...full, 530, 540]).at(0)).toBe('top');
});
