import { useEffect, useState } from 'react';

/** A text that has not changed for a while, so that a list is not asked for at every letter. */
export function useDebouncedText(text: string, milliseconds = 250): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return debounced;
}
