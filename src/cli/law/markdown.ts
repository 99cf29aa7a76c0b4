import type { Certainty } from '../../domain/deadlines/rule';
import type { LimitCertainty } from '../../domain/limits/limit';

/** How sure a row of law is, as the page says it. */
export const CERTAINTY: Record<Certainty | LimitCertainty, string> = {
  verified: 'potwierdzone',
  computed: 'obliczone',
  statute: 'z ustawy',
  disputed: 'sporne',
  draft: 'projekt',
  unknown: 'jeszcze nieznane',
};

const cell = (text: string) => text.replaceAll('|', '\\|') || '–';
const row = (cells: string[]) => `| ${cells.map(cell).join(' | ')} |`;

/** A table in Markdown; an empty cell is shown as a dash. */
export const table = (heads: string[], rows: string[][]) =>
  [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n');
