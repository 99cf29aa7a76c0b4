import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Question } from '../../../contract/surveys/question';
import type { QuestionResults } from '../../../contract/surveys/results';
import { formatMoney, formatNumber } from '../../../lib/money';
import { Shares } from '../../kit/Shares';
import { PanelTable } from '../../layout/PanelTable';
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
      {counts && <Shares rows={counts.map(({ label, count }) => ({ key: label, label, count }))} of={answered} />}
      {lines && lines.length > 0 && (
        <div className="survey-lines" {...scrolled}>
          <PanelTable>
            <TableHead>
              <TableRow>
                <TableCell scope="col">{question.type === 'ranking' ? 'Pozycja' : 'Wiersz'}</TableCell>
                {question.options.map(({ value, label }, at) => (
                  <TableCell component="th" key={value} scope="col">
                    {question.type === 'ranking' ? `${at + 1}. miejsce` : label}
                  </TableCell>
                ))}
                {question.type === 'ranking' && <TableCell scope="col">Średnie miejsce</TableCell>}
              </TableRow>
            </TableHead>
            <TableBody>
              {lines.map((line) => (
                <TableRow key={line.label}>
                  <TableCell component="th" scope="row">
                    {line.label}
                  </TableCell>
                  {line.counts.map((count, at) => (
                    <TableCell key={question.options[at]?.value ?? at} className="number">
                      {count}
                    </TableCell>
                  ))}
                  {question.type === 'ranking' && (
                    <TableCell className="number">{line.mean === null ? '—' : shown(line.mean, false)}</TableCell>
                  )}
                </TableRow>
              ))}
            </TableBody>
          </PanelTable>
        </div>
      )}
    </section>
  );
}
