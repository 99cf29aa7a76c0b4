import { Link } from 'react-router';
import { tickets as declaration } from '../../../../../resources/tickets';
import { MainButton } from '../../../kit/buttons';
import { useMay } from '../../../records/usePermit';
import { Icon } from '../../../theme/Icon';

/** The way to a new case, where this person may make one; `category` is its code. */
export function NewTicketLink({ category }: { category?: string }) {
  if (!useMay()('create', declaration)) return null;
  return (
    <MainButton component={Link} to={category ? `/tickets/new?category=${category}` : '/tickets/new'}>
      <Icon name="plus" />
      Nowa sprawa
    </MainButton>
  );
}
