import { type RaRecord, useNotify } from 'ra-core';
import { useState } from 'react';
import type { Resource } from '../../schema';
import { Icon } from '../layout/Icon';
import { saidBy } from '../layout/Problem';
import { downloadPaper } from './downloadPaper';

/** What a record can be printed as, a button each. */
export function PaperButtons({ resource, record }: { resource: Resource; record: RaRecord }) {
  const notify = useNotify();
  const [drawing, setDrawing] = useState<string | null>(null);

  async function fetchPaper(name: string): Promise<void> {
    setDrawing(name);
    try {
      await downloadPaper(resource.name, String(record.id), name);
    } catch (error) {
      notify(saidBy(error), { type: 'error' });
    } finally {
      setDrawing(null);
    }
  }

  return Object.entries(resource.papers ?? {}).map(([name, label]) => (
    <button
      key={name}
      type="button"
      className="quiet-button"
      aria-disabled={drawing !== null}
      onClick={() => drawing ?? void fetchPaper(name)}
    >
      <Icon name="file" size={18} />
      {drawing === name ? 'Przygotowuję PDF…' : `${label} (PDF)`}
    </button>
  ));
}
