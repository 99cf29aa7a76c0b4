import { useGetList } from 'ra-core';
import { useState } from 'react';
import { billableEvents as declaration } from '../../../../../resources/billableEvents';
import { formatMonth } from '../../../../lib/dates';
import { FieldValue } from '../../../fields/FieldValue';
import { OtherButton } from '../../../kit/buttons';
import { Card, Cards } from '../../../kit/Cards';
import { Panel } from '../../../kit/Panel';
import { Empty } from '../../../layout/Empty';
import { Page } from '../../../layout/Page';
import { Pending } from '../../../layout/Pending';
import { usePaths } from '../../../records/paths';
import { useNarrowed } from '../../../records/useNarrowed';
import { useSeveral } from '../../../session/chosenCompany';
import { worded } from '../../../tenant/wording';
import { type Charge, priceOf, waits } from './charge';

const step = 10;
const most = 100;
const newest = { field: 'period', order: 'DESC' } as const;

/** What a client pays besides the subscription: prices that wait for their word, then the rest. */
export default function ClientCharges() {
  const narrowed = useNarrowed(declaration);
  const [shown, setShown] = useState(step);
  const open = useGetList<Charge>(declaration.name, {
    filter: { ...narrowed, status: ['to_accept'] },
    sort: newest,
    pagination: { page: 1, perPage: most },
  });
  const others = useGetList<Charge>(
    declaration.name,
    {
      filter: { ...narrowed, status: ['accepted', 'rejected', 'to_invoice', 'invoiced'] },
      sort: newest,
      pagination: { page: 1, perPage: shown },
    },
    { placeholderData: (before) => before },
  );
  const refetch = () => Promise.all([open.refetch(), others.refetch()]);
  return (
    <Page
      title={declaration.labels.client ?? declaration.labels.many}
      lead="Praca poza abonamentem. Ceny są brutto, a obok netto."
    >
      {!open.data || !others.data ? (
        <Pending error={open.error ?? others.error} refetch={refetch} lines={6} panel={true} />
      ) : open.data.length + others.data.length === 0 ? (
        <div className="panel">
          <Empty title="Nie ma usług dodatkowych">Gdy biuro wyceni coś poza abonamentem, zobaczysz to tutaj.</Empty>
        </div>
      ) : (
        <>
          {open.data.length > 0 && (
            <Panel title="Czeka na Ciebie">
              <Rows charges={open.data} />
            </Panel>
          )}
          {others.data.length > 0 && (
            <Panel title="Pozostałe" below={open.data.length > 0}>
              <Rows charges={others.data} />
              {(others.total ?? 0) > others.data.length && shown < most && (
                <p className="panel-foot">
                  <OtherButton onClick={() => setShown(Math.min(most, shown + step))}>Pokaż więcej</OtherButton>
                </p>
              )}
            </Panel>
          )}
        </>
      )}
    </Page>
  );
}

function Rows({ charges }: { charges: readonly Charge[] }) {
  const several = useSeveral();
  const paths = usePaths(declaration);
  const resource = worded(declaration);
  const { status } = resource.fields;
  return (
    <Cards>
      {charges.map((charge) => {
        const { main, beside } = priceOf(charge);
        return (
          <Card
            key={charge.id}
            title={charge.description}
            to={paths.show(String(charge.id))}
            facts={
              <>
                <strong className="number">{main}</strong>
                {beside && <span className="quiet number">{beside}</span>}
                <span>{formatMonth(charge.period)}</span>
                {status && !waits(charge) && (
                  <FieldValue
                    value={charge.status}
                    field={status}
                    source="status"
                    record={charge}
                    resource={resource}
                    compact={true}
                  />
                )}
                {several && <span className="quiet">{charge.company?.title}</span>}
              </>
            }
          />
        );
      })}
    </Cards>
  );
}
