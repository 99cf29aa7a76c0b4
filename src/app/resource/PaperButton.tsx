import { useNotify } from 'ra-core';
import { useState } from 'react';
import { Icon } from '../layout/Icon';
import { saidBy } from '../layout/Problem';
import { downloadPaper } from './downloadPaper';

interface PaperButtonProps {
  /** Of the resource, as addresses have it. */
  resource: string;
  id: string;
  paper: string;
  label: string;
  /** Whose it is, where several of them stand together. */
  of?: string;
}

/** Fetches one paper of a record; told in words when it cannot be had. */
export function PaperButton({ resource, id, paper, label, of }: PaperButtonProps) {
  const notify = useNotify();
  const [drawing, setDrawing] = useState(false);

  async function fetchPaper(): Promise<void> {
    setDrawing(true);
    try {
      await downloadPaper(resource, id, paper);
    } catch (error) {
      notify(saidBy(error), { type: 'error' });
    } finally {
      setDrawing(false);
    }
  }

  const said = drawing ? 'Przygotowuję PDF…' : `${label} (PDF)`;
  return (
    <button
      type="button"
      className="quiet-button"
      aria-label={of && `${said}: ${of}`}
      aria-disabled={drawing}
      onClick={() => drawing || void fetchPaper()}
    >
      <Icon name="file" size={18} />
      {said}
    </button>
  );
}
