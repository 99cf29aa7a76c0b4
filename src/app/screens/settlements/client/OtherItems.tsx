import { formatMoney } from '../../../../lib/money';
import { Panel } from '../../../kit/Panel';
import { characterOf, type Item, itemName } from '../item';

/** What each character of a position means to a client. */
const meanings: Partial<Record<string, string>> = {
  refund: 'Urząd odda tę kwotę na rachunek firmy. Nic nie płacisz.',
  carry: 'Ta nadwyżka pomniejszy podatek następnego okresu. Nic nie płacisz.',
  zero: 'Za ten okres nie ma nic do zapłaty.',
  forecast: 'To prognoza, nie zobowiązanie.',
};

/** Says of the whole month, not of a tax, that nothing is paid. */
const isNothing = ({ kind, amount_type }: Item) => kind === 'other' && amount_type === 'zero';

/** Positions of a month that nobody pays: refunds, what is carried over, information. */
export function OtherItems({ items }: { items: readonly Item[] }) {
  return (
    <Panel title="Pozostałe pozycje">
      <ul className="other-items">
        {items.map((item) => (
          <li key={item.id}>
            <p className="other-item">
              <span>
                {isNothing(item) ? (
                  characterOf(item)
                ) : (
                  <>
                    {itemName(item)} <span className="quiet">({characterOf(item).toLowerCase()})</span>
                  </>
                )}
              </span>
              {item.amount !== null && item.amount_type !== 'zero' && <span className="number">{formatMoney(item.amount)}</span>}
            </p>
            <p className="quiet">{item.note ?? meanings[item.amount_type]}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
