import { type RefObject, useEffect, useRef, useState } from 'react';

interface Disclosure<B extends HTMLElement> {
  open: boolean;
  toggle: () => void;
  close: () => void;
  /** On the element that holds the button and what it opens. */
  box: RefObject<B | null>;
  /** On the button. */
  button: RefObject<HTMLButtonElement | null>;
}

/** Something a button opens beside itself: Escape closes it and gives the focus back, a press or focus elsewhere closes it. */
export function useDisclosure<B extends HTMLElement = HTMLDivElement>(): Disclosure<B> {
  const [open, setOpen] = useState(false);
  const box = useRef<B>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const away = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('focusin', away);
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('focusin', away);
      document.removeEventListener('keydown', leave);
    };
  }, [open]);

  return { open, toggle: () => setOpen(!open), close: () => setOpen(false), box, button };
}
