import { type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from 'react';

/** Pixels of a heading's right edge that take hold of it, and what a press of a key adds. */
const edge = 8;
const step = 16;
const bounds = { from: 40, to: 1_000 };

type Widen = (key: string, width: number | null) => void;
interface Held {
  key: string;
  width: number;
  /** Where the pointer took hold, and how wide the column was. */
  from: number;
  was: number;
}

const within = (width: number) => Math.round(Math.max(bounds.from, Math.min(bounds.to, width)));
const headingOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLTableCellElement>('th[data-column]') : null;
const atEdge = (heading: HTMLElement, x: number) => {
  const { right, width } = heading.getBoundingClientRect();
  return width > 0 && right - x <= edge;
};

/** Widens columns by the edge of their headings, dragged, or by Alt and an arrow on one; a double press gives a column back its own width. */
export function useWidening(widen: Widen | undefined) {
  const [held, setHeld] = useState<Held | null>(null);
  if (!widen) return { held: null, handlers: {} as { onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void } };

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const heading = headingOf(event.target);
      const key = heading?.dataset.column;
      if (!key || event.button !== 0 || !atEdge(heading, event.clientX)) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setHeld({ key, width: heading.offsetWidth, from: event.clientX, was: heading.offsetWidth });
    },
    onPointerMove({ clientX }: PointerEvent<HTMLElement>) {
      if (held) setHeld({ ...held, width: within(held.was + clientX - held.from) });
    },
    onPointerUp() {
      if (held && held.width !== held.was) widen(held.key, held.width);
      setHeld(null);
    },
    onPointerCancel: () => setHeld(null),
    onDoubleClick({ target, clientX }: MouseEvent<HTMLElement>) {
      const heading = headingOf(target);
      if (heading?.dataset.column && atEdge(heading, clientX)) widen(heading.dataset.column, null);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const heading = headingOf(event.target);
      const way = event.key === 'ArrowRight' ? step : event.key === 'ArrowLeft' ? -step : 0;
      if (!heading?.dataset.column || !event.altKey || way === 0) return;
      // Alt and an arrow is the browser's way back.
      event.preventDefault();
      widen(heading.dataset.column, within(heading.offsetWidth + way));
    },
  };
  return { held, handlers };
}
