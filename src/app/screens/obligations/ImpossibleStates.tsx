import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { companies } from '../../../../resources/companies';
import { countOf } from '../../../lib/text';
import { Fold } from '../../layout/Fold';
import { useMay } from '../../records/usePermit';
import { officePath } from '../../routing/officePath';
import { useStates } from './useDuties';

/** The id of its place. */
export const statesPlace = 'duties-states';

/** Companies whose kept profile the law does not know: their duties are missing, or wrong, until somebody corrects it. */
export function ImpossibleStates({ keeper }: { keeper: string }) {
  const { data } = useStates(keeper, useMay()('edit', companies));
  if (!data || data.total === 0) return null;
  return (
    <section id={statesPlace} className="panel below" aria-label="Profile do poprawienia">
      <Box sx={{ px: 2 }}>
        <Fold
          title={
            <Typography component="h2" sx={{ fontSize: '1.125rem', fontWeight: 500 }}>
              Profile, których prawo nie zna: {countOf(data.total, 'firma', 'firmy', 'firm')}
            </Typography>
          }
        >
          <p className="quiet">
            Obowiązki z takiego profilu mogą być niepełne. Popraw kartę firmy albo wpis w profilu podatkowym.
          </p>
          <ul>
            {data.rows.map(({ company, states }) => (
              <li key={company.id}>
                <Link to={officePath('companies.show', { id: company.id })}>{company.title}</Link>
                {states.map(({ says, refused }) => (
                  <p key={says}>
                    {refused ? '' : 'Sprawdź: '}
                    {says}.
                  </p>
                ))}
              </li>
            ))}
          </ul>
          {data.rows.length < data.total && <p className="quiet">Pokazano pierwsze {data.rows.length}.</p>}
        </Fold>
      </Box>
    </section>
  );
}
