import type { WaitingItem } from '../../contract/waiting';
import { formatMoney } from '../../lib/money';
import { formatNumber } from '../../lib/numbers';
import { Card } from '../kit/Cards';
import { DueChip } from '../layout/DueChip';
import { StatusChip } from '../layout/StatusChip';
import { useStep } from './useStep';

interface WaitingRowProps {
  item: WaitingItem;
  /** Says whose it is; a person with one company knows. */
  company: boolean;
}

/** One thing that waits: what it is about and what is asked, by when; the step that can be taken here. */
export function WaitingRow({ item, company }: WaitingRowProps) {
  const { title, asks, due, late, amount, net, count, link, does } = item;
  const { take, doing } = useStep(item.resource, item.id);
  return (
    <Card
      title={title}
      to={link}
      facts={
        <>
          <span>
            {asks}
            {count !== null && count > 0 && `: ${formatNumber(count)}`}
          </span>
          {amount !== null && <strong className="number">{formatMoney(amount)}</strong>}
          {net !== undefined && <span className="quiet number">{formatMoney(net)} netto</span>}
          {due ? <DueChip due={due.slice(0, 10)} /> : late && <StatusChip label="po terminie" color="error" />}
          {company && item.company && <span className="quiet">{item.company.title}</span>}
        </>
      }
      step={
        does && (
          <button type="button" className="quiet-button" aria-disabled={doing} onClick={() => doing || void take(does)}>
            {does.label}
            <span className="unseen">: {title}</span>
          </button>
        )
      }
    />
  );
}
