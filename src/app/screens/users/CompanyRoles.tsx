import { useGetList } from 'ra-core';
import { clientRoleWords } from '../../../access/words';
import { type ClientRole, clientRoles } from '../../../schema/areas';
import { Fold } from '../../layout/Fold';
import { Pending } from '../../layout/Pending';
import './users.css';

interface Membership {
  id: string;
  role: ClientRole;
  company?: { id: string; title: string } | null;
}
const most = 100;
const quiet = { onError: () => {} };

/** A client's companies, and what they may do in each of them. */
export function CompanyRoles({ userId }: { userId: string }) {
  const { data, error, total, refetch } = useGetList<Membership>(
    'memberships',
    { filter: { user_id: userId }, pagination: { page: 1, perPage: most }, sort: { field: 'created_at', order: 'ASC' } },
    quiet,
  );
  if (!data) return <Pending error={error} refetch={refetch} />;
  if (data.length === 0)
    return <p className="quiet">Ta osoba nie należy do żadnej firmy, więc po zalogowaniu nic nie zobaczy.</p>;
  return (
    <>
      <ul className="role-words">
        {data.map(({ id, role, company }) => (
          <li key={id}>
            <strong>{company?.title ?? 'Firma'}</strong>: {clientRoleWords[role].label} – {clientRoleWords[role].means}
          </li>
        ))}
      </ul>
      {total !== undefined && total > most && (
        <p className="quiet">
          Pokazano {most} z {total} firm.
        </p>
      )}
    </>
  );
}

/** What each role in a company opens; the picked one stands first, opened. */
export function ClientRoleExplained({ role }: { role: ClientRole | null }) {
  return (
    <div className="access-words">
      {role && (
        <p className="role-picked">
          <strong>{clientRoleWords[role].label}</strong> – {clientRoleWords[role].means}
        </p>
      )}
      <Fold className="roles-explained" title="Co daje każda rola w firmie">
        <ul className="role-words">
          {clientRoles.map((each) => (
            <li key={each}>
              <strong>{clientRoleWords[each].label}</strong> – {clientRoleWords[each].means}
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}
