import { RecordContextProvider } from 'ra-core';
import { billableEvents as declaration } from '../../../../../resources/billableEvents';
import { formatMonth } from '../../../../lib/dates';
import { RecordValue } from '../../../fields/RecordValue';
import { Card, Cards } from '../../../kit/Cards';
import { Panel } from '../../../kit/Panel';
import { Empty } from '../../../layout/Empty';
import { OpenAndOver } from '../../../layout/OpenAndOver';
import { Page } from '../../../layout/Page';
import { usePaths } from '../../../records/paths';
import { useNarrowed } from '../../../records/useNarrowed';
import { useOpenAndOver } from '../../../records/useOpenAndOver';
import { useSeveral } from '../../../session/chosenCompany';
import { type Charge, priceOf, waits } from './charge';

const newest = { field: 'period', order: 'DESC' } as const;

/** What a client pays besides the subscription: prices that wait for their word, then the rest. */
export default function ClientCharges() {
  const lists = useOpenAndOver<Charge>(declaration.name, {
    filter: useNarrowed(declaration),
    open: ['to_accept'],
    over: ['accepted', 'rejected', 'to_invoice', 'invoiced'],
    sort: newest,
  });
  return (
    <Page
      title={declaration.labels.client ?? declaration.labels.many}
      lead="Praca poza abonamentem. Ceny są brutto, a obok netto."
    >
      <OpenAndOver
        lists={lists}
        empty={<Empty title="Nie ma usług dodatkowych">Gdy biuro wyceni coś poza abonamentem, zobaczysz to tutaj.</Empty>}
      >
        {({ open, over, openFoot, foot }) => (
          <>
            {open.length > 0 && (
              <Panel title="Czeka na Ciebie">
                <Rows charges={open} />
                {openFoot}
              </Panel>
            )}
            {over.length > 0 && (
              <Panel title="Pozostałe" below={open.length > 0}>
                <Rows charges={over} />
                {foot}
              </Panel>
            )}
          </>
        )}
      </OpenAndOver>
    </Page>
  );
}

function Rows({ charges }: { charges: readonly Charge[] }) {
  const several = useSeveral();
  const paths = usePaths(declaration);
  return (
    <Cards>
      {charges.map((charge) => {
        const { main, beside } = priceOf(charge);
        return (
          <RecordContextProvider key={charge.id} value={charge}>
            <Card
              title={charge.description}
              to={paths.show(String(charge.id))}
              facts={
                <>
                  <strong className="number">{main}</strong>
                  {beside && <span className="quiet number">{beside}</span>}
                  <span>{formatMonth(charge.period)}</span>
                  {!waits(charge) && <RecordValue source="status" compact={true} />}
                  {several && <span className="quiet">{charge.company?.title}</span>}
                </>
              }
            />
          </RecordContextProvider>
        );
      })}
    </Cards>
  );
}
