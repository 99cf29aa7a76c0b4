import { useNotify } from 'ra-core';
import { useState } from 'react';
import { saidBy } from '../layout/Problem';
import { downloadPaper } from '../records/downloadPaper';

/** Fetches papers of a record; told in words when one cannot be had. `resource` is as addresses have it. */
export function usePaper(resource: string, id: string) {
  const notify = useNotify();
  const [drawing, setDrawing] = useState(false);

  async function fetchPaper(paper: string): Promise<void> {
    setDrawing(true);
    try {
      await downloadPaper(resource, id, paper);
    } catch (error) {
      notify(saidBy(error), { type: 'error' });
    } finally {
      setDrawing(false);
    }
  }

  return { fetchPaper, drawing };
}
