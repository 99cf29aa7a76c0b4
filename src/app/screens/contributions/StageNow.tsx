import type { OwnerContributions } from '../../../contract/contributions';
import { formatDate } from '../../../lib/dates';
import { countOf } from '../../../lib/text';
import { Notice } from '../../kit/Notice';

/** Where a person stands with their contributions, what comes next, and what must be done about it within sixty days. */
export function StageNow({ owner: { now, next, ladder } }: { owner: OwnerContributions }) {
  const near = ladder.warnings.filter((warning) => warning.near !== null);
  return (
    <>
      <p>
        <strong>{now ? capital(now.label) : 'Schemat ZUS nie jest wpisany'}</strong>
        {now?.from && ` od ${formatDate(now.from)}`}
        {now?.to && ` do ${formatDate(now.to)}`}
        {next?.from && `; potem ${next.label} od ${formatDate(next.from)}`}
        {now?.assumed && ` (z przepisów, ${now.assumed})`}
      </p>
      {near.map(({ code, on, act_by, says, act, basis, days, near: within }) => (
        <Notice role="alert" key={`${code} ${on}`} severity={within === 60 ? 'info' : 'warning'} above={true}>
          {days > 0 ? `Za ${countOf(days, 'dzień', 'dni', 'dni')}: ` : 'Teraz: '}
          {says} {act} {act_by && `Najpóźniej ${formatDate(act_by)}.`} ({basis})
        </Notice>
      ))}
    </>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
