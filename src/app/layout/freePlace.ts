const pressed = 'a[href], button, input:not([type="hidden"]), select, textarea, label, summary, [role="button"]';
/** Pixels from one place that is tried to the next. */
const step = 12;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Where on the screen there is something to press, but for the frame's own. */
function toPress(own: Element): DOMRect[] {
  return [...document.querySelectorAll(pressed)]
    .filter((node) => !own.contains(node))
    .map((node) => node.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
}

const covered = (box: Box, all: readonly Box[]): number =>
  all.filter(({ left, right, top, bottom }) => left < box.right && right > box.left && top < box.bottom && bottom > box.top)
    .length;

/**
 * Puts what is told in passing where it covers nothing to press: at the bottom, else at the top, else as near to the bottom as there is room
 * between; where nothing is free, over the least.
 */
export function takeFreePlace(frame: HTMLElement): void {
  const toast = frame.querySelector('.toast');
  frame.style.translate = '';
  const at = (place: 'bottom' | 'top'): DOMRect | undefined => {
    frame.dataset.at = place;
    return toast?.getBoundingClientRect();
  };
  const all = toPress(frame);
  const [high, low] = [at('top'), at('bottom')];
  if (!high || !low || covered(low, all) === 0) return;
  if (covered(high, all) === 0) {
    at('top');
    return;
  }
  for (let up = step; low.top - up > high.top; up += step) {
    const between = { left: low.left, right: low.right, top: low.top - up, bottom: low.bottom - up };
    if (covered(between, all) > 0) continue;
    frame.style.translate = `0 ${-up}px`;
    return;
  }
  if (covered(high, all) < covered(low, all)) at('top');
}
