import { useWatch } from 'react-hook-form';
import { LINE_FIELDS, type LineSubject } from '../../../domain/deadlines/timeLine';
import { PreviewPanel } from '../companies/PreviewPanel';
import { usePreview } from '../companies/usePreview';

type Values = Readonly<Record<string, unknown>>;

/** Something that a line says, or a day it says it from: before that there is nothing to ask about. */
function saysSomething(line: Values): boolean {
  const facts: readonly string[] = LINE_FIELDS[line.subject as LineSubject] ?? [];
  return Boolean(line.company_id) && [...facts, 'valid_from'].some((key) => (line[key] ?? null) !== null);
}

/** What the line that is being typed would change, before it is saved. */
export function LinePreview({ id }: { id?: string }) {
  const line = useWatch() as Values;
  const asked = usePreview('/api/profile-lines/preview', saysSomething(line) ? { ...line, ...(id ? { id } : {}) } : null);
  return (
    <PreviewPanel {...asked} idle="Gdy wpiszesz zmianę, zobaczysz tu przed zapisem, które obowiązki dojdą, a które odpadną." />
  );
}
