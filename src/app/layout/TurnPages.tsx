import Stack from '@mui/material/Stack';
import { formatNumber } from '../../lib/numbers';
import { QuietButton } from '../kit/buttons';

interface TurnPagesProps {
  page: number;
  total: number;
  perPage: number;
  onTurn: (page: number) => void;
}

/** Turns the pages of a list that is no resource's; nothing where one page holds it all. */
export function TurnPages({ page, total, perPage, onTurn }: TurnPagesProps) {
  const last = Math.ceil(total / perPage);
  if (last <= 1) return null;
  const way = (label: string, to: number) => (
    <QuietButton size="small" disabled={to < 1 || to > last} onClick={() => onTurn(to)}>
      {label}
    </QuietButton>
  );
  return (
    <Stack component="nav" aria-label="Strony listy" direction="row" sx={{ gap: 1, my: 2, alignItems: 'center' }}>
      {way('Poprzednia', page - 1)}
      <span>
        Strona {page} z {formatNumber(last)}
      </span>
      {way('Następna', page + 1)}
    </Stack>
  );
}
