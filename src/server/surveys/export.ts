import { kinds } from '../../contract/surveys/kinds';
import type { Export } from '../records/export';
import type { ExportColumn } from '../records/exportColumns';
import type { Answer } from '../records/reading';
import type { Answered, AnswerRow } from './results';

/** The answers as a file: a column a question; of an anonymous survey nothing but the answers. */
export function exportOf({ survey, questions }: Answered, rows: readonly AnswerRow[]): Pick<Export, 'columns' | 'rows'> {
  const column = (key: string, title: string, of: (row: AnswerRow) => string): ExportColumn => ({
    key,
    title,
    field: null,
    currency: null,
    value: (record) => of(record as unknown as AnswerRow),
    text: (record) => of(record as unknown as AnswerRow),
  });
  const who = survey.anonymous
    ? []
    : [
        column('company', 'Firma', ({ company }) => company ?? ''),
        column('person', 'Osoba', ({ person }) => person ?? ''),
        column('submitted_at', 'Wysłano', ({ submitted_at }) => submitted_at ?? ''),
      ];
  const asked = questions.filter(({ type }) => type === 'calculated' || !kinds[type].isSilent);
  return {
    columns: [...who, ...asked.map(({ key, label }) => column(key, label, ({ answers }) => answers[key] ?? ''))],
    async *rows() {
      yield rows as unknown as Answer[];
    },
  };
}
