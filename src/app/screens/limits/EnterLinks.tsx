import { Link } from 'react-router';
import { partName } from '../../../domain/limits/describe';
import { type LimitOfYear, limitDefinition } from '../../../domain/limits/lookup';
import { numberIn, partsOf } from '../../../domain/limits/parts';
import type { EnteredRecord } from './enteredValues';

interface EnterLinksProps {
  limit: LimitOfYear;
  own: readonly EnteredRecord[];
  enter: (code: string) => string | null;
}

/** The ways to enter what nobody knows yet, or to correct what is known; each number of a value has its own. */
export function EnterLinks({ limit, own, enter }: EnterLinksProps) {
  const { key, name, value } = limit;
  const parts = partsOf(limitDefinition(key));
  const open = (part: string | null) => !own.some((each) => each.part === part);
  if (parts.length === 0) {
    const to = open(null) ? enter(key) : null;
    const says = value === null ? 'Wpisz wartość' : 'Popraw wartość';
    return to ? (
      <div className="limit-links">
        <Link className="more" to={to} aria-label={`${says}: ${name}`}>
          {says}
        </Link>
      </div>
    ) : null;
  }
  const links = parts.flatMap((part) => {
    const known = numberIn(value, part) !== null;
    const to = open(part) && (known || limit.certainty !== 'verified') ? enter(`${key}.${part}`) : null;
    return to ? [{ part, to, says: known ? 'Popraw' : 'Wpisz' }] : [];
  });
  return links.length === 0 ? null : (
    <div className="limit-links">
      {links.map(({ part, to, says }) => (
        <Link key={part} className="more" to={to} aria-label={`${says}: ${partName(part)}, ${name}`}>
          {says}: {partName(part)}
        </Link>
      ))}
    </div>
  );
}
