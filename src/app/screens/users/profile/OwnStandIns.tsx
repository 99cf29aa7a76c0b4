import { RecordContextProvider, ResourceContextProvider, useGetList } from 'ra-core';
import { Link } from 'react-router';
import { standIns } from '../../../../../resources/standIns';
import { RecordValue } from '../../../fields/RecordValue';
import { ProfileSection } from '../../../layout/ProfileSection';
import { usePaths } from '../../../records/paths';
import { useUser } from '../../../session/useSession';
import { HandOverLink } from '../../stand-ins/HandOverLink';
import '../users.css';

/** Who does one's work while one is away, and the way to hand it over. */
export default function OwnStandIns() {
  const { id } = useUser();
  const paths = usePaths(standIns);
  const { data = [] } = useGetList(
    standIns.name,
    {
      filter: { person_id: id, status: ['planned', 'active'] },
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'from', order: 'ASC' },
    },
    { retry: false, onError: () => {} },
  );
  return (
    <ProfileSection title="Zastępstwo">
      {data.length === 0 ? (
        <p className="quiet">Nikt Cię teraz nie zastępuje.</p>
      ) : (
        <ResourceContextProvider value={standIns.name}>
          <ul className="role-words">
            {data.map((record) => (
              <RecordContextProvider key={record.id} value={record}>
                <li>
                  <Link to={paths.show(String(record.id), record) ?? '/'}>{String(record.title)}</Link>{' '}
                  <RecordValue source="status" />
                </li>
              </RecordContextProvider>
            ))}
          </ul>
        </ResourceContextProvider>
      )}
      <p>
        <HandOverLink person={id} />
      </p>
    </ProfileSection>
  );
}
