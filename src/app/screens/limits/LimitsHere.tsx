import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { companies } from '../../../../resources/companies';
import type { CompanyLimit, CompanyLimits } from '../../../contract/companyLimits';
import { formatDate, formatMonth, monthOf } from '../../../lib/dates';
import { formatMoney } from '../../../lib/money';
import { formatPercent } from '../../../lib/numbers';
import { countOf } from '../../../lib/text';
import { Panel } from '../../kit/Panel';
import { StatusChip } from '../../layout/StatusChip';
import { request } from '../../providers/request';

/** How a company stands with the limits of the year: how much is used, the month in which each will be passed and what follows. */
export default function LimitsHere({ company }: { company: string }) {
  const { data } = useQuery({
    queryKey: [companies.name, 'limits', company],
    queryFn: async ({ signal }) =>
      (await request<{ data: CompanyLimits }>(`/api/companies/${company}/limits`, { signal })).json.data,
    retry: false,
  });
  if (!data || data.limits.length === 0) return null;
  return (
    <Panel title={<>Limity podatkowe {data.year}</>} below={true}>
      <Box component="ul" className="panel-body" sx={{ display: 'grid', gap: 1.5, m: 0, listStyle: 'none', '& p': { m: 0 } }}>
        {data.limits.map((limit) => (
          <li key={limit.code}>
            <p>
              <strong>{limit.name}</strong> <StatusChip label={limit.label} color={limit.color} />
            </p>
            <p>{usedOf(limit)}</p>
            <p className="quiet">{aheadOf(limit)}</p>
            {limit.perhaps && (
              <p className="quiet">
                Być może: brakuje statusu VAT, więc nie wiadomo, czy ten limit dotyczy firmy (art. 113 ust. 1 VAT).
              </p>
            )}
          </li>
        ))}
      </Box>
    </Panel>
  );
}

function usedOf({ used, limit, percent, counted_to, provisional }: CompanyLimit): string {
  const amount = used === null ? 'Kwota nie jest znana' : `Wykorzystano ${formatMoney(used)}`;
  const of = limit === null ? ', limit nie jest jeszcze znany' : ` z ${formatMoney(limit)}`;
  const share = percent === null ? '' : ` (${formatPercent(percent / 100)})`;
  const until = counted_to ? `, policzono do: ${formatMonth(counted_to)}` : '';
  return `${amount}${of}${share}${until}.${provisional ? ' Liczone limitem tego roku, bo następny nie jest ogłoszony.' : ''}`;
}

function aheadOf({ forecast, passed, effect, missing_months }: CompanyLimit): string {
  if (passed) return `Przekroczono${forecast ? ` ${formatDate(forecast)}` : ''}. ${effect}`;
  if (missing_months)
    return `Brakuje wyników: ${countOf(missing_months, 'miesiąc', 'miesiące', 'miesięcy')}, więc nie da się przewidzieć.`;
  if (!forecast) return 'W tym tempie nie zostanie przekroczony w tym roku.';
  return `W tym tempie zostanie przekroczony: ${formatMonth(monthOf(forecast))}. ${effect}`;
}
