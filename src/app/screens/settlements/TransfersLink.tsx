import { Link } from 'react-router';
import { settlementItems } from '../../../../resources/settlementItems';
import { mayTakeTransfers } from '../../../access/transfers';
import { OtherButton } from '../../kit/buttons';
import { useMay } from '../../records/usePermit';
import { officePath } from '../../routing/officePath';
import { useUser } from '../../session/useSession';
import { useTenant } from '../../tenant/useTenant';

/** The way to a month's payments as packages for a bank, of all clients or of one; to statements for who may not take packages. */
export function TransfersLink({ month, company }: { month: string; company?: string }) {
  const may = useMay()('edit', settlementItems);
  const mayTake = mayTakeTransfers(useUser(), useTenant().switches);
  if (!may) return null;
  if (!mayTake)
    return (
      <OtherButton component={Link} to={officePath('statements')}>
        Wczytaj wyciąg
      </OtherButton>
    );
  const of = company ? `&company=${company}` : '';
  return (
    <OtherButton component={Link} to={`${officePath('transfers')}?month=${month}${of}`}>
      Przelewy
    </OtherButton>
  );
}
