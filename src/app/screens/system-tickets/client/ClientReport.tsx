import { lazy, Suspense } from 'react';
import { systemTickets } from '../../../../../resources/systemTickets';
import { formatDateTime } from '../../../../lib/dates';
import { RecordValue } from '../../../fields/RecordValue';
import { Fact, Facts } from '../../../kit/Facts';
import { Notice } from '../../../kit/Notice';
import { Panel } from '../../../kit/Panel';
import { Page } from '../../../layout/Page';
import { Pending } from '../../../layout/Pending';
import { Skeleton } from '../../../layout/Skeleton';
import { useDeclared } from '../../../records/useDeclared';
import { Cell } from '../../../resource/Cell';
import { ShowRecord, useAnswered } from '../../../resource/ShowRecord';
import type { Report } from './report';
import '../../tickets/tickets.css';

const Conversation = lazy(() => import('../../../conversation/Conversation'));
const { description, screenshot_id, kind, module } = systemTickets.fields;

/** Whose turn it is, and what comes next. */
const words: Readonly<Record<Report['status'], string>> = {
  new: 'Zgłoszenie dotarło. Odpowiemy tutaj i damy znać w powiadomieniu.',
  confirmed: 'Problem jest potwierdzony i czeka na naprawę.',
  in_progress: 'Pracujemy nad tym zgłoszeniem.',
  waiting_reporter: 'Czekamy na Twoją odpowiedź. Gdy napiszesz, wrócimy do zgłoszenia.',
  fixed: 'Naprawione. Zmiana wejdzie z następną wersją panelu.',
  released: 'Zmiana jest już w panelu. Jeśli problem wrócił, napisz poniżej.',
  rejected: 'Tego zgłoszenia nie zrealizujemy.',
  duplicate: 'To samo było już zgłoszone i tam się tym zajmujemy.',
};

/** A report about the panel as its author reads it on a phone: where it stands, what was answered, what was said. */
export default function ClientReport() {
  return (
    <ShowRecord>
      <ReportPage />
    </ShowRecord>
  );
}

function ReportPage() {
  const resource = useDeclared();
  const { record: report, error, refetch } = useAnswered<Report>();
  return (
    <Page
      title={report?.title ?? resource.labels.one}
      recordTitle={report?.number}
      beside={report && <RecordValue source="status" compact={true} />}
    >
      {!report ? (
        <Pending error={error} refetch={refetch} lines={8} panel={true} />
      ) : (
        <div className="ticket stacked">
          <div className="ticket-main">
            <Notice
              severity={report.status === 'waiting_reporter' ? 'warning' : 'info'}
              aria-label="Co się dzieje ze zgłoszeniem"
            >
              {words[report.status]}
            </Notice>
            {report.public_note && (
              <Panel title="Odpowiedź">
                <p className="panel-body lines">{report.public_note}</p>
              </Panel>
            )}
            <Panel title="Treść zgłoszenia" beside={<span className="quiet">{formatDateTime(report.created_at)}</span>}>
              <div className="panel-body">
                <Cell column={{ kind: 'field', key: 'description', field: description }} compact={false} />
                {report.screenshot_id && (
                  <Cell column={{ kind: 'field', key: 'screenshot_id', field: screenshot_id }} compact={false} />
                )}
              </div>
            </Panel>
            <Suspense fallback={<Skeleton lines={5} />}>
              <Conversation />
            </Suspense>
          </div>
          <aside className="ticket-side" aria-label="O zgłoszeniu">
            <Panel title="Szczegóły">
              <Facts className="panel-body">
                <Fact term="Numer">{report.number}</Fact>
                {report.kind && (
                  <Fact term={kind.label}>
                    <Cell column={{ kind: 'field', key: 'kind', field: kind }} compact={false} />
                  </Fact>
                )}
                {report.module && (
                  <Fact term={module.label}>
                    <Cell column={{ kind: 'field', key: 'module', field: module }} compact={false} />
                  </Fact>
                )}
              </Facts>
            </Panel>
          </aside>
        </div>
      )}
    </Page>
  );
}
