const pressed = 'a[href], button, input:not([type="hidden"]), select, textarea, label, summary, [role="button"]';

/** How many things to press lie under the box, but for its own. */
function covered(box: DOMRect, own: Element): number {
  return [...document.querySelectorAll(pressed)].filter((node) => {
    const { left, right, top, bottom, width, height } = node.getBoundingClientRect();
    const meets = left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    return meets && width > 1 && height > 1 && !own.contains(node);
  }).length;
}

/** Puts what is told in passing where it covers nothing to press: at the bottom, or else at the top; where neither is free, over less. */
export function takeFreePlace(frame: HTMLElement): void {
  const at = (place: 'bottom' | 'top') => {
    frame.dataset.at = place;
    const toast = frame.querySelector('.toast');
    return toast ? covered(toast.getBoundingClientRect(), frame) : 0;
  };
  const low = at('bottom');
  if (low > 0 && at('top') >= low) at('bottom');
}
