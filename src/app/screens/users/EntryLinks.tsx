import { useQuery } from '@tanstack/react-query';
import type { EntryLink } from '../../../contract/entry';
import { formatDateTime } from '../../../lib/dates';
import { OtherButton } from '../../kit/buttons';
import { useDeed } from '../../kit/useDeed';
import { Pending } from '../../layout/Pending';
import { ProfileSection } from '../../layout/ProfileSection';
import { request } from '../../providers/request';
import { useTenant } from '../../tenant/useTenant';
import './profile/profile.css';

/** Links in mails that open one thing without a login: which still work, how often they were opened, and the way to end them; for their person and for the office. */
export function EntryLinks({ userId, own }: { userId: string; own: boolean }) {
  const { deed, doingIn } = useDeed({ changes: ['users'] });
  const { switches } = useTenant();
  const { data, error, refetch } = useQuery({
    queryKey: ['users', 'entry-links', userId],
    queryFn: async ({ signal }) =>
      (await request<{ data: EntryLink[] }>(`/api/users/entry-links?user_id=${userId}`, { signal })).json.data,
    enabled: switches.entryLinks,
    retry: false,
  });
  if (!switches.entryLinks) return null;

  const end = ({ id }: EntryLink) =>
    deed(
      async () => {
        await request(`/api/users/entry-links/${id}`, { method: 'DELETE' });
        return 'Link już nie działa';
      },
      { row: id },
    );

  return (
    <ProfileSection title="Linki z e-maili">
      <p>
        {own
          ? 'Link z powiadomienia pokazuje jedną sprawę bez logowania. Kwoty i numery kont odsłania dopiero kod z SMS-a albo aplikacji.'
          : 'Linki, które ta osoba dostała w e-mailach. Każdy pokazuje jedną sprawę bez logowania, a kwoty i numery kont dopiero po kodzie.'}
      </p>
      {!data ? (
        <Pending error={error} refetch={refetch} lines={2} />
      ) : data.length === 0 ? (
        <p className="quiet">Żaden wysłany link teraz nie działa.</p>
      ) : (
        <ul className="sessions">
          {data.map((link) => (
            <li key={link.id}>
              <div>
                <p className="session-name">{link.opens}</p>
                <p className="quiet">
                  wysłano <span className="number">{formatDateTime(link.created_at)}</span>, działa do{' '}
                  <span className="number">{formatDateTime(link.expires_at)}</span>,{' '}
                  {link.last_opened_at ? (
                    <>
                      otwarć: {link.opened}, ostatnio <span className="number">{formatDateTime(link.last_opened_at)}</span>
                    </>
                  ) : (
                    'jeszcze nie otwarto'
                  )}
                </p>
              </div>
              <OtherButton size="small" aria-disabled={doingIn(link.id)} onClick={() => void end(link)}>
                Wyłącz<span className="unseen">: {link.opens}</span>
              </OtherButton>
            </li>
          ))}
        </ul>
      )}
    </ProfileSection>
  );
}
