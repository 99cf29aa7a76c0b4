import { useGetList } from 'ra-core';
import { Link } from 'react-router';
import { documents } from '../../../../resources/documents';
import { OtherButton } from '../../kit/buttons';
import { declaredOrThrow } from '../../records/declared';
import { usePaths } from '../../records/paths';
import { useMay } from '../../records/usePermit';
import { ResourceList } from '../../resource/ListScreen';
import { officePath } from '../../routing/officePath';
import { Icon } from '../../theme/Icon';
import { queueFilter, queuePath, queueSort } from './queue';

/** All documents, with the ways to check what waits and to ask for what is missing. */
export default function DocumentList() {
  const { total } = useGetList('documents', { filter: queueFilter, sort: queueSort, pagination: { page: 1, perPage: 1 } });
  const mayCreate = useMay()('create', documents);
  const requests = usePaths(declaredOrThrow('document-requests'));
  const [asking, requested] = [requests.create(), requests.list()];
  return (
    <ResourceList
      actions={
        <>
          <OtherButton component={Link} to={queuePath}>
            <Icon name="check" size={18} />
            Sprawdzaj po kolei{total ? ` (${total})` : ''}
          </OtherButton>
          {mayCreate && (
            <OtherButton component={Link} to={officePath('dashboard.documents.drop')}>
              Pliki wielu firm
            </OtherButton>
          )}
          {requested && (
            <OtherButton component={Link} to={requested}>
              Prośby o dokumenty
            </OtherButton>
          )}
          {asking && (
            <OtherButton component={Link} to={asking}>
              Poproś o dokumenty
            </OtherButton>
          )}
        </>
      }
    />
  );
}
