import { useState } from 'react';
import type { WaitingItem } from '../../../contract/waiting';
import { formatNumber } from '../../../lib/numbers';
import { Cards } from '../../kit/Cards';
import { Panel } from '../../kit/Panel';
import { Empty } from '../../layout/Empty';
import { useSeveral } from '../../session/chosenCompany';
import { WaitingRow } from '../../waiting/WaitingRow';

const shown = 8;

/** All that the office waits for from this client, the most urgent first; it empties itself as things are done. */
export function WaitingForMe({ items, more }: { items: readonly WaitingItem[]; more: number }) {
  const several = useSeveral();
  const [all, setAll] = useState(false);
  const total = items.length + more;
  return (
    <Panel title="Czeka na Ciebie" beside={total > 0 && <span className="quiet">{formatNumber(total)} do zrobienia</span>}>
      {items.length > 0 ? (
        <>
          <Cards>
            {(all ? items : items.slice(0, shown)).map((item) => (
              <WaitingRow key={`${item.kind} ${item.id}`} item={item} company={several} />
            ))}
          </Cards>
          {!all && items.length > shown && (
            <p className="panel-foot">
              <button type="button" className="plain-button" onClick={() => setAll(true)}>
                Pokaż wszystkie
              </button>
            </p>
          )}
        </>
      ) : (
        <Empty title="Wszystko załatwione">Dziękujemy! Gdy biuro będzie czegoś potrzebować, zobaczysz to tutaj.</Empty>
      )}
    </Panel>
  );
}
