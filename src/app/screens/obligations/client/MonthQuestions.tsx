import { useState } from 'react';
import { monthAnswers } from '../../../../../resources/monthAnswers';
import { followsFrom, isMonthFact, MONTH_FACTS, type MonthFact } from '../../../../domain/deadlines/monthFacts';
import { formatDate } from '../../../../lib/dates';
import { OtherButton } from '../../../kit/buttons';
import { Panel } from '../../../kit/Panel';
import { useMay } from '../../../records/usePermit';
import { useToday } from '../../../records/useToday';
import { AskFirst } from '../../../resource/AskFirst';
import { useMonthAnswer } from '../useMonthAnswer';
import './client.css';

/** What is asked of one month of a company. */
export interface MonthAsked {
  company: string;
  /** Said where the questions of several companies stand together. */
  companyName?: string | undefined;
  fact: string;
  month: string;
  label: string;
  /** The day by which what hangs on the answer is due. */
  due: string;
}

type Known = MonthAsked & { fact: MonthFact };
const isKnown = (asked: MonthAsked): asked is Known => isMonthFact(asked.fact);

/** What a client alone knows of a month that is over: by their answer a term is theirs, or is none. */
export function MonthQuestions({ asking }: { asking: readonly MonthAsked[] }) {
  const { answer, busy } = useMonthAnswer('Dziękujemy, odpowiedź jest w biurze.');
  const [given, setGiven] = useState<{ asked: Known; value: boolean } | null>(null);
  const today = useToday();
  const mayAnswer = useMay()('create', monthAnswers);
  const known = asking.filter(isKnown);
  if (known.length === 0 || !mayAnswer) return null;
  return (
    <Panel title="Prosimy o odpowiedź">
      <ul className="client-duties">
        {known.map((asked) => (
          <li key={`${asked.company} ${asked.fact} ${asked.month}`} className="client-month-question">
            <div>
              {asked.companyName && <p className="quiet">{asked.companyName}</p>}
              <p>{asked.label}</p>
              <p className="quiet">
                {asked.due < today
                  ? `Od tego zależy, ${MONTH_FACTS[asked.fact].hangs}. Termin minął ${formatDate(asked.due)}, więc odpowiedz jak najszybciej.`
                  : `Od tego zależy, ${MONTH_FACTS[asked.fact].hangs}; termin to ${formatDate(asked.due)}.`}
              </p>
            </div>
            <div>
              {([true, false] as const).map((value) => (
                <OtherButton
                  key={String(value)}
                  aria-label={`${asked.label} ${value ? 'Tak' : 'Nie'}`}
                  aria-disabled={busy}
                  onClick={() => busy || setGiven({ asked, value })}
                >
                  {value ? 'Tak' : 'Nie'}
                </OtherButton>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {given && (
        <AskFirst
          title={given.value ? 'Odpowiedzieć: tak?' : 'Odpowiedzieć: nie?'}
          action={given.value ? 'Tak, odpowiadam' : 'Nie, odpowiadam'}
          onConfirm={() => answer(given.asked.company, given.asked, given.value)}
          onClose={() => setGiven(null)}
        >
          <p>{given.asked.label}</p>
          <p>
            {followsFrom(given.asked.fact, given.value)} Odpowiedź zostaje w „Moje decyzje” i tam ją cofniesz, dopóki biuro się
            nią nie zajęło.
          </p>
        </AskFirst>
      )}
    </Panel>
  );
}
