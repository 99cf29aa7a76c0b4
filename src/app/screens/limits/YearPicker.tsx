import { useState } from 'react';
import { Link } from 'react-router';
import { QuietButton } from '../../kit/buttons';
import { officePath } from '../../routing/officePath';
import { Icon } from '../../theme/Icon';
import { groupOf, isCovered, yearsShown } from './years';

/** Twelve years at a time, each a link to its limits; years without a table cannot be chosen. */
export function YearPicker({ year }: { year: number }) {
  const [among, setAmong] = useState(year);
  const years = groupOf(among);
  const first = years[0] ?? among;
  const range = `${first}–${first + yearsShown - 1}`;
  const turn = (to: number) => setAmong(among + to * yearsShown);

  return (
    <nav className="panel year-picker" aria-label="Rok limitów">
      <QuietButton aria-label="Wcześniejsze lata" disabled={!isCovered(first - 1)} onClick={() => turn(-1)}>
        <Icon name="left" />
      </QuietButton>
      <p className="unseen" role="status">
        Lata {range}
      </p>
      <ul>
        {years.map((each) => (
          <li key={each}>
            {isCovered(each) ? (
              <QuietButton
                component={Link}
                fullWidth
                sx={{ minWidth: 0, px: 0 }}
                to={officePath('limits.year', { year: each })}
                aria-current={each === year ? 'page' : undefined}
              >
                {each}
              </QuietButton>
            ) : (
              <span className="none">{each}</span>
            )}
          </li>
        ))}
      </ul>
      <QuietButton aria-label="Późniejsze lata" disabled={!isCovered(first + yearsShown)} onClick={() => turn(1)}>
        <Icon name="right" />
      </QuietButton>
    </nav>
  );
}
