import type { ProfilePreview, TouchedObligations } from '../../../contract/profile';
import { formatDate } from '../../../lib/dates';
import { Notice } from '../../kit/Notice';

/** The obligations that a change of a company's profile brings, ends and leaves. */
export function Changes({ preview }: { preview: ProfilePreview }) {
  const { appears, disappears, loosens, rests, binds, stays, also, warnings } = preview;
  const none = [appears, disappears, loosens, rests, binds].every((all) => all.length === 0);
  return (
    <>
      {warnings.map((says) => (
        <Notice role="alert" key={says} severity="warning" above={true}>
          {says}
        </Notice>
      ))}
      {also.length > 0 && (
        <>
          <h3>Razem z tym</h3>
          <ul>
            {also.map((says) => (
              <li key={says}>{says}</li>
            ))}
          </ul>
        </>
      )}
      {none && <p>Do końca następnego roku podatkowego obowiązki się nie zmienią.</p>}
      <Touched title="Dojdzie" all={appears} />
      <Touched title="Odpadnie" all={disappears} />
      <Touched title="Będzie na pewno" all={binds} />
      <Touched title="Będzie tylko „być może”" all={loosens} />
      <Touched title="Będzie zależeć od czegoś jeszcze" all={rests} />
      <Touched title="Zostaje za wcześniejsze okresy" all={stays} />
      {disappears.length > 0 && <p className="quiet">Zadania, które już powstały, zostają: przejrzyj je po zapisaniu.</p>}
    </>
  );
}

function Touched({ title, all }: { title: string; all: readonly TouchedObligations[] }) {
  if (all.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {all.map(({ name, person, periods, due, uncertain }) => (
          <li key={`${name} ${person}`}>
            <strong>{name}</strong>
            {person && ` – ${person}`}: za {span(periods)}, pierwszy termin <span className="number">{formatDate(due)}</span>
            {uncertain && <span className="quiet"> (być może)</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The first and last of the periods; a row has one after the other. */
function span(periods: readonly string[]): string {
  const [first = '', last = first] = [periods[0], periods.at(-1)];
  return first === last ? first : `${first} – ${last}`;
}
