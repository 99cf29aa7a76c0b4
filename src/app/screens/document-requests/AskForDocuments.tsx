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
import { officePath } from '../../routing/officePath';
import { useUser } from '../../session/useSession';
import { PanelTheme } from '../../theme/PanelTheme';
import type { AskedOf } from '../documents/AskPicked';
import { ExpectedPapers } from '../documents/ExpectedPapers';
import { useExpectedPapers } from '../documents/useExpectedPapers';
import '../documents/documents.css';

interface Answer {
  made: string[];
  skipped: { id: string; title: string; why: string }[];
}

/** Asks one company or many for a month's documents: by each one's profile, or by a template of the office's. */
export default function AskForDocuments() {
  const [query] = useSearchParams();
  const today = toWarsaw(new Date()).slice(0, 10);
  const { companies, pick } = useAsked();
  const [period, setPeriod] = useState(query.get('period') ?? addMonths(monthOf(today), -1));
  const [due, setDue] = useState(addDays(today, 5));
  const [template, setTemplate] = useState('');
  const [message, setMessage] = useState('');
  const expected = useExpectedPapers(
    companies.map(({ id }) => id),
    period,
  );
  const { ask, doing, faults, answer } = useAsking();

  function send(event: FormEvent): void {
    event.preventDefault();
    void ask({
      company_ids: companies.map(({ id }) => id),
      period,
      due_date: due,
      message: message.trim() || null,
      template_id: template || null,
      ...expected.body,
    });
  }

  return (
    <Page lead="Każda firma dostanie listę dopasowaną do jej profilu albo do wybranego wzoru. Kto ma już prośbę za ten miesiąc, nie dostanie drugiej.">
      <form className="panel" aria-label="Prośba o dokumenty" onSubmit={send} noValidate>
        <div className="panel-body fields">
          <PanelTheme>
            <RecordPicker
              label="Firmy"
              multiple
              reference={resources.companies}
              picked={companies}
              onPick={pick}
              input={{ required: true, error: Boolean(faults.company_ids), helperText: faults.company_ids }}
            />
          </PanelTheme>
          <AllMine onPick={pick} />
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
          <TemplateChoice value={template} onChange={setTemplate} />
          <ExpectedPapers papers={expected.papers} taken={expected.taken} onTake={expected.take} />
          <TextBox label="Wiadomość dla klienta (nieobowiązkowa)" rows={4} value={message} onChange={setMessage} />
          <div className="document-decisions">
            <MainButton type="submit" aria-disabled={doing}>
              {doing ? 'Wysyłanie…' : `Wyślij prośby za ${isMonth(period) ? formatMonth(period) : '…'}`}
            </MainButton>
            <OtherButton component={Link} to={officePath('document-requests.list')}>
              Anuluj
            </OtherButton>
          </div>
          {answer && <Result answer={answer} />}
        </div>
      </form>
    </Page>
  );
}

const asPicked = ({ id, title }: RaRecord): Picked => ({ id: String(id), title: String(title) });

/** The companies that are asked: those of the address or of a list, until others are picked. */
function useAsked() {
  const [query] = useSearchParams();
  const handed = useLocation().state as AskedOf | null;
  const [picked, setPicked] = useState<readonly Picked[] | null>(null);
  const one = query.get('company_id');
  const given = one ? [one] : (handed?.companies ?? []);
  const { data: named } = useGetMany<RaRecord>('companies', { ids: given }, { enabled: given.length > 0 });
  return { companies: picked ?? (named ?? []).filter(Boolean).map(asPicked), pick: setPicked };
}

/** Sends the requests, at once or by a job, and tells what came of them. */
function useAsking() {
  const { deed, doing } = useDeed({ changes: 'all', waits: false });
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [answer, setAnswer] = useState<Answer | null>(null);

  async function ask(body: Readonly<Record<string, unknown>>): Promise<void> {
    if (doing) return;
    setFaults({});
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
  return { ask, doing, faults, answer };
}

/** Picks all active companies that one keeps, as many as may be asked at once. */
function AllMine({ onPick }: { onPick: (companies: readonly Picked[]) => void }) {
  const { id: me } = useUser();
  const {
    data: mine,
    total = 0,
    isFetching,
  } = useGetList<RaRecord>('companies', {
    filter: { owner_id: me, status: 'active' },
    sort: { field: 'title', order: 'ASC' },
    pagination: { page: 1, perPage: mostAsked },
  });
  return (
    <p>
      <OtherButton size="small" disabled={isFetching || !mine?.length} onClick={() => onPick((mine ?? []).map(asPicked))}>
        Wszystkie moje aktywne firmy{mine ? ` (${mine.length})` : ''}
      </OtherButton>
      {total > mostAsked && (
        <span className="quiet">
          {' '}
          To pierwsze {mostAsked} z {total}: o resztę poproś osobno.
        </span>
      )}
    </p>
  );
}

function TemplateChoice({ value, onChange }: { value: string; onChange: (template: string) => void }) {
  const { data: templates } = useGetList<RaRecord>('document-request-templates', {
    filter: { active: true },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  return (
    <SelectBox
      label="O co prosimy"
      empty="Zwykła lista według profilu firmy"
      value={value}
      options={(templates ?? []).map(({ id, name }) => [String(id), `Wzór: ${name}`])}
      hint={
        <>
          Własne listy ułożysz we{' '}
          <Link className="value-link" to={officePath('document-request-templates.list')}>
            wzorach próśb
          </Link>
          .
        </>
      }
      onChange={onChange}
    />
  );
}

function Result({ answer: { made, skipped } }: { answer: Answer }) {
  return (
    <div role="status">
      <p>
        Wysłano {countOf(made.length, 'prośbę', 'prośby', 'próśb')}.{' '}
        <Link className="value-link" to={officePath('document-requests.list')}>
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
