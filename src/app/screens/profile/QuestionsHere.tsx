import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useNotify, useUpdate } from 'ra-core';
import { useState } from 'react';
import { companies } from '../../../../resources/companies';
import type { CompanyQuestion } from '../../../contract/questions';
import { formatDate } from '../../../lib/dates';
import { countOf } from '../../../lib/text';
import { saidBy } from '../../layout/Problem';
import { request } from '../../providers/request';
import { useMay } from '../../records/usePermit';
import { useTenant } from '../../tenant/useTenant';
import { PanelTheme } from '../../theme/PanelTheme';

/** What nobody has told of a company yet, answered in one click; until then what hangs on it is due perhaps. */
export function QuestionsHere({ company }: { company: RaRecord }) {
  const may = useMay();
  const id = String(company.id);
  const { data: questions = [] } = useQuery({
    queryKey: [companies.name, 'questions', id],
    queryFn: async ({ signal }) =>
      (await request<{ data: CompanyQuestion[] }>(`/api/companies/${id}/questions`, { signal })).json.data,
    enabled: may('edit', companies),
  });
  if (questions.length === 0) return null;
  return (
    <section className="panel below" aria-labelledby="company-questions">
      <div className="panel-head">
        <h2 id="company-questions">Do ustalenia: {countOf(questions.length, 'pytanie', 'pytania', 'pytań')}</h2>
      </div>
      <div className="panel-body">
        <p className="quiet">Od odpowiedzi zależą obowiązki, które do tego czasu są „być może”. Zadania z nich nie powstają.</p>
        <PanelTheme>
          {questions.map((question) => (
            <Question key={question.field} company={company} question={question} />
          ))}
          <AskClient company={id} questions={questions} />
        </PanelTheme>
      </div>
    </section>
  );
}

function Question({ company, question: { field, label, perhaps, sent_on } }: { company: RaRecord; question: CompanyQuestion }) {
  const notify = useNotify();
  const client = useQueryClient();
  const [update, { isPending }] = useUpdate();
  const [first, ...more] = perhaps;

  async function answer(value: boolean): Promise<void> {
    try {
      const params = { id: company.id, data: { [field]: value }, previousData: company };
      await update(companies.name, params, { returnPromise: true });
      await client.invalidateQueries({ queryKey: [companies.name] });
    } catch (error) {
      notify(saidBy(error), { type: 'error' });
    }
  }

  const button = (value: boolean) => (
    <Button
      size="small"
      variant="outlined"
      aria-label={`${label}: ${value ? 'tak' : 'nie'}`}
      aria-disabled={isPending}
      onClick={() => isPending || void answer(value)}
      sx={{ mr: 1 }}
    >
      {value ? 'Tak' : 'Nie'}
    </Button>
  );
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: 1,
        py: 1,
        borderTop: '1px solid var(--line)',
        '& h3, & p': { m: 0 },
      }}
    >
      <div>
        <h3>{label}?</h3>
        {first && (
          <p>
            Być może: <strong>{first.name}</strong> za {first.period}, do <span className="number">{formatDate(first.due)}</span>{' '}
            ({first.basis}){more.length > 0 && ` i jeszcze ${countOf(more.length, 'termin', 'terminy', 'terminów')}`}
          </p>
        )}
        {sent_on && <p className="quiet">Wysłano do klienta {formatDate(sent_on)}. Odpowiedź poznasz w ankietach.</p>}
      </div>
      <div>
        {button(true)}
        {button(false)}
      </div>
    </Box>
  );
}

/** Sends what was not sent yet to the client, in one bundle. */
function AskClient({ company, questions }: { company: string; questions: readonly CompanyQuestion[] }) {
  const tenant = useTenant();
  const notify = useNotify();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const left = questions.filter(({ sent_on }) => !sent_on).length;
  if (left === 0 || !tenant.has('surveys') || !tenant.switches.clientSurveys) return null;

  async function send(): Promise<void> {
    setBusy(true);
    try {
      await request(`/api/companies/${company}/questions`, { method: 'POST', body: {} });
      notify('Pytania są u klienta. Damy znać, gdy odpowie.', { type: 'success' });
      await client.invalidateQueries({ queryKey: [companies.name, 'questions', company] });
    } catch (error) {
      notify(saidBy(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="contained" size="small" aria-disabled={busy} onClick={() => busy || void send()} sx={{ mt: 2 }}>
      Zapytaj klienta ({countOf(left, 'pytanie', 'pytania', 'pytań')})
    </Button>
  );
}
