import type { ComponentType } from 'react';
import type { QuestionType } from '../../../../domain/surveys/words';
import { formatGrosze } from '../../../../lib/money';
import type { AnswerProps } from './answer';
import { ChosenAnswer, DropdownAnswer } from './ChosenAnswer';
import { FileAnswer } from './FileAnswer';
import { dateLine, line } from './LineAnswer';
import { MatrixAnswer } from './MatrixAnswer';
import { ConsentAnswer, numbers, radios } from './RadioAnswer';
import { RankingAnswer } from './RankingAnswer';
import { Signature } from './Signature';
import { SpanAnswer } from './SpanAnswer';

const Nothing = () => null;
const yesNo = [
  { value: true, label: 'Tak' },
  { value: false, label: 'Nie' },
];

/** How each type of question is answered. */
export const answerInputs: Readonly<Record<QuestionType, ComponentType<AnswerProps>>> = {
  short_text: line(),
  long_text: line({ rows: 5, longest: 4_000 }),
  single: ChosenAnswer,
  multi: ChosenAnswer,
  dropdown: DropdownAnswer,
  yes_no: radios(yesNo),
  number: line({ mode: 'decimal' }),
  money: line({ mode: 'decimal', show: formatGrosze }),
  date: dateLine('date'),
  month: dateLine('month'),
  period: SpanAnswer,
  scale5: radios(numbers(1, 5)),
  nps: radios(numbers(0, 10)),
  ranking: RankingAnswer,
  matrix: MatrixAnswer,
  file: FileAnswer,
  nip: line({ mode: 'numeric' }),
  pesel: line({ mode: 'numeric' }),
  bank_account: line({ mode: 'numeric' }),
  phone: line({ type: 'tel', mode: 'tel', complete: 'tel' }),
  email: line({ type: 'email', mode: 'email', complete: 'email' }),
  signature: Signature,
  consent: ConsentAnswer,
  statement: Nothing,
  calculated: Nothing,
};

/** Types answered in one box, which the question's words can label; the rest are groups. */
export const singleBoxes: ReadonlySet<QuestionType> = new Set<QuestionType>([
  'short_text',
  'long_text',
  'dropdown',
  'number',
  'money',
  'date',
  'month',
  'nip',
  'pesel',
  'bank_account',
  'phone',
  'email',
]);
