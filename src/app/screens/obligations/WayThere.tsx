import { Link } from 'react-router';
import { type Duty, spanOf } from '../../../contract/obligations';

interface WayThereProps {
  duty: Duty;
  to: string;
  /** What is there, as it is seen; a screen reader adds of which obligation. */
  says: string;
}

/** The way to what an obligation became. */
export function WayThere({ duty, to, says }: WayThereProps) {
  return (
    <Link className="more" to={to}>
      {says}
      <span className="unseen">
        , {duty.name} {spanOf(duty)}
      </span>
    </Link>
  );
}
