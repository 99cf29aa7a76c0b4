import { useGetList } from 'ra-core';
import { Link } from 'react-router';
import { standIns as declared } from '../../../../../resources/standIns';
import type { Resource } from '../../../../schema';
import { FieldValue } from '../../../fields/FieldValue';
import { ProfileSection } from '../../../layout/ProfileSection';
import { usePaths } from '../../../records/paths';
import { useUser } from '../../../session/useSession';
import { HandOverLink } from '../../stand-ins/HandOverLink';
import '../users.css';

const standIns: Resource = declared;
const { status } = declared.fields;

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
        <ul className="role-words">
          {data.map((record) => (
            <li key={record.id}>
              <Link to={paths.show(String(record.id), record) ?? '/'}>{String(record.title)}</Link>{' '}
              <FieldValue value={record.status} field={status} source="status" record={record} resource={standIns} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <HandOverLink person={id} />
      </p>
    </ProfileSection>
  );
}
