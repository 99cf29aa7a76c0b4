import type { Question } from '../../../contract/surveys/question';
import type { QuestionResults } from '../../../contract/surveys/results';
import { Chart } from '../../charts/Chart';

const groups = [
  { label: 'Krytycy (0–6)', from: 0, to: 6 },
  { label: 'Obojętni (7–8)', from: 7, to: 8 },
  { label: 'Polecający (9–10)', from: 9, to: 10 },
];

/** The groups that a score of recommendation is made of. */
export default function NpsChart({ question, results: { counts } }: { question: Question; results: QuestionResults }) {
  const values = groups.map(({ from, to }) => (counts ?? []).slice(from, to + 1).reduce((sum, { count }) => sum + count, 0));
  return (
    <Chart
      kind="bars"
      title={`Kto poleca: ${question.label}`}
      names={groups.map(({ label }) => label)}
      nameLabel="Grupa"
      series={[{ label: 'Osoby', values }]}
      format={(value) => String(value)}
    />
  );
}
