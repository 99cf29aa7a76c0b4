import { useNotify } from 'ra-core';
import { type FormEvent, useId, useState } from 'react';
import { formatMonth } from '../../../lib/dates';
import { countOf } from '../../../lib/text';
import { DateBox } from '../../fields/dates/DateBox';
import { Dialog, Foot } from '../../kit/Dialog';
import { isBegun, showBegun } from '../../providers/begunJobs';
import { request } from '../../providers/request';
import { useSettlementDeed } from './useSettlementDeed';

interface Opened {
  data: { opened: number; not_applicable: number };
}

/** Makes a month's settlements for all companies; what is there already stays as it is. */
export function OpenMonthDialog({
  period,
  onClose,
  onOpened,
}: {
  period: string;
  onClose: () => void;
  onOpened: (period: string) => void;
}) {
  const form = useId();
  const [month, setMonth] = useState(period);
  const { deed, doing } = useSettlementDeed();
  const notify = useNotify();

  function tell(opened: number): void {
    notify(
      opened === 0
        ? `Wszystkie firmy mają już rozliczenie za ${formatMonth(month)}.`
        : `Założono ${countOf(opened, 'rozliczenie', 'rozliczenia', 'rozliczeń')} za ${formatMonth(month)}.`,
      { type: 'success' },
    );
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (doing) return;
    const answer = await deed(() => request<Opened>('/api/settlements/open-month', { method: 'POST', body: { period: month } }));
    if (!answer) return;
    if (isBegun(answer)) showBegun();
    else tell(answer.json.data.opened);
    onOpened(month);
    onClose();
  }

  return (
    <Dialog
      title="Otwórz miesiąc"
      onClose={doing ? undefined : onClose}
      foot={
        <Foot form={form} action="Otwórz miesiąc" saysDoing="Otwieram…" doing={doing} onClose={doing ? undefined : onClose} />
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)}>
        <p>
          Każda obsługiwana firma dostanie rozliczenie tego miesiąca. Firmy zawieszone: „Nie dotyczy”. Istniejące rozliczenia
          zostają bez zmian.
        </p>
        <DateBox kind="month" label="Miesiąc" required={true} value={month} onChange={setMonth} />
      </form>
    </Dialog>
  );
}
