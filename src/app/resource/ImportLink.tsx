import { Link } from 'react-router';
import type { Resource } from '../../schema';
import { usePaths } from '../records/paths';
import { importLabel } from '../routing/resourceRoutes';
import { Icon } from '../theme/Icon';

/** The way to loading a file into a list, for whom there is one. */
export function ImportLink({ resource, className = 'quiet-button' }: { resource: Resource; className?: string }) {
  const to = usePaths(resource).import();
  return to ? (
    <Link className={className} to={to}>
      <Icon name="load" size={18} />
      {importLabel}
    </Link>
  ) : null;
}
