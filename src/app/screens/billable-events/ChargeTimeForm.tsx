import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { resources } from '../../../../resources';
import { addMonths, isMonth, monthOf } from '../../../lib/dates';
import { countOf } from '../../../lib/text';
import { DateBox } from '../../fields/dates/DateBox';
import { type Picked, RecordPicker } from '../../fields/RecordPicker';
import { SelectBox } from '../../fields/SelectBox';
import { Foot } from '../../kit/Dialog';
import { Tick } from '../../kit/Tick';
import { useDeed } from '../../kit/useDeed';
import { Pending } from '../../layout/Pending';
import { request } from '../../providers/request';
import { useToday } from '../../records/useToday';
import { PanelTheme } from '../../theme/PanelTheme';
import { type MonthBill, MonthBills } from './MonthBills';

interface ChargeTimeFormProps {
  ids?: readonly string[];
  companyId?: string;
  onClose: () => void;
  onDone: () => void;
}

const served = { status: ['active', 'onboarding', 'notice', 'suspended'] };

/** What the time comes to by an item of the price list, before anything is written, and the deed. */
export default function ChargeTimeForm({ ids, companyId, onClose, onDone }: ChargeTimeFormProps) {
  const { deed, doing } = useDeed({ changes: 'all', waits: false });
  const [company, setCompany] = useState<Picked | null>(null);
  const [period, setPeriod] = useState(addMonths(monthOf(useToday()), -1));
  const [item, setItem] = useState<string | null>(null);
  const [asks, setAsks] = useState<boolean | null>(null);
  const company_id = companyId ?? company?.id;
  const what = ids ? { uptime_ids: ids } : company_id && isMonth(period) ? { company_id, period } : null;
  const body = { ...what, ...(item ? { item_id: item } : {}) };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['billable-events', 'worktime', what, item],
    queryFn: async () =>
      (await request<{ data: MonthBill[] }>('/api/billable-events/worktime/preview', { method: 'POST', body })).json.data,
    enabled: what !== null,
    staleTime: 0,
    retry: false,
    // While another price is asked for, the boxes stay where they are, and the focus in them.
    placeholderData: (before, query) => (JSON.stringify(query?.queryKey[2]) === JSON.stringify(what) ? before : undefined),
  });
  const items = data?.[0]?.items ?? [];
  const chosen = items.find((each) => each.id === (item ?? data?.[0]?.item_id));
  const ask = asks ?? chosen?.needs_acceptance ?? false;
  const lines = (data ?? []).reduce((sum, month) => sum + month.lines.length, 0);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (doing || lines === 0 || isFetching) return;
    await deed(async () => {
      const { json } = await request<{ data: { ids: string[] } }>('/api/billable-events/worktime', {
        method: 'POST',
        body: { ...body, ...(chosen ? { item_id: chosen.id } : {}), ask },
      });
      onDone();
      const made = countOf(json.data.ids.length, 'zdarzenie płatne', 'zdarzenia płatne', 'zdarzeń płatnych');
      return `Utworzono ${made}${ask ? ' i poproszono o akceptację' : ''}.`;
    });
  }

  return (
    <form className="fields" noValidate={true} onSubmit={(event) => void submit(event)}>
      {!ids && (
        <div className="fields two">
          {!companyId && (
            <PanelTheme>
              <RecordPicker
                label="Firma"
                reference={resources.companies}
                where={served}
                picked={company ? [company] : []}
                onPick={([next]) => setCompany(next ?? null)}
                input={{ required: true }}
              />
            </PanelTheme>
          )}
          <DateBox kind="month" label="Miesiąc" required={true} value={period} onChange={setPeriod} />
        </div>
      )}
      {items.length > 0 && (
        <SelectBox
          label="Pozycja cennika (za godzinę)"
          value={String(chosen?.id ?? '')}
          options={items.map(({ id: value, name }) => [String(value), String(name)])}
          hint="Liczy się cena własna klienta, jeśli ją ma."
          onChange={setItem}
        />
      )}
      {data ? (
        <MonthBills bills={data} />
      ) : error || isFetching ? (
        <Pending error={error} refetch={refetch} lines={3} />
      ) : (
        <p className="quiet">Wybierz firmę i miesiąc, a zobaczysz, co jest do rozliczenia.</p>
      )}
      {lines > 0 && <Tick label="Od razu poproś klienta o akceptację" checked={ask} onTick={setAsks} />}
      <Foot
        action="Rozlicz"
        saysDoing={doing ? 'Rozliczam…' : 'Rozlicz'}
        doing={doing || isFetching}
        disabled={lines === 0}
        onClose={onClose}
      />
    </form>
  );
}
