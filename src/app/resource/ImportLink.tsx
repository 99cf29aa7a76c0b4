import { Link } from 'react-router';
import { usePaths } from '../records/paths';
import { useDeclared } from '../records/useDeclared';
import { importLabel } from '../routing/resourceRoutes';
import { Icon } from '../theme/Icon';

/** A link to the screen that loads a file into a list; nothing for people who may not. */
export function ImportLink({ className = 'quiet-button' }: { className?: string }) {
  const to = usePaths(useDeclared()).import();
  return to ? (
    <Link className={className} to={to}>
      <Icon name="load" size={18} />
      {importLabel}
    </Link>
  ) : null;
}
