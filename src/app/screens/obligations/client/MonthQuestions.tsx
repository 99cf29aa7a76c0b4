import { monthAnswers } from '../../../../../resources/monthAnswers';
import type { Duty } from '../../../../contract/obligations';
import { formatDate } from '../../../../lib/dates';
import { OtherButton } from '../../../kit/buttons';
import { Panel } from '../../../kit/Panel';
import { useMay } from '../../../records/usePermit';
import { useMonthAnswer } from '../useMonthAnswer';

/** What a client alone knows of a month that is over: by their answer a term is theirs, or is none. */
export function MonthQuestions({ company, duties }: { company: string; duties: readonly Duty[] }) {
  const { answer, busy } = useMonthAnswer(company, 'Dziękujemy, odpowiedź jest w biurze.');
  const mayAnswer = useMay()('create', monthAnswers);
  const asking = duties.flatMap(({ key, month_question, due }) => (month_question ? [{ key, due, ...month_question }] : []));
  if (asking.length === 0 || !mayAnswer) return null;
  return (
    <Panel title="Prosimy o odpowiedź">
      <ul className="client-duties">
        {asking.map(({ key, due, fact, month, label }) => (
          <li key={key} className="client-month-question">
            <div>
              <p>{label}</p>
              <p className="quiet">Od tego zależy, czy biuro wyśle za ten miesiąc informację do urzędu, do {formatDate(due)}.</p>
            </div>
            <div>
              {([true, false] as const).map((value) => (
                <OtherButton
                  key={String(value)}
                  aria-label={`${label} ${value ? 'Tak' : 'Nie'}`}
                  aria-disabled={busy}
                  onClick={() => void answer({ fact, month }, value)}
                >
                  {value ? 'Tak' : 'Nie'}
                </OtherButton>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
