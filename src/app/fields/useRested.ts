import { useEffect, useState } from 'react';

/** A text once it has rested for a while, so that a list is not asked for at every letter. */
export function useRested(text: string, milliseconds = 250): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return rested;
}
