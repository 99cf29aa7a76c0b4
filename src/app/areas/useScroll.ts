import { useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import type { Route } from '../routing/route';

/** Where each list was scrolled to when it was left, in pixels, by place. */
const left = new Map<string, number>();

/** So long, in milliseconds, a list that comes back may grow to where it was left. */
const LONGEST = 2_500;

/** What a person does about the place themselves. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls there, and again until it is reached: a list's rows come after its outline. A person who moves themselves is left to it. */
function reach(top: number): { stop: () => void; isOver: () => boolean } {
  const until = performance.now() + LONGEST;
  let over = false;
  let frame = 0;
  const stop = () => {
    over = true;
    cancelAnimationFrame(frame);
    for (const move of ownMoves) window.removeEventListener(move, stop);
  };
  const step = () => {
    window.scrollTo(0, top);
    // A fraction of a pixel is lost on a screen that is enlarged.
    if (Math.abs(window.scrollY - top) < 1 || performance.now() > until) stop();
    else frame = requestAnimationFrame(step);
  };
  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true });
  step();
  return { stop, isOver: () => over };
}

/** A list comes back to where it was left, unless the way there asks for its top; every other screen begins at its top. */
export function useScroll({ name, verb }: Route): void {
  const { id } = useParams();
  const state = useLocation().state as { _scrollToTop?: boolean } | null;
  /** Another record of the same screen is another place. */
  const place = id ? `${name} ${id}` : name;
  const wanted = useEffectEvent((at: string) => (state?._scrollToTop ? 0 : (left.get(at) ?? 0)));
  useLayoutEffect(() => {
    const reaching = reach(wanted(place));
    return () => {
      // Left again before its rows came, it keeps the place.
      if (verb === 'list' && reaching.isOver()) left.set(place, window.scrollY);
      reaching.stop();
    };
  }, [place, verb]);
}
