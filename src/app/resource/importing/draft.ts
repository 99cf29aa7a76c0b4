import { useState } from 'react';
import type { ReadTable } from '../../../contract/imports';
import type { DayOrder } from '../../../lib/dayOrder';
import type { Resource } from '../../../schema';
import { keepDraft, readDraft } from '../../session/drafts';
import type { FoundDays } from './days';
import type { Match } from './match';
import type { Same } from './same';

/** What was begun and is not loaded yet: it outlives a wrong file, the back button and a reload of the tab, and ends with a logout. */
export interface ImportDraft {
  pasted: string;
  /** What the file is called; empty for what was pasted. */
  fileName: string;
  table: ReadTable | null;
  match: Match;
  /** What all rows get besides; none of a draft of an earlier version. */
  same?: Same;
  /** Which figure of its days is the day, where only the person could say. */
  days?: DayOrder | undefined;
  /** What columns of days were found to be while more rows of them were there. */
  found?: FoundDays | undefined;
  /** The person said in which order names are written whose heading doesn't tell it. */
  saidNames?: boolean | undefined;
}

const nothing: ImportDraft = { pasted: '', fileName: '', table: null, match: [], same: {} };

export function useImportDraft({ name }: Resource) {
  const place = `import.${name}`;
  const [draft, setDraft] = useState(() => readDraft<ImportDraft>(place) ?? nothing);
  const keep = (next: ImportDraft) => {
    setDraft(next);
    keepDraft(place, next === nothing ? null : next);
  };
  return { draft, change: (part: Partial<ImportDraft>) => keep({ ...draft, ...part }), forget: () => keep(nothing) };
}
