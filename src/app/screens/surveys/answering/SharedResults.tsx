import { useQuery } from '@tanstack/react-query';
import type { Question } from '../../../../contract/surveys/question';
import type { QuestionResults } from '../../../../contract/surveys/results';
import { countOf } from '../../../../lib/text';
import { request } from '../../../providers/request';
import { ResultBars } from '../ResultBars';

interface Shared {
  count: number;
  questions: Question[];
  data: QuestionResults[] | null;
}

/** What everybody answered, where the survey shows it to those who did. */
export function SharedResults({ id }: { id: string }) {
  const { data } = useQuery({
    queryKey: ['surveys', 'shared', id],
    queryFn: async () => (await request<Shared>(`/api/surveys/mine/${id}/results`)).json,
  });
  if (!data?.data) return null;
  return (
    <section aria-labelledby="survey-shared">
      <h2 id="survey-shared">Co odpowiedzieli wszyscy</h2>
      <p className="quiet">{countOf(data.count, 'odpowiedź', 'odpowiedzi', 'odpowiedzi')}</p>
      {data.data.map((results) => {
        const question = data.questions.find(({ key }) => key === results.key);
        return question && results.counts ? <ResultBars key={results.key} question={question} results={results} /> : null;
      })}
    </section>
  );
}
