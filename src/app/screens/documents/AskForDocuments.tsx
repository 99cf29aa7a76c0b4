import { type RaRecord, useGetList, useGetMany } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { resources } from '../../../../resources';
import { mostAsked } from '../../../contract/documentRequests';
import { addDays, addMonths, formatMonth, isMonth, monthOf, toWarsaw } from '../../../lib/dates';
import { countOf } from '../../../lib/text';
import { DateBox } from '../../fields/dates/DateBox';
import { type Picked, RecordPicker } from '../../fields/RecordPicker';
import { SelectBox } from '../../fields/SelectBox';
import { TextBox } from '../../fields/TextBox';
import { MainButton, OtherButton } from '../../kit/buttons';
import { useDeed } from '../../kit/useDeed';
import { Page } from '../../layout/Page';
import { finished, isBegun } from '../../providers/begunJobs';
import { request } from '../../providers/request';
import { useUser } from '../../session/useSession';
import { PanelTheme } from '../../theme/PanelTheme';
import type { AskedOf } from './AskPicked';
import { ExpectedPapers } from './ExpectedPapers';
import { useExpectedPapers } from './useExpectedPapers';
import './documents.css';

interface Answer {
  made: string[];
  skipped: { id: string; title: string; why: string }[];
}

/** Asks one company or many for a month's documents: by each one's profile, or by a template of the office's. */
export default function AskForDocuments() {
  const [query] = useSearchParams();
  const { id: me } = useUser();
  const { deed, doing } = useDeed({ changes: 'all', waits: false });
  const today = toWarsaw(new Date()).slice(0, 10);
  const [picked, setPicked] = useState<readonly Picked[] | null>(null);
  const handed = useLocation().state as AskedOf | null;
  const one = query.get('company_id');
  const given = one ? [one] : (handed?.companies ?? []);
  const { data: named } = useGetMany<RaRecord>('companies', { ids: given }, { enabled: given.length > 0 });
  const companies = picked ?? (named ?? []).filter(Boolean).map(({ id, title }) => ({ id: String(id), title: String(title) }));
  const {
    data: mine,
    total = 0,
    isFetching,
  } = useGetList<RaRecord>('companies', {
    filter: { owner_id: me, status: 'active' },
    sort: { field: 'title', order: 'ASC' },
    pagination: { page: 1, perPage: mostAsked },
  });
  const { data: templates } = useGetList<RaRecord>('document-request-templates', {
    filter: { active: true },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  const [period, setPeriod] = useState(query.get('period') ?? addMonths(monthOf(today), -1));
  const [due, setDue] = useState(addDays(today, 5));
  const [template, setTemplate] = useState('');
  const [message, setMessage] = useState('');
  const expected = useExpectedPapers(
    companies.map(({ id }) => id),
    period,
  );
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [answer, setAnswer] = useState<Answer | null>(null);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (doing) return;
    setFaults({});
    const body = {
      company_ids: companies.map(({ id }) => id),
      period,
      due_date: due,
      message: message.trim() || null,
      template_id: template || null,
      ...expected.body,
    };
    await deed(
      async () => {
        const answered = await request<{ data: Answer }>('/api/document-requests/ask', { method: 'POST', body });
        const told = isBegun(answered) ? ((await finished(answered.json)).result as Answer) : answered.json.data;
        setAnswer(told);
        return told.made.length > 0 ? `Wysłano: ${countOf(told.made.length, 'prośba', 'prośby', 'próśb')}` : null;
      },
      { faults: setFaults },
    );
  }

  return (
    <Page lead="Każda firma dostanie listę dopasowaną do jej profilu albo do wybranego wzoru. Kto ma już prośbę za ten miesiąc, nie dostanie drugiej.">
      <form className="panel" aria-label="Prośba o dokumenty" onSubmit={(event) => void send(event)} noValidate>
        <div className="panel-body fields">
          <PanelTheme>
            <RecordPicker
              label="Firmy"
              multiple
              resource={resources.companies}
              picked={companies}
              onPick={setPicked}
              input={{ required: true, error: Boolean(faults.company_ids), helperText: faults.company_ids }}
            />
          </PanelTheme>
          <p>
            <OtherButton
              size="small"
              disabled={isFetching || !mine?.length}
              onClick={() => setPicked((mine ?? []).map(({ id, title }) => ({ id: String(id), title: String(title) })))}
            >
              Wszystkie moje aktywne firmy{mine ? ` (${mine.length})` : ''}
            </OtherButton>
            {total > mostAsked && (
              <span className="quiet">
                {' '}
                To pierwsze {mostAsked} z {total}: o resztę poproś osobno.
              </span>
            )}
          </p>
          <div className="fields two">
            <DateBox
              kind="month"
              label="Za miesiąc"
              required={true}
              value={period}
              error={Boolean(faults.period)}
              helperText={faults.period}
              onChange={setPeriod}
            />
            <DateBox
              kind="date"
              label="Termin"
              required={true}
              value={due}
              error={Boolean(faults.due_date)}
              helperText={faults.due_date}
              onChange={setDue}
            />
          </div>
          <SelectBox
            label="O co prosimy"
            empty="Zwykła lista według profilu firmy"
            value={template}
            options={(templates ?? []).map(({ id, name }) => [String(id), `Wzór: ${name}`])}
            hint={
              <>
                Własne listy ułożysz we{' '}
                <Link className="value-link" to="/dashboard/document-request-templates">
                  wzorach próśb
                </Link>
                .
              </>
            }
            onChange={setTemplate}
          />
          <ExpectedPapers papers={expected.papers} taken={expected.taken} onTake={expected.take} />
          <TextBox label="Wiadomość dla klienta (nieobowiązkowa)" rows={4} value={message} onChange={setMessage} />
          <div className="document-decisions">
            <MainButton type="submit" aria-disabled={doing}>
              {doing ? 'Wysyłanie…' : `Wyślij prośby za ${isMonth(period) ? formatMonth(period) : '…'}`}
            </MainButton>
            <OtherButton component={Link} to="/dashboard/document-requests">
              Anuluj
            </OtherButton>
          </div>
          {answer && <Result answer={answer} />}
        </div>
      </form>
    </Page>
  );
}

function Result({ answer: { made, skipped } }: { answer: Answer }) {
  return (
    <div role="status">
      <p>
        Wysłano {countOf(made.length, 'prośbę', 'prośby', 'próśb')}.{' '}
        <Link className="value-link" to="/dashboard/document-requests">
          Zobacz prośby
        </Link>
      </p>
      {skipped.length > 0 && (
        <>
          <p>Pominięto:</p>
          <ul>
            {skipped.map(({ id, title, why }) => (
              <li key={id}>
                {title}: {why}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
