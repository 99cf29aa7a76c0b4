import Stack from '@mui/material/Stack';
import { companies } from '../../../../resources/companies';
import { countOf } from '../../../lib/text';
import { useMay } from '../../records/usePermit';
import { statesPlace } from './ImpossibleStates';
import { questionsPlace } from './ManyQuestions';
import { useOpenQuestions, useStates } from './useDuties';
import { WayBelow } from './WayBelow';

/** How much there is in the month, and the ways to what stands below it and must be found out or corrected. Its height is kept while it comes. */
export function MonthLine({ keeper, told }: { keeper: string; told: string }) {
  const mayEdit = useMay()('edit', companies);
  const { data: questions = [] } = useOpenQuestions(keeper, mayEdit);
  const { data: states } = useStates(keeper, mayEdit);
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, minHeight: '2.25rem', mb: 1, '& p': { m: 0 } }}
    >
      <p className="quiet" role="status">
        {told}
      </p>
      {questions.length > 0 && (
        <WayBelow to={questionsPlace}>Poniżej: {countOf(questions.length, 'pytanie', 'pytania', 'pytań')} do ustalenia</WayBelow>
      )}
      {states && states.total > 0 && (
        <WayBelow to={statesPlace}>Poniżej: {countOf(states.total, 'profil', 'profile', 'profili')} do poprawienia</WayBelow>
      )}
    </Stack>
  );
}
