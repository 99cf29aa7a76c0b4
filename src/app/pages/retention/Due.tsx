import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RetentionReport, RetentionState } from '../../../contract/erasures';
import type { Begun } from '../../../contract/jobs';
import { formatDate, formatDateTime } from '../../../lib/dates';
import { countOf } from '../../../lib/text';
import { useStepUp } from '../../form/useStepUp';
import { DangerButton, OtherButton } from '../../kit/buttons';
import { Panel } from '../../kit/Panel';
import { useDeed } from '../../kit/useDeed';
import { Fold } from '../../layout/Fold';
import { Pending } from '../../layout/Pending';
import { finished } from '../../providers/begunJobs';
import { request } from '../../providers/request';
import { ConfirmDialog } from '../../resource/ConfirmDialog';

const path = '/api/retention';
const key = ['retention'];

/** What is kept longer than law and contracts ask, as of the newest look; a look at once, and having it erased. */
export function Due() {
  const { deed, doing } = useDeed({ changes: key });
  const { confirmed, question } = useStepUp();
  const [asked, setAsked] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await request<{ data: RetentionState }>(path, { signal })).json.data,
    retry: false,
  });

  const look = (erase: boolean) =>
    deed(async () => {
      const begun = await confirmed(() => request<Begun>(path, { method: 'POST', body: { erase } }));
      return begun && ((await finished(begun.json)).says ?? 'Gotowe');
    });

  const [newest, ...older] = data?.reports ?? [];
  const isLeft = newest !== undefined && newest.erased === null && newest.due.length > 0;
  return (
    <Panel title="Po terminie przechowywania">
      {!data ? (
        <Pending error={error} refetch={refetch} lines={4} inPanel={true} />
      ) : (
        <div className="panel-body">
          <p>
            {data.isOn
              ? 'Co jest po terminie, usuwa się co noc, na zawsze. Wyłączysz to w ustawieniach, w zasadach.'
              : 'Panel sprawdza terminy co noc i niczego sam nie usuwa. Włączysz to w ustawieniach, w zasadach.'}
          </p>
          {newest ? <Report report={newest} /> : <p>Terminów jeszcze nie sprawdzono. Pierwszy raz stanie się to w nocy.</p>}
          <p className="due-buttons">
            <OtherButton aria-disabled={doing} onClick={() => void look(false)}>
              {doing ? 'Chwileczkę…' : 'Sprawdź teraz'}
            </OtherButton>
            {isLeft && (
              <DangerButton aria-disabled={doing} onClick={() => setAsked(true)}>
                Usuń po terminie
              </DangerButton>
            )}
          </p>
          {older.length > 0 && (
            <Fold title="Wcześniejsze sprawdzenia">
              <ul className="reports">
                {older.map((report) => (
                  <li key={report.day}>
                    {formatDate(report.day)}: {totalOf(report)}
                    {erasedOf(report)}
                  </li>
                ))}
              </ul>
            </Fold>
          )}
        </div>
      )}
      {asked && newest && (
        <ConfirmDialog
          title="Usunąć trwale, co jest po terminie?"
          action="Usuń trwale"
          dangerous={true}
          onConfirm={() => look(true)}
          onClose={() => setAsked(false)}
        >
          <p>Tego nie można cofnąć. Zniknie {totalOf(newest)} razem z plikami i wszystkim, co do nich należy.</p>
        </ConfirmDialog>
      )}
      {question}
    </Panel>
  );
}

function Report({ report }: { report: RetentionReport }) {
  return (
    <>
      <p>
        Stan na <span className="number">{formatDateTime(report.at)}</span>: {totalOf(report)} po terminie{erasedOf(report)}.
      </p>
      {report.due.length > 0 && (
        <ul className="reports">
          {report.due.map(({ resource, label, count, term }) => (
            <li key={resource}>
              {label}: {count} <span className="quiet">({term})</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const totalOf = ({ due }: RetentionReport) =>
  countOf(
    due.reduce((sum, { count }) => sum + count, 0),
    'pozycja',
    'pozycje',
    'pozycji',
  );

const erasedOf = ({ erased }: RetentionReport) =>
  erased === null ? '' : `, usunięto trwale ${countOf(erased.records, 'pozycję', 'pozycje', 'pozycji')} z tym, co do nich należy`;
