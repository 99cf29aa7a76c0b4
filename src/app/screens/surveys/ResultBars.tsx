import type { Question } from '../../../contract/surveys/question';
import type { QuestionResults } from '../../../contract/surveys/results';
import { formatMoney, formatNumber } from '../../../lib/money';
import { scrolled } from './scrolled';
import './surveys.css';

const shown = (value: number, money: boolean) => (money ? formatMoney(Math.round(value)) : formatNumber(value));

/** How often each answer was given, as bars whose numbers say it all without them. */
export function ResultBars({ question, results }: { question: Question; results: QuestionResults }) {
  const { answered, counts, average, nps, isMoney, lines } = results;
  return (
    <section className="survey-result" aria-label={question.label}>
      <h3>{question.label}</h3>
      <p className="quiet">
        Odpowiedziało: <span className="number">{answered}</span>
        {average !== null && (
          <>
            {' · średnia: '}
            <strong className="number">{shown(average, isMoney)}</strong>
          </>
        )}
        {nps !== null && (
          <>
            {' · NPS: '}
            <strong className="number">{nps > 0 ? `+${nps}` : nps}</strong>
          </>
        )}
      </p>
      {counts && (
        <ul className="survey-bars">
          {counts.map(({ label, count }) => {
            const share = answered === 0 ? 0 : count / answered;
            return (
              <li key={label}>
                <span>{label}</span>
                <span className="number">
                  {count} <span className="quiet">({Math.round(share * 100)}%)</span>
                </span>
                <span className="survey-bar" aria-hidden="true">
                  <span style={{ width: `${share * 100}%` }} />
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {lines && lines.length > 0 && (
        <div className="survey-lines" {...scrolled}>
          <table>
            <thead>
              <tr>
                <th scope="col">{question.type === 'ranking' ? 'Pozycja' : 'Wiersz'}</th>
                {question.options.map(({ value, label }, at) => (
                  <th key={value} scope="col">
                    {question.type === 'ranking' ? `${at + 1}. miejsce` : label}
                  </th>
                ))}
                {question.type === 'ranking' && <th scope="col">Średnie miejsce</th>}
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.label}>
                  <th scope="row">{line.label}</th>
                  {line.counts.map((count, at) => (
                    <td key={question.options[at]?.value ?? at} className="number">
                      {count}
                    </td>
                  ))}
                  {question.type === 'ranking' && (
                    <td className="number">{line.mean === null ? '—' : shown(line.mean, false)}</td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
