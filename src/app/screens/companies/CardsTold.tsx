import { type CardsPreview, cardsPreviewed, type TouchedCount } from '../../../contract/profile';
import { countOf } from '../../../lib/text';

/** How those whose cards change are counted. */
export type Counted = (count: number) => string;
export const companiesCounted: Counted = (count) => countOf(count, 'firma', 'firmy', 'firm');
export const personsCounted: Counted = (count) => countOf(count, 'osoba', 'osoby', 'osób');

interface CardsToldProps {
  counts: CardsPreview;
  /** How many were picked, where more were than are looked at. */
  picked?: number;
  counted?: Counted;
}

/** What changes of many cards do to obligations, counted over them. */
export function CardsTold({ counts, picked = 0, counted = companiesCounted }: CardsToldProps) {
  const { asked, changed, appears, disappears, also, warnings, refused } = counts;
  const list = (title: string, all: readonly TouchedCount[]) =>
    all.length > 0 && (
      <>
        <h3>{title}</h3>
        <ul>
          {all.map(({ name, companies }) => (
            <li key={name}>
              {name.replace(/\.$/, '')}: {counted(companies)}
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <>
      <p>
        Zmieni się: {counted(changed)} z {asked}.
        {picked > cardsPreviewed && ` Policzono dla pierwszych ${cardsPreviewed} z ${picked} zaznaczonych.`}
      </p>
      {refused.map(({ says, companies }) => (
        <p key={says}>
          <strong>Nie da się zapisać ({counted(companies)}):</strong> {says}
        </p>
      ))}
      {list('Sprawdź', warnings)}
      {list('Razem z tym', also)}
      {list('Dojdzie', appears)}
      {list('Odpadnie', disappears)}
    </>
  );
}
