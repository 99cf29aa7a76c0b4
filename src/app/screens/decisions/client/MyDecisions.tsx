import { useGetList } from 'ra-core';
import { useState } from 'react';
import { decisions } from '../../../../../resources/decisions';
import { OtherButton } from '../../../kit/buttons';
import { Cards } from '../../../kit/Cards';
import { Empty } from '../../../layout/Empty';
import { Page } from '../../../layout/Page';
import { Pending } from '../../../layout/Pending';
import { useNarrowed } from '../../../records/useNarrowed';
import { useSeveral } from '../../../session/chosenCompany';
import { type Decision, DecisionCard } from './DecisionCard';

const step = 20;
const most = 100;

/** All that was decided for the client's companies in the panel, the newest first. */
export default function MyDecisions() {
  const [shown, setShown] = useState(step);
  const several = useSeveral();
  const { data, total, error, refetch } = useGetList<Decision>(
    decisions.name,
    {
      filter: useNarrowed(decisions),
      sort: { field: 'decided_at', order: 'DESC' },
      pagination: { page: 1, perPage: shown },
    },
    { placeholderData: (before) => before },
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
          {(total ?? 0) > data.length && shown < most && (
            <p className="panel-foot">
              <OtherButton size="small" onClick={() => setShown(Math.min(most, shown + step))}>
                Pokaż wcześniejsze
              </OtherButton>
            </p>
          )}
        </section>
      )}
    </Page>
  );
}
