import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { type FormEvent, useId, useState } from 'react';
import { formatMoney } from '../../../lib/money';
import { countOf } from '../../../lib/text';
import { DateBox } from '../../fields/dates/DateBox';
import { Dialog } from '../../layout/Dialog';
import { saidBy } from '../../layout/Problem';
import { useToday } from '../../pages/dashboard/useToday';
import { ApiError } from '../../providers/apiError';
import { request } from '../../providers/request';
import { type Item, itemName, itemsResource } from './item';

interface Counted {
  days: number;
  interest: number;
  floor: number;
}

/** Interest on a late payment, at the rate that the person gives. */
export function InterestButton({ item }: { item: Item }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
        Policz odsetki
      </Button>
      {asking && <InterestDialog item={item} onClose={() => setAsking(false)} />}
    </>
  );
}

function InterestDialog({ item, onClose }: { item: Item; onClose: () => void }) {
  const id = useId();
  const [paidOn, setPaidOn] = useState(useToday());
  const [rate, setRate] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [counted, setCounted] = useState<Counted | null>(null);

  async function count(event: FormEvent): Promise<void> {
    event.preventDefault();
    setCounted(null);
    const percent = Number(rate.replace(',', '.').replace('%', ''));
    try {
      const path = `/api/${itemsResource.name}/${item.id}/actions/interest`;
      setCounted((await request<Counted>(path, { method: 'POST', body: { paid_on: paidOn, percent } })).json);
      setFault(null);
    } catch (error) {
      const told = error instanceof ApiError ? error.body?.errors : undefined;
      setFault(Object.values(told ?? {})[0] ?? saidBy(error));
    }
  }

  return (
    <Dialog title={`Odsetki: ${itemName(item)}`} onClose={onClose}>
      <form onSubmit={(event) => void count(event)} noValidate={true}>
        <DateBox kind="date" label="Dzień zapłaty" value={paidOn} onChange={setPaidOn} />
        <label className="plain-label" htmlFor={`${id}-rate`}>
          Stawka roczna w procentach
        </label>
        <input
          id={`${id}-rate`}
          className="plain-input"
          inputMode="decimal"
          value={rate}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-fault`}
          onChange={(event) => setRate(event.target.value)}
        />
        <p id={`${id}-fault`} className="fault" role="status">
          {fault}
        </p>
        <div role="status">
          {counted && (
            <p>
              {countOf(counted.days, 'dzień', 'dni', 'dni')} zwłoki:{' '}
              <strong className="number">{formatMoney(counted.interest)}</strong>
              {counted.interest === 0 && ` (do ${formatMoney(counted.floor)} nie nalicza się)`}
            </p>
          )}
        </div>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            Zamknij
          </Button>
          <Button type="submit" variant="contained">
            Policz
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
