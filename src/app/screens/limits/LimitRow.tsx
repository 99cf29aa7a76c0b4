import { Link } from 'react-router';
import { describeLimitValue, LIMIT_CERTAINTY } from '../../../domain/limits/describe';
import type { LimitCertainty } from '../../../domain/limits/limit';
import type { LimitOfYear } from '../../../domain/limits/lookup';
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
  companies: string | null;
  /** What the office entered for it, used or not. */
  own: EnteredRecord | undefined;
  /** Where the office enters a value. */
  enter: string | null;
}

/** One limit or rate: its value or „brak danych”, how sure that is, the law and the source. `companies` leads to how clients stand. */
export function LimitRow({ limit, companies, own, enter }: LimitRowProps) {
  const { name, basis, source, note, certainty, unit, parts } = limit;
  const dated = parts.length > 0 ? parts : [{ from: null, value: limit.value, certainty }];
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
        <StatusChip label={LIMIT_CERTAINTY[certainty]} color={colors[certainty]} />
        <EnteredNote limit={limit} own={own} enter={enter} />
      </div>
    </li>
  );
}
