import { useGetList } from 'ra-core';
import { Link } from 'react-router';
import { decisions } from '../../../../resources/decisions';
import { Cards } from '../../kit/Cards';
import { Panel } from '../../kit/Panel';
import { useNarrowed } from '../../records/useNarrowed';
import { type Decision, DecisionCard } from '../../screens/decisions/client/DecisionCard';
import { useSeveral } from '../../session/chosenCompany';

const shown = 3;

/** What the client decided last: a trace that stays after the words that passed. */
export default function LatestDecisions() {
  const several = useSeveral();
  const { data } = useGetList<Decision>('decisions', {
    filter: useNarrowed(decisions),
    sort: { field: 'decided_at', order: 'DESC' },
    pagination: { page: 1, perPage: shown },
  });
  if (!data?.length) return null;
  return (
    <Panel title="Ostatnie decyzje">
      <Cards>
        {data.map((decision) => (
          <DecisionCard key={decision.id} decision={decision} named={several} />
        ))}
      </Cards>
      <p className="panel-foot">
        <Link className="more" to="/decisions">
          Wszystkie decyzje
        </Link>
      </p>
    </Panel>
  );
}
