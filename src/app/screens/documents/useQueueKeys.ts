import { useEffect, useRef } from 'react';

type Press = Readonly<Record<'accept' | 'book' | 'return' | 'reject' | 'fix' | 'next' | 'previous' | 'company', () => void>>;

const keys: Readonly<Record<string, keyof Press>> = {
  p: 'accept',
  k: 'book',
  z: 'return',
  o: 'reject',
  e: 'fix',
  f: 'company',
  ArrowRight: 'next',
  ArrowLeft: 'previous',
};

/** Single keys decide while nothing is being typed; the person can switch them off. */
export function useQueueKeys(active: boolean, press: Press): void {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    if (!active) return undefined;
    const pressed = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.repeat ||
        target?.closest('input:not([type="checkbox"]), textarea, select, dialog, [contenteditable]')
      )
        return;
      const name = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!name) return;
      event.preventDefault();
      latest.current[name]();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [active]);
}
