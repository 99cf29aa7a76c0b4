import { Link } from 'react-router';
import { describeChange, describeLimitValue, LIMIT_CERTAINTY, partName } from '../../../domain/limits/describe';
import type { LimitCertainty } from '../../../domain/limits/limit';
import { type LimitOfYear, limitDefinition, limitOn } from '../../../domain/limits/lookup';
import { numberIn, partsOf } from '../../../domain/limits/parts';
import { formatDate } from '../../../lib/dates';
import type { Color } from '../../../schema';
import { StatusChip } from '../../layout/StatusChip';
import { EnteredNote } from './EnteredNote';
import type { EnteredRecord } from './enteredValues';

const colors: Readonly<Record<LimitCertainty, Color>> = {
  verified: 'success',
  computed: 'info',
  statute: 'default',
  draft: 'warning',
  office: 'info',
  unknown: 'warning',
};

interface LimitRowProps {
  limit: LimitOfYear;
  year: number;
  /** The same limit a year earlier, if it was law then. */
  before: LimitOfYear | undefined;
  companies: string | null;
  /** What the office entered for it this year, used or not. */
  own: readonly EnteredRecord[];
  /** Where the office enters a value of a code. */
  enter: (code: string) => string | null;
}

/** One limit or rate: its value or „brak danych”, how sure that is, the law and the source. `companies` leads to how clients stand. */
export function LimitRow({ limit, year, before, companies, own, enter }: LimitRowProps) {
  const { key, name, basis, source, note, certainty, unit, parts } = limit;
  const dated = parts.length > 0 ? parts : [{ from: null, value: limit.value, certainty }];
  const comparable = limitDefinition(key).use?.from !== `${year}-01-01`;
  const change = before && describeChange(limit.value, { value: before.value, year: year - 1 }, { unit, comparable });
  return (
    <li className="limit">
      <div className="limit-name">
        <h3>{name}</h3>
        <p className="quiet">{basis}</p>
        {note && <p className="quiet">{note}</p>}
        {source && <p className="quiet">Źródło: {source}</p>}
        {companies && (
          <Link className="more" to={companies} aria-label={`Wykorzystanie przez firmy: ${name}`}>
            Wykorzystanie przez firmy
          </Link>
        )}
      </div>
      <div className="limit-value">
        {dated.map((part) => (
          <div key={part.from ?? 'whole'}>
            {part.from && <span className="quiet">od {formatDate(part.from)} </span>}
            {describeLimitValue(part.value, unit)?.map((line) => <p key={line}>{line}</p>) ?? <p className="none">brak danych</p>}
          </div>
        ))}
        {missingParts(limit, year).map((part) => (
          <p key={part} className="none">
            {partName(part)}: brak danych
          </p>
        ))}
        {change && <p className="quiet">{change}</p>}
        <StatusChip label={LIMIT_CERTAINTY[certainty]} color={colors[certainty]} />
        <EnteredNote limit={limit} year={year} own={own} enter={enter} />
      </div>
    </li>
  );
}

/** Of a value that the office enters number by number, those still missing. */
function missingParts({ key, value, certainty }: LimitOfYear, year: number): string[] {
  const begun = certainty === 'office' && limitOn(key, `${year}-12-31`)?.value === null;
  return begun ? partsOf(limitDefinition(key)).filter((part) => numberIn(value, part) === null) : [];
}
