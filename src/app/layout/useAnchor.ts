import { type MouseEvent, useState } from 'react';

/** Something that stands by the button which opens it: what goes on the button, and on what is opened. */
export function useAnchor(kind: 'menu' | 'dialog') {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return {
    close,
    opener: {
      'aria-haspopup': kind,
      'aria-expanded': anchor !== null,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
    },
    opened: { open: anchor !== null, anchorEl: anchor, onClose: close },
  };
}
