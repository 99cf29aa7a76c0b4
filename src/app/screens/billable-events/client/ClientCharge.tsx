import { MainButton, OtherButton } from '../../../kit/buttons';
import { Panel } from '../../../kit/Panel';
import { useShown } from '../../../records/useDeclared';
import { RecordPage } from '../../../resource/ShowScreen';
import { useMoves } from '../../../resource/useMoves';
import { useUser } from '../../../session/useSession';
import { type Charge, priceOf, useDecides, waits } from './charge';
import '../../tickets/client/client.css';
import '../../tickets/tickets.css';

/** What stands over the rest already. */
const said = ['description', 'status', 'gross_amount', 'net_amount'];

/** Work besides the subscription as its client reads it: what it costs and what is asked of them, then what it was. */
export default function ClientCharge() {
  const several = useUser().companies.length > 1;
  return <RecordPage without={several ? said : [...said, 'company_id']} movesElsewhere={() => true} before={() => <Price />} />;
}

function Price() {
  const { resource, record: charge } = useShown<Charge>();
  const decides = useDecides();
  const { open, doing, press, dialogs } = useMoves(resource, charge);
  const { main, beside } = priceOf(charge);
  const asked = waits(charge);
  return (
    <Panel title={asked ? 'Cena do akceptacji' : 'Cena'} className={asked ? 'ticket-offer' : ''}>
      <div className="panel-body">
        <p className="ticket-offer-amount">
          <span className="number">{main}</span>
        </p>
        {beside && <p className="quiet number">{beside}</p>}
        {asked && !decides(charge) && <p className="quiet">Decyduje osoba, która zarządza firmą w panelu.</p>}
        {asked && decides(charge) && (
          <div className="ticket-steps">
            {open.map(([name, transition], nth) => {
              const Step = nth === 0 ? MainButton : OtherButton;
              return (
                <Step key={name} aria-disabled={doing} onClick={() => doing || press(name, transition)}>
                  {transition.label}
                </Step>
              );
            })}
          </div>
        )}
      </div>
      {dialogs}
    </Panel>
  );
}
