import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { kinds } from '../../../contract/surveys/kinds';
import type { Question } from '../../../contract/surveys/question';
import type { QuestionResults } from '../../../contract/surveys/results';
import { formatDate } from '../../../lib/dates';
import { countOf } from '../../../lib/text';
import { OtherButton, QuietButton } from '../../kit/buttons';
import { Panel } from '../../kit/Panel';
import { useDeed } from '../../kit/useDeed';
import { PanelTable } from '../../layout/PanelTable';
import { Pending } from '../../layout/Pending';
import { openAnswer, request } from '../../providers/request';
import { keepAnswer } from '../../records/exportDownload';
import { officePath } from '../../routing/officePath';
import { ResultBars } from './ResultBars';
import { scrolled } from './scrolled';

const NpsChart = lazy(() => import('./NpsChart'));

interface Results {
  count: number;
  questions: Question[];
  data: QuestionResults[] | null;
}
interface Row {
  id: string;
  company: string | null;
  person: string | null;
  submitted_on: string | null;
  answers: Record<string, string>;
}

const views = { results: 'Wyniki', table: 'Odpowiedzi' } as const;
type View = keyof typeof views;

/** What was answered: counted, or one by one, or as a file. */
export function AnswersPart({ id, anonymous }: { id: string; anonymous: boolean }) {
  const [view, setView] = useState<View>('results');
  const results = useQuery({
    queryKey: ['surveys', 'results', id],
    queryFn: async () => (await request<Results>(`/api/surveys/${id}/results`)).json,
  });
  if (!results.data) return <Pending error={results.error} refetch={results.refetch} lines={5} panel={true} />;
  const { count, questions, data } = results.data;
  return (
    <Panel
      title={countOf(count, 'odpowiedź', 'odpowiedzi', 'odpowiedzi')}
      beside={
        data &&
        count > 0 && (
          <span className="survey-views">
            {Object.entries(views).map(([key, label]) => (
              <OtherButton key={key} size="small" aria-pressed={view === key} onClick={() => setView(key as View)}>
                {label}
              </OtherButton>
            ))}
            <Files id={id} />
          </span>
        )
      }
    >
      {data === null ? (
        <p className="panel-body">
          {anonymous && count > 0
            ? 'Odpowiedzi anonimowej ankiety pokażemy, gdy będą co najmniej trzy: przy mniejszej liczbie byłoby wiadomo, czyje są.'
            : 'Nikt jeszcze nie odpowiedział.'}
        </p>
      ) : count === 0 ? (
        <p className="panel-body quiet">Nikt jeszcze nie odpowiedział.</p>
      ) : view === 'results' ? (
        data.map((each) => {
          const question = questions.find(({ key }) => key === each.key);
          if (!question) return null;
          return (
            <div key={each.key}>
              <ResultBars question={question} results={each} />
              {question.type === 'nps' && (
                <Suspense fallback={null}>
                  <NpsChart question={question} results={each} />
                </Suspense>
              )}
            </div>
          );
        })
      ) : (
        <Table id={id} anonymous={anonymous} />
      )}
    </Panel>
  );
}

function Table({ id, anonymous }: { id: string; anonymous: boolean }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['surveys', 'answers', id],
    queryFn: async () => (await request<{ questions: Question[]; data: Row[] | null }>(`/api/surveys/${id}/answers`)).json,
  });
  if (!data) return <Pending error={error} refetch={refetch} lines={5} />;
  const asked = data.questions.filter(({ type }) => type === 'calculated' || !kinds[type].isSilent);
  return (
    <div className="survey-lines survey-table" {...scrolled}>
      <PanelTable>
        <TableHead>
          <TableRow>
            <TableCell scope="col">Odpowiedź</TableCell>
            {asked.map(({ key, label }) => (
              <TableCell component="th" key={key} scope="col">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {(data.data ?? []).map((row, at) => (
            <TableRow key={row.id}>
              <TableCell component="th" scope="row">
                <Link className="value-link" to={officePath('survey-responses.show', { id: row.id })}>
                  {anonymous ? `Odpowiedź ${at + 1}` : (row.company ?? row.person ?? `Odpowiedź ${at + 1}`)}
                </Link>
                {row.submitted_on && <span className="quiet number"> {formatDate(row.submitted_on)}</span>}
              </TableCell>
              {asked.map(({ key }) => (
                <TableCell key={key}>{row.answers[key] ?? ''}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </PanelTable>
    </div>
  );
}

function Files({ id }: { id: string }) {
  const { deed, doingIn } = useDeed();
  const fetchFile = (format: 'csv' | 'xlsx') =>
    deed(async () => keepAnswer(await openAnswer(`/api/surveys/${id}/answers/export?format=${format}`), `odpowiedzi.${format}`), {
      row: format,
    });
  return (['csv', 'xlsx'] as const).map((format) => (
    <QuietButton key={format} size="small" aria-disabled={doingIn(format)} onClick={() => void fetchFile(format)}>
      Pobierz {format.toUpperCase()}
    </QuietButton>
  ));
}
