import type { Certainty } from '../../domain/deadlines/rule';
import { LIMIT_CERTAINTY } from '../../domain/limits/describe';
import type { LimitCertainty } from '../../domain/limits/limit';

/** How sure a row of law is, as the page says it. */
export const CERTAINTY: Record<Certainty | LimitCertainty, string> = { ...LIMIT_CERTAINTY, disputed: 'sporne' };

const cell = (text: string) => text.replaceAll('|', '\\|') || '–';
const row = (cells: string[]) => `| ${cells.map(cell).join(' | ')} |`;

/** A table in Markdown; an empty cell is shown as a dash. */
export const table = (heads: string[], rows: string[][]) =>
  [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n');
