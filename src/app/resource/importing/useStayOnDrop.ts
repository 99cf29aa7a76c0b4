import { useEffect } from 'react';

/** A file that misses its field would be opened in place of the panel, and with it goes what was read. */
export function useStayOnDrop(): void {
  useEffect(() => {
    const keep = (event: DragEvent) => event.preventDefault();
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, []);
}
