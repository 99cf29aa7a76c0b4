import { useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import type { Route } from '../routing/route';

/** Where each list was scrolled to when it was left, in pixels, by place. */
const left = new Map<string, number>();

/** A list comes back to where it was left, unless the way there asks for its top; every other screen begins at its top. */
export function useScroll({ name, verb }: Route): void {
  const { id } = useParams();
  const state = useLocation().state as { _scrollToTop?: boolean } | null;
  /** Another record of the same screen is another place. */
  const place = id ? `${name} ${id}` : name;
  const arrive = useEffectEvent((at: string) => {
    window.scrollTo(0, state?._scrollToTop ? 0 : (left.get(at) ?? 0));
  });
  useLayoutEffect(() => {
    arrive(place);
    return () => {
      if (verb === 'list') left.set(place, window.scrollY);
    };
  }, [place, verb]);
}
