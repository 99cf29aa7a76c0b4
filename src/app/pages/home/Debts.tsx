import { mostForClient, type WaitingItem } from '../../../contract/waiting';
import { formatMoney } from '../../../lib/money';
import { Cards } from '../../kit/Cards';
import { Panel } from '../../kit/Panel';

/** All that a client's companies have to pay, together and each for itself; of very many payments the answer holds the first, and the sums say so. */
export default function Debts({ items }: { items: readonly WaitingItem[] }) {
  const sums = new Map<string, number>();
  for (const { company, amount } of items) {
    const name = company?.title ?? '';
    sums.set(name, (sums.get(name) ?? 0) + (amount ?? 0));
  }
  const total = [...sums.values()].reduce((sum, amount) => sum + amount, 0);
  const from = items.length >= mostForClient ? 'co najmniej ' : '';
  return (
    <Panel
      title="Razem do zapłaty"
      beside={
        <strong className="number">
          {from}
          {formatMoney(total)}
        </strong>
      }
    >
      <Cards>
        {[...sums].map(([name, amount]) => (
          <li key={name} className="debt">
            <span>{name}</span>
            <span className="number">{formatMoney(amount)}</span>
          </li>
        ))}
      </Cards>
    </Panel>
  );
}
