import { Link } from 'react-router';
import { OtherButton } from '../kit/buttons';
import { usePaths } from '../records/paths';
import { useDeclared } from '../records/useDeclared';
import { importLabel } from '../routing/resourceRoutes';
import { Icon } from '../theme/Icon';

/** A link to the screen that loads a file into a list; nothing for people who may not. */
export function ImportLink() {
  const to = usePaths(useDeclared()).import();
  return to ? (
    <OtherButton component={Link} to={to}>
      <Icon name="load" size={18} />
      {importLabel}
    </OtherButton>
  ) : null;
}
