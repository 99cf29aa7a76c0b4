import { Link } from 'react-router';
import { isSure } from '../../../domain/limits/certainty';
import { describeLimitValue, LIMIT_CERTAINTY, partName } from '../../../domain/limits/describe';
import { type LimitOfYear, limitOn } from '../../../domain/limits/lookup';
import { numberIn } from '../../../domain/limits/parts';
import { formatDate, formatDateTime } from '../../../lib/dates';
import { EnterLinks } from './EnterLinks';
import type { EnteredRecord } from './enteredValues';

interface EnteredNoteProps {
  limit: LimitOfYear;
  year: number;
  own: readonly EnteredRecord[];
  /** Where a value of a code is entered; null where there is none to enter, or for those who may not. */
  enter: (code: string) => string | null;
}

/** Of values that the office entered: who, when, whether they count, and the way to them; of others the way to enter them. */
export function EnteredNote({ limit, year, own, enter }: EnteredNoteProps) {
  const { name } = limit;
  return (
    <>
      {own.map((each) => (
        <div key={each.id}>
          <p className="quiet">{told(limit, each, year)}</p>
          {each.to && (
            <Link className="more" to={each.to} aria-label={`Wartość wpisana przez biuro: ${[name, ...partOf(each)].join(', ')}`}>
              Wartość wpisana przez biuro
            </Link>
          )}
        </div>
      ))}
      <EnterLinks limit={limit} own={own} enter={enter} />
    </>
  );
}

const partOf = ({ part }: EnteredRecord) => (part === null ? [] : [partName(part)]);

function told({ key, unit }: LimitOfYear, own: EnteredRecord, year: number): string {
  if (limitOn(key, own.from, [own])?.certainty !== 'office')
    return `Biuro wpisało ${describeLimitValue(own.value, unit)?.join() ?? ''}. Liczy się wartość z przepisów.`;
  const later = own.from === `${year}-01-01` ? [] : [`od ${formatDate(own.from)}`];
  return ['Wpisano', ...partOf(own), ...later, own.at && formatDateTime(own.at), own.by, replaced(key, unit, own)]
    .filter(Boolean)
    .join(' · ');
}

/** The sure value that the office's stands instead of; null where there is none. */
function replaced(key: LimitOfYear['key'], unit: LimitOfYear['unit'], { from, part }: EnteredRecord): string | null {
  const law = limitOn(key, from);
  const value = law && isSure(law.certainty) ? numberIn(law.value, part) : null;
  return law && value !== null
    ? `zamiast ${describeLimitValue(value, unit)?.join() ?? ''} (${LIMIT_CERTAINTY[law.certainty]})`
    : null;
}
