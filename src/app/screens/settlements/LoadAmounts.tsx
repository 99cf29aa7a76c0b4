import { Link } from 'react-router';
import { settlementItems } from '../../../../resources/settlementItems';
import { OtherButton } from '../../kit/buttons';
import { useMay } from '../../records/usePermit';
import { officePath } from '../../routing/officePath';
import { Icon } from '../../theme/Icon';

/** The way to amounts that nobody types, of all clients or of one; tables that name no month are of this one. */
export function LoadAmounts({ month }: { month: string }) {
  if (!useMay()('create', settlementItems)) return null;
  return (
    <OtherButton component={Link} to={`${officePath('amounts')}?month=${month}`}>
      <Icon name="load" size={18} />
      Wczytaj kwoty
    </OtherButton>
  );
}
