import { useParams } from 'react-router';
import { decisions } from '../../../../../resources/decisions';
import { Cards } from '../../../kit/Cards';
import { Page } from '../../../layout/Page';
import { Pending } from '../../../layout/Pending';
import { useRecord } from '../../../records/useRecord';
import { useSeveral } from '../../../session/chosenCompany';
import { type Decision, DecisionCard } from './DecisionCard';

/** One decision at an address of its own. */
export default function MyDecision() {
  const { id = '' } = useParams();
  const several = useSeveral();
  const { data, error, refetch } = useRecord(decisions, id);
  const decision = data as Decision | undefined;
  return (
    <Page title={decision?.title ?? 'Decyzja'} recordTitle={decision?.title}>
      {!decision ? (
        <Pending error={error} refetch={refetch} lines={4} panel={true} />
      ) : (
        <section className="panel" aria-label="Decyzja">
          <Cards>
            <DecisionCard decision={decision} named={several} />
          </Cards>
        </section>
      )}
    </Page>
  );
}
