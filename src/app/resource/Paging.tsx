import { useListContext } from 'ra-core';
import { useId } from 'react';
import { deepest } from '../../contract/listQuery';
import { formatNumber } from '../../lib/money';
import { Icon } from '../layout/Icon';

const sizes = [10, 25, 50, 100];

/** Which rows these are and how many there are, and the ways to the others. */
export function Paging() {
  const { page, perPage, total = 0, meta, setPage, setPerPage } = useListContext();
  const id = useId();
  const first = (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, Math.max(total, first));
  const approximate = (meta as { approximate?: boolean } | undefined)?.approximate === true;
  const tooDeep = (page + 1) * perPage > deepest;
  const more = approximate || page * perPage < total;
  return (
    <div className="paging">
      <p className="paging-range number" role="status">
        <span className="unseen">Pozycje </span>
        {formatNumber(first)}–{formatNumber(last)} z {approximate ? `ponad ${formatNumber(deepest)}` : formatNumber(total)}
      </p>
      <div className="paging-size">
        <label htmlFor={id}>Na stronie</label>
        <select id={id} className="plain-select" value={perPage} onChange={({ target }) => setPerPage(Number(target.value))}>
          {[...new Set([...sizes, perPage])]
            .sort((a, b) => a - b)
            .map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
        </select>
      </div>
      {(page > 1 || more) && (
        <nav className="paging-steps" aria-label="Strony listy">
          <button type="button" className="quiet-button" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            <Icon name="left" size={18} />
            Poprzednia
          </button>
          <button type="button" className="quiet-button" disabled={!more || tooDeep} onClick={() => setPage(page + 1)}>
            Następna
            <Icon name="right" size={18} />
          </button>
        </nav>
      )}
      {more && tooDeep && <p className="paging-deep">Aby zobaczyć dalsze pozycje, zawęź listę wyszukiwaniem lub filtrami.</p>}
    </div>
  );
}
