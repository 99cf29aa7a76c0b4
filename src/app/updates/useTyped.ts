import { useEffect, useRef } from 'react';

/** Something that a person writes into; what only looks for things is not. */
const written = 'input:not([type=search]), textarea, select, [contenteditable=true]';

/** Answers whether anything was typed or chosen on the screen at hand since it was opened, whatever form it is in. */
export function useTyped(): () => boolean {
  const typedAt = useRef<string | null>(null);
  useEffect(() => {
    const typed = ({ target }: Event) => {
      if (target instanceof Element && target.closest(written)) typedAt.current = location.pathname;
    };
    document.addEventListener('input', typed);
    return () => document.removeEventListener('input', typed);
  }, []);
  return () => typedAt.current === location.pathname;
}
