import { Navigate } from 'react-router';
import { toWarsaw } from '../../../lib/dates';
import { officePath } from '../../routing/officePath';

/** The menu's entry: the limits of the year it is in Warsaw. */
export default function ThisYear() {
  return <Navigate to={officePath('limits.year', { year: toWarsaw(new Date()).slice(0, 4) })} replace={true} />;
}
