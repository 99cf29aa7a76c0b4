import type { RaRecord } from 'ra-core';
import type { Resource } from '../../../schema';
import { usePaper } from '../usePaper';
import type { Act } from './act';

/** What a record can be printed as. */
export function usePaperActs({ name, papers = {} }: Resource, record: RaRecord): Act[] {
  const { fetchPaper, drawing } = usePaper(name, String(record.id));
  return Object.entries(papers).map(([paper, label]) => ({
    label: `${label} (PDF)`,
    icon: 'file',
    busy: drawing,
    press: () => void fetchPaper(paper),
  }));
}
