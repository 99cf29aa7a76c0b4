import { useQuery } from '@tanstack/react-query';
import type { AccountListState } from '../../../contract/registers';
import { formatDate } from '../../../lib/dates';
import { formatNumber } from '../../../lib/money';
import { OtherButton } from '../../kit/buttons';
import { StatusChip } from '../../layout/StatusChip';
import { request } from '../../providers/request';
import { saidBy } from '../../providers/saidBy';

/** The file of accounts that the operator places each day, by which accounts are checked without asking anybody. */
export function AccountListLine() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['settings', 'registers', 'accounts'],
    queryFn: async ({ signal }) =>
      (await request<{ data: AccountListState }>('/api/settings/registers/accounts', { signal })).json.data,
    retry: false,
  });
  const isGood = data?.date != null;
  return (
    <li>
      <strong>Plik płaski wykazu podatników VAT</strong>
      {data && (
        <StatusChip
          label={!data.isOn ? 'wyłączony' : isGood ? 'włączony' : 'brak pliku na dziś'}
          color={!data.isOn ? 'default' : isGood ? 'success' : 'warning'}
        />
      )}
      <span className="quiet">{error ? saidBy(error) : data ? toldOf(data) : 'Sprawdzam plik…'}</span>
      {data?.isOn && (
        <OtherButton
          size="small"
          aria-disabled={isFetching}
          aria-label="Sprawdź plik płaski wykazu podatników VAT"
          onClick={() => void refetch()}
        >
          {isFetching ? 'Sprawdzam…' : 'Sprawdź plik'}
        </OtherButton>
      )}
    </li>
  );
}

function toldOf({ isOn, variables, date, hashes, failure }: AccountListState): string {
  if (!isOn) return `Włącza go: ${variables.join(', ')}`;
  if (failure) return failure;
  return date && hashes !== null
    ? `Z dnia ${formatDate(date)}, rachunków: ${formatNumber(hashes)}`
    : 'W folderze nie ma pliku z dziś ani z wczoraj (RRRRMMDD.json)';
}
