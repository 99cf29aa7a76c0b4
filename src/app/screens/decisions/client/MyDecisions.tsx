import { decisions } from '../../../../../resources/decisions';
import { Cards } from '../../../kit/Cards';
import { Empty } from '../../../layout/Empty';
import { Page } from '../../../layout/Page';
import { Pending } from '../../../layout/Pending';
import { ShowMore } from '../../../layout/ShowMore';
import { useNarrowed } from '../../../records/useNarrowed';
import { useRowsSoFar } from '../../../records/useRowsSoFar';
import { useSeveral } from '../../../session/chosenCompany';
import { type Decision, DecisionCard } from './DecisionCard';

const step = 20;

/** All that was decided for the client's companies in the panel, the newest first. */
export default function MyDecisions() {
  const several = useSeveral();
  const { data, more, error, refetch } = useRowsSoFar<Decision>(
    decisions.name,
    { filter: useNarrowed(decisions), sort: { field: 'decided_at', order: 'DESC' } },
    step,
  );
  return (
    <Page title="Moje decyzje" lead="Co zostało zdecydowane w panelu, co z tego wynika i do kiedy można zmienić zdanie.">
      {!data ? (
        <Pending error={error} refetch={refetch} lines={6} panel={true} />
      ) : data.length === 0 ? (
        <div className="panel">
          <Empty title="Nie ma tu jeszcze decyzji">
            Pojawią się tu zgłoszone komplety, odpowiedzi o minionych miesiącach, zaakceptowane ceny i dokumenty oraz wybory w
            sprawie ZUS.
          </Empty>
        </div>
      ) : (
        <section className="panel" aria-label="Decyzje">
          <Cards>
            {data.map((decision) => (
              <DecisionCard key={decision.id} decision={decision} named={several} />
            ))}
          </Cards>
          <ShowMore more={more} says="Pokaż wcześniejsze" />
        </section>
      )}
    </Page>
  );
}
