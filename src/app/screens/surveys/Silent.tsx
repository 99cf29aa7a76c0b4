import { type RaRecord, useGetList } from 'ra-core';
import { useState } from 'react';
import { formatDateTime } from '../../../lib/dates';
import { countOf } from '../../../lib/text';
import { OtherButton, QuietButton } from '../../kit/buttons';
import { Panel } from '../../kit/Panel';
import { useDeed } from '../../kit/useDeed';
import { StatusChip } from '../../layout/StatusChip';
import { request } from '../../providers/request';

const silent = ['invited', 'opened', 'started'];
const perPage = 25;
/** The row of the reminder for all. */
const everybody = 'everybody';
const states: Readonly<Record<string, { label: string; color: 'default' | 'info' | 'warning' }>> = {
  invited: { label: 'Zaproszono', color: 'default' },
  opened: { label: 'Otwarto', color: 'info' },
  started: { label: 'Rozpoczęto', color: 'warning' },
};

/** Who has not answered yet, with a reminder for one of them or for all. */
export function Silent({ survey }: { survey: RaRecord }) {
  const [page, setPage] = useState(1);
  const { deed, doing, doingIn } = useDeed({ changes: ['survey-invitations'] });
  const { data, total = 0 } = useGetList<RaRecord>('survey-invitations', {
    filter: { survey_id: String(survey.id), state: silent },
    sort: { field: 'created_at', order: 'ASC' },
    pagination: { page, perPage },
  });
  const isOpen = survey.status === 'open';
  const remind = (ids: readonly string[] | null) =>
    deed(
      async () => {
        const body = ids ? { invitation_ids: ids } : {};
        const { json } = await request<{ reminded: number; goes_on: boolean }>(`/api/surveys/${survey.id}/actions/remind`, {
          method: 'POST',
          body,
        });
        return `${json.goes_on ? 'Wysyłam przypomnienia' : 'Przypomniano'}: ${json.reminded}`;
      },
      { row: ids ? ids.join() : everybody },
    );
  if (!data || total === 0) return null;
  return (
    <Panel
      title={<>Nie odpowiedzieli: {countOf(total, 'zaproszenie', 'zaproszenia', 'zaproszeń')}</>}
      beside={
        isOpen && (
          <OtherButton size="small" aria-disabled={doing} onClick={() => doing || void remind(null)}>
            Przypomnij wszystkim
          </OtherButton>
        )
      }
      className="survey-silent"
    >
      <ul className="silent-rows">
        {data.map((invitation) => {
          const id = String(invitation.id);
          const isReminded = doingIn(id) || doingIn(everybody);
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
                <QuietButton size="small" aria-disabled={isReminded} onClick={() => isReminded || void remind([id])}>
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
    </Panel>
  );
}

function nameOf({ company, user }: RaRecord): string {
  const title = (of: unknown) => (of as { title?: string } | null)?.title;
  return [title(company), title(user)].filter(Boolean).join(', ') || 'Zaproszony';
}
