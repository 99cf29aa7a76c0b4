import { isDeepStrictEqual } from 'node:util';
import type { resources } from '../../../resources';
import type { RecordOf } from '../../schema';
import { guessTitle, type Intake } from './intake';

type Document = RecordOf<typeof resources.documents>;
type Reading = NonNullable<Intake['file']>;

/** What a document says of its invoice where nobody did. */
const defaults: Readonly<Record<string, unknown>> = { document_type: 'other', currency: 'PLN' };

/**
 * What a new reading of its file changes of a document: only what still stands as the earlier reading left it. What somebody wrote over it
 * stays. The month is told apart, for it may be closed by now.
 */
export function rereadValues(document: Document, before: Reading, after: Reading): Partial<Document> {
  const fields = Object.entries(after.invoice).filter(([key]) => key !== 'findings');
  const untouched = fields.filter(([key]) => {
    const was = before.invoice[key as keyof Reading['invoice']] ?? defaults[key] ?? null;
    return isDeepStrictEqual(document[key as keyof Document] ?? null, was);
  });
  const title = guessTitle({ company: null, item: null, file: before });
  const named = guessTitle({ company: null, item: null, file: after });
  return {
    ...Object.fromEntries(untouched),
    ...(named && document.title === title ? { title: named } : {}),
    findings: after.invoice.findings,
  };
}

/**
 * The month that a new reading tells where the document stands in another; it moves by itself only from the one that the earlier reading told.
 * Null where it is the same, or the document came late and was placed for that.
 */
export function rereadPeriod(document: Document, before: Reading, after: Reading): { period: string; moves: boolean } | null {
  const { period } = after;
  if (period === null || period === document.period || document.late_for !== null) return null;
  return { period, moves: document.period === before.period };
}
