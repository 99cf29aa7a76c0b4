import { Link } from 'react-router';
import { OtherButton } from '../../kit/buttons';
import { ResourceList } from '../../resource/ListScreen';
import { officePath } from '../../routing/officePath';
import { Icon } from '../../theme/Icon';

/** Rules of notices: which are sent and how; beside them a link to what was sent. */
export default function RuleList() {
  return (
    <ResourceList
      lead="O czym panel powiadamia, kogo i jakimi słowami. Każdy może jeszcze wyłączyć u siebie kanały, których nie chce."
      actions={
        <OtherButton component={Link} to={officePath('deliveries.list')}>
          <Icon name="history" />
          Dziennik wysyłek
        </OtherButton>
      }
    />
  );
}
