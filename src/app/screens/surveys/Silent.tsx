import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useGetList, useNotify } from 'ra-core';
import { useState } from 'react';
import { formatDateTime } from '../../../lib/dates';
import { countOf } from '../../../lib/text';
import { OtherButton, QuietButton } from '../../kit/buttons';
import { saidBy } from '../../layout/Problem';
import { StatusChip } from '../../layout/StatusChip';
import { request } from '../../providers/request';

const silent = ['invited', 'opened', 'started'];
const perPage = 25;
const states: Readonly<Record<string, { label: string; color: 'default' | 'info' | 'warning' }>> = {
  invited: { label: 'Zaproszono', color: 'default' },
  opened: { label: 'Otwarto', color: 'info' },
  started: { label: 'Rozpoczęto', color: 'warning' },
};

/** Who has not answered yet, with a reminder for one of them or for all. */
export function Silent({ survey }: { survey: RaRecord }) {
  const client = useQueryClient();
  const notify = useNotify();
  const [page, setPage] = useState(1);
  const [busy, setBusy] = useState(false);
  const { data, total = 0 } = useGetList<RaRecord>('survey-invitations', {
    filter: { survey_id: String(survey.id), state: silent },
    sort: { field: 'created_at', order: 'ASC' },
    pagination: { page, perPage },
  });
  const isOpen = survey.status === 'open';
  async function remind(ids: readonly string[] | null): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const body = ids ? { invitation_ids: ids } : {};
      const { json } = await request<{ reminded: number; goes_on: boolean }>(`/api/surveys/${survey.id}/actions/remind`, {
        method: 'POST',
        body,
      });
      notify(`${json.goes_on ? 'Wysyłam przypomnienia' : 'Przypomniano'}: ${json.reminded}`, { type: 'success' });
    } catch (error) {
      notify(saidBy(error), { type: 'error' });
    } finally {
      void client.invalidateQueries({ queryKey: ['survey-invitations'] });
      setBusy(false);
    }
  }
  if (!data || total === 0) return null;
  return (
    <section className="panel survey-silent" aria-labelledby="survey-silent">
      <div className="panel-head">
        <h2 id="survey-silent">Nie odpowiedzieli: {countOf(total, 'zaproszenie', 'zaproszenia', 'zaproszeń')}</h2>
        {isOpen && (
          <OtherButton size="small" aria-disabled={busy} onClick={() => void remind(null)}>
            Przypomnij wszystkim
          </OtherButton>
        )}
      </div>
      <ul className="silent-rows">
        {data.map((invitation) => {
          const who = nameOf(invitation);
          const state = states[String(invitation.state)];
          return (
            <li key={invitation.id}>
              <span>{who}</span>
              {state && <StatusChip {...state} />}
              <span className="quiet">
                {Number(invitation.reminded_count) > 0 &&
                  `przypomniano ${invitation.reminded_count} razy, ostatnio ${formatDateTime(String(invitation.reminded_at))}`}
              </span>
              {isOpen && (
                <QuietButton size="small" aria-disabled={busy} onClick={() => void remind([String(invitation.id)])}>
                  Przypomnij<span className="unseen">: {who}</span>
                </QuietButton>
              )}
            </li>
          );
        })}
      </ul>
      {total > perPage && (
        <p className="survey-pages">
          <OtherButton size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Wcześniejsi
          </OtherButton>
          <OtherButton size="small" disabled={page * perPage >= total} onClick={() => setPage(page + 1)}>
            Kolejni
          </OtherButton>
        </p>
      )}
    </section>
  );
}

function nameOf({ company, user }: RaRecord): string {
  const title = (of: unknown) => (of as { title?: string } | null)?.title;
  return [title(company), title(user)].filter(Boolean).join(', ') || 'Zaproszony';
}
