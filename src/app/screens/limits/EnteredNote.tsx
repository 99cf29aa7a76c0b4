import { Link } from 'react-router';
import { describeLimitValue } from '../../../domain/limits/describe';
import type { LimitOfYear } from '../../../domain/limits/lookup';
import { formatDateTime } from '../../../lib/dates';
import type { EnteredRecord } from './enteredValues';

interface EnteredNoteProps {
  limit: LimitOfYear;
  own: EnteredRecord | undefined;
  /** Where a value is entered; null where there is none to enter, or for those who may not. */
  enter: string | null;
}

/** Of a value that the office entered: who, when, and the way to it; of one that nobody knows yet, the way to enter it. */
export function EnteredNote({ limit, own, enter }: EnteredNoteProps) {
  const { name, unit, certainty } = limit;
  if (!own)
    return certainty === 'unknown' && enter ? (
      <Link className="more" to={enter} aria-label={`Wpisz wartość: ${name}`}>
        Wpisz wartość
      </Link>
    ) : null;
  const used = certainty === 'office';
  return (
    <>
      <p className="quiet">
        {used
          ? ['Wpisano', own.at && formatDateTime(own.at), own.by].filter(Boolean).join(' · ')
          : `Biuro wpisało ${describeLimitValue(own.value, unit)?.join() ?? ''}. Liczy się wartość z przepisów.`}
      </p>
      {own.to && (
        <Link className="more" to={own.to} aria-label={`Wartość wpisana przez biuro: ${name}`}>
          Wartość wpisana przez biuro
        </Link>
      )}
    </>
  );
}
