import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useUpdate } from 'ra-core';
import { useState } from 'react';
import { companies } from '../../../../resources/companies';
import type { CompanyQuestion } from '../../../contract/questions';
import { formatDate } from '../../../lib/dates';
import { countOf } from '../../../lib/text';
import { OtherButton } from '../../kit/buttons';
import { Panel } from '../../kit/Panel';
import { useDeed } from '../../kit/useDeed';
import { request } from '../../providers/request';
import { useMay } from '../../records/usePermit';
import { ConfirmDialog } from '../../resource/ConfirmDialog';
import { PanelTheme } from '../../theme/PanelTheme';
import { useMonthAnswer } from '../obligations/useMonthAnswer';
import { SurveysOff, useClientSurveys } from './SurveysOff';

/** Questions at first; a company has some thirty on its first day. */
const shown = 5;

/** What nobody has told of a company yet, answered in one click; until then what hangs on it is due perhaps. */
export function QuestionsHere({ company }: { company: RaRecord }) {
  const may = useMay();
  const [all, setAll] = useState(false);
  const id = String(company.id);
  const { data: questions = [] } = useQuery({
    queryKey: [companies.name, 'questions', id],
    queryFn: async ({ signal }) =>
      (await request<{ data: CompanyQuestion[] }>(`/api/companies/${id}/questions`, { signal })).json.data,
    enabled: may('edit', companies),
  });
  if (questions.length === 0) return null;
  const ofCard = questions.filter(({ month }) => month === null);
  const freeing = ofCard.filter(({ no_binds }) => !no_binds);
  return (
    <Panel below={true} title={`Do ustalenia: ${countOf(questions.length, 'pytanie', 'pytania', 'pytań')}`}>
      <div className="panel-body">
        <p className="quiet">Od odpowiedzi zależą obowiązki, które do tego czasu są „być może”. Zadania z nich nie powstają.</p>
        <PanelTheme>
          {(all ? questions : questions.slice(0, shown)).map((question) => (
            <Question key={`${question.field} ${question.month ?? ''}`} company={company} question={question} />
          ))}
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 2 }}>
            {!all && questions.length > shown && (
              <OtherButton size="small" onClick={() => setAll(true)}>
                Pokaż wszystkie ({questions.length})
              </OtherButton>
            )}
            <AskClient company={id} questions={ofCard} />
            {freeing.length > 1 && <NoToTheRest company={company} questions={freeing} />}
          </Stack>
        </PanelTheme>
        <SurveysOff className="quiet" />
      </div>
    </Panel>
  );
}

function Question({ company, question }: { company: RaRecord; question: CompanyQuestion }) {
  const { field, month, label, perhaps, sent_on } = question;
  const onCard = useAnswer(company);
  const ofMonth = useMonthAnswer('Zapisano odpowiedź');
  const isPending = onCard.doing || ofMonth.busy;
  const answer = (value: boolean) =>
    month === null ? onCard.answer({ [field]: value }) : ofMonth.answer(String(company.id), { fact: field, month }, value);
  const [first, ...more] = perhaps;

  const button = (value: boolean) => (
    <OtherButton
      size="small"
      aria-label={`${label} ${value ? 'Tak' : 'Nie'}`}
      aria-disabled={isPending}
      onClick={() => isPending || void answer(value)}
    >
      {value ? 'Tak' : 'Nie'}
    </OtherButton>
  );
  return (
    <Box
      sx={{
        // The answers stand in one column, however long a question is.
        display: 'grid',
        gridTemplateColumns: { sm: 'minmax(0, 1fr) auto' },
        alignItems: 'center',
        gap: { xs: 1, sm: 2 },
        py: 1,
        borderTop: '1px solid var(--line)',
        '& h3, & p': { m: 0 },
      }}
    >
      <div>
        <h3>{label}</h3>
        {first && (
          <p>
            Być może: <strong>{first.name}</strong> za {first.period}, do <span className="number">{formatDate(first.due)}</span>{' '}
            ({first.basis}){more.length > 0 && ` i jeszcze ${countOf(more.length, 'termin', 'terminy', 'terminów')}`}
          </p>
        )}
        {sent_on && <p className="quiet">Wysłano do klienta {formatDate(sent_on)}. Odpowiedź poznasz w ankietach.</p>}
      </div>
      <Stack direction="row" sx={{ gap: 1 }}>
        {button(true)}
        {button(false)}
      </Stack>
    </Box>
  );
}

/** Writes answers to the company's card; what can't be written is said. */
function useAnswer(company: RaRecord) {
  const { deed, doing } = useDeed({ changes: [companies.name] });
  const [update] = useUpdate();
  const answer = (data: Readonly<Record<string, boolean>>) =>
    deed(async () => {
      await update(companies.name, { id: company.id, data, previousData: company }, { returnPromise: true });
    });
  return { answer, doing };
}

/** Most of what is asked concerns few companies: once those few are answered, the rest is one press, after a look at what it says. */
function NoToTheRest({ company, questions }: { company: RaRecord; questions: readonly CompanyQuestion[] }) {
  const [asking, setAsking] = useState(false);
  const { answer } = useAnswer(company);
  const count = countOf(questions.length, 'pytanie', 'pytania', 'pytań');
  return (
    <>
      <OtherButton size="small" onClick={() => setAsking(true)}>
        „Nie” na {count}
      </OtherButton>
      {asking && (
        <ConfirmDialog
          title={`Odpowiedzieć „nie” na ${count}?`}
          action="Odpowiedz „nie”"
          onConfirm={() => answer(Object.fromEntries(questions.map(({ field }) => [field, false])))}
          onClose={() => setAsking(false)}
        >
          <p>Obowiązki, które od nich zależą, znikną z listy. Odpowiedź można zmienić na karcie firmy.</p>
          <ul>
            {questions.map(({ field, label }) => (
              <li key={field}>{label}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Sends what was not sent yet to the client, in one bundle. */
function AskClient({ company, questions }: { company: string; questions: readonly CompanyQuestion[] }) {
  const canAsk = useClientSurveys();
  const { deed, doing } = useDeed({ changes: [companies.name] });
  const left = questions.filter(({ sent_on }) => !sent_on).length;
  if (left === 0 || !canAsk) return null;

  const send = () =>
    deed(async () => {
      await request(`/api/companies/${company}/questions`, { method: 'POST', body: {} });
      return 'Pytania są u klienta. Damy znać, gdy odpowie.';
    });

  return (
    <OtherButton size="small" aria-disabled={doing} onClick={() => doing || void send()}>
      Zapytaj klienta ({countOf(left, 'pytanie', 'pytania', 'pytań')})
    </OtherButton>
  );
}
