import {
  type DataProvider,
  type RaRecord,
  RecordContextProvider,
  ResourceContextProvider,
  useDataProvider,
  useNotify,
  useStore,
} from 'ra-core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { resources } from '../../../../resources';
import type { StoredFile } from '../../../contract/files';
import { FilePreview } from '../../files/FilePreview';
import { MainButton, OtherButton, QuietButton } from '../../kit/buttons';
import { Fact, Facts } from '../../kit/Facts';
import { Panel } from '../../kit/Panel';
import { Tick } from '../../kit/Tick';
import { allFaults, useDeed } from '../../kit/useDeed';
import { Empty } from '../../layout/Empty';
import { Problem } from '../../layout/Problem';
import { Skeleton } from '../../layout/Skeleton';
import { ApiError } from '../../providers/apiError';
import type { PanelDataProvider } from '../../providers/dataProvider';
import { doneText } from '../../records/doneText';
import { useShown } from '../../records/useDeclared';
import { useRecord } from '../../records/useRecord';
import { Cell } from '../../resource/Cell';
import { ReasonDialog } from '../../resource/ReasonDialog';
import { officePath } from '../../routing/officePath';
import { DocumentNotices } from './DocumentNotices';
import { useQueueKeys } from './useQueueKeys';

const QuickFix = lazy(() => import('./QuickFix'));
const { documents } = resources;
const { transitions = {} } = documents.fields.status;

/** Facts that decide, in the order an accountant reads them. */
const facts = [
  'company_id',
  'document_type',
  'period',
  'direction',
  'number',
  'issue_date',
  'counterparty_name',
  'counterparty_nip',
  'counterparty_vat_eu',
  'net_amount',
  'vat_amount',
  'gross_amount',
  'currency',
  'due_date',
  'expense_description',
  'ksef_number',
] as const;

interface QueuedDocumentProps {
  id: string;
  hasNext: boolean;
  hasPrevious: boolean;
  /** Documents of the same company come before the others. */
  byCompany: boolean;
  onMove: (by: number) => void;
  onDecided: (id: string) => void;
  onByCompany: (wanted: boolean) => void;
}

/** The document that is decided now: its file, its facts, and a button and a key for each decision. */
export function QueuedDocument({ id, hasNext, hasPrevious, byCompany, onMove, onDecided, onByCompany }: QueuedDocumentProps) {
  const { data: record, error, isFetching, refetch } = useRecord(documents, id);
  const { go, decide, doing } = useDecision(id, onDecided);
  const [asking, setAsking] = useState<'return' | 'reject' | null>(null);
  const [fixing, setFixing] = useState(false);
  /** What was seen, or is corrected, is hidden no more: it may hold the focus. */
  const [inSight, setInSight] = useState(!isFetching);
  if (!inSight && !isFetching) setInSight(true);
  const [keys, setKeys] = useStore('documents.keys', true);

  const press = {
    accept: () => !doing && void decide('accept'),
    book: () => !doing && void decide('book'),
    return: () => setAsking('return'),
    reject: () => setAsking('reject'),
    fix: () => {
      setInSight(true);
      setFixing(true);
    },
    next: () => onMove(1),
    previous: () => onMove(-1),
    company: () => onByCompany(!byCompany),
  };
  useQueueKeys(keys && !asking && !fixing, press);

  if (error && !record) return <Problem error={error} onRetry={() => void refetch()} />;
  if (!record)
    return (
      <div className="panel">
        <Skeleton lines={10} />
      </div>
    );
  const transition = asking ? transitions[asking] : undefined;
  // The queue's own copy of a document does not tell its likely duplicates, which would push the facts down.
  const partial = !inSight && !('duplicates' in record);
  return (
    <InDocument record={record}>
      <div className="document-queue stacked">
        <QueuedFile />
        <div className="document-queue-side">
          <Decisions doing={doing} hasNext={hasNext} hasPrevious={hasPrevious} byCompany={byCompany} keys={keys} press={press} />
          <div className="document-queue-side" data-partial={partial || undefined}>
            <DocumentNotices />
            {fixing ? (
              <Suspense fallback={<Skeleton lines={6} />}>
                <QuickFix keys={facts} onEnd={() => setFixing(false)} />
              </Suspense>
            ) : (
              <DecidingFacts keys={keys} onFix={press.fix} />
            )}
            <Tick label="Skróty klawiszowe" checked={keys} onTick={setKeys} />
          </div>
        </div>
        {asking && transition && (
          <ReasonDialog
            resource={documents}
            transition={transition}
            onGo={(reason, besides) => go(asking, { reason, ...besides })}
            onClose={() => setAsking(null)}
          />
        )}
      </div>
    </InDocument>
  );
}

/** The queue’s address has no resource of its own. */
function InDocument({ record, children }: { record: RaRecord; children: ReactNode }) {
  return (
    <ResourceContextProvider value={documents.name}>
      <RecordContextProvider value={record}>{children}</RecordContextProvider>
    </ResourceContextProvider>
  );
}

/** A decision sent to the server. `go` answers what was refused by field, and null once it is done or somebody was faster; `decide` says it. */
function useDecision(id: string, onDecided: (id: string) => void) {
  const provider = useDataProvider<PanelDataProvider & DataProvider>();
  const notify = useNotify();
  const { deed, doing } = useDeed({ changes: [documents.name], waits: false });

  async function go(name: string, body: Record<string, unknown> = {}): Promise<Readonly<Record<string, string>> | null> {
    let faults: Readonly<Record<string, string>> | null = null;
    await deed(
      async () => {
        await provider.act(documents.name, id, name, body);
        onDecided(id);
        return doneText(documents, transitions[name]?.done, 1);
      },
      {
        refused: (error) => {
          // What was typed stays for another try, but where somebody was faster.
          if (!(error instanceof ApiError && error.status === 409)) faults = {};
          return false;
        },
        faults: (wrong) => (faults = wrong),
      },
    );
    return faults;
  }

  /** Nothing was typed for it, so what keeps it from being done is said. */
  async function decide(name: string): Promise<void> {
    const faults = await go(name);
    if (faults && Object.keys(faults).length > 0) notify(allFaults(faults), { type: 'error' });
  }
  return { go, decide, doing };
}

function QueuedFile() {
  const { record } = useShown();
  const file = record.file as StoredFile | null | undefined;
  return (
    <section className="panel document-queue-file" aria-label="Plik dokumentu">
      {file ? (
        <FilePreview key={file.id} file={file} findingsTold={Boolean(record.findings)} />
      ) : (
        <Empty title="Ten dokument nie ma pliku">Wpisano go ręcznie.</Empty>
      )}
    </section>
  );
}

interface DecisionsProps extends Pick<QueuedDocumentProps, 'hasNext' | 'hasPrevious' | 'byCompany'> {
  doing: boolean;
  /** Whether keys do the same, and are shown. */
  keys: boolean;
  press: Readonly<Record<'accept' | 'book' | 'return' | 'reject' | 'next' | 'previous' | 'company', () => void>>;
}

function Decisions({ doing, hasNext, hasPrevious, byCompany, keys, press }: DecisionsProps) {
  const { record } = useShown();
  return (
    <Panel
      title={
        <Link className="value-link" to={officePath('documents.show', { id: record.id })}>
          {String(record.title)}
        </Link>
      }
    >
      <div className="panel-body document-decisions">
        <MainButton aria-disabled={doing} onClick={press.accept}>
          Przyjmij <Key name="P" shown={keys} />
        </MainButton>
        <OtherButton aria-disabled={doing} onClick={press.book}>
          Zaksięguj <Key name="K" shown={keys} />
        </OtherButton>
        <OtherButton onClick={press.return}>
          Zwróć do poprawy <Key name="Z" shown={keys} />
        </OtherButton>
        <QuietButton color="error" onClick={press.reject}>
          Odrzuć <Key name="O" shown={keys} />
        </QuietButton>
        <span className="document-moves">
          <OtherButton size="small" disabled={!hasPrevious} onClick={press.previous}>
            Poprzedni <Key name="←" shown={keys} />
          </OtherButton>
          <OtherButton size="small" disabled={!hasNext} onClick={press.next}>
            Następny <Key name="→" shown={keys} />
          </OtherButton>
        </span>
        <Tick
          checked={byCompany}
          onTick={press.company}
          label={
            <>
              Najpierw wszystkie z tej firmy <Key name="F" shown={keys} />
            </>
          }
        />
      </div>
    </Panel>
  );
}

function DecidingFacts({ keys, onFix }: { keys: boolean; onFix: () => void }) {
  return (
    <Panel
      title="Dane"
      beside={
        <OtherButton size="small" onClick={onFix}>
          Popraw <Key name="E" shown={keys} />
        </OtherButton>
      }
    >
      <Facts look="columns" className="panel-body">
        {facts.map((key) => (
          <Fact key={key} term={documents.fields[key].label}>
            <Cell column={{ kind: 'field', key, field: documents.fields[key] }} compact={false} />
          </Fact>
        ))}
      </Facts>
    </Panel>
  );
}

function Key({ name, shown }: { name: string; shown: boolean }) {
  return shown ? (
    <span className="key" aria-hidden="true">
      {name}
    </span>
  ) : null;
}
