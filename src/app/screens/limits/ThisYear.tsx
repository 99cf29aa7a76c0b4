import { Navigate } from 'react-router';
import { toWarsaw } from '../../../lib/dates';

/** The menu's entry: the limits of the year it is in Warsaw. */
export default function ThisYear() {
  return <Navigate to={`/dashboard/limits/${toWarsaw(new Date()).slice(0, 4)}`} replace={true} />;
}
