import Box from '@mui/material/Box';
import { registers } from '../../../../resources/choiceLists/registers';
import type { RegisterFinding } from '../../../contract/registers';
import { formatDateTime } from '../../../lib/dates';
import { StatusChip } from '../../layout/StatusChip';

const said = {
  found: { label: 'jest', color: 'success' },
  not_found: { label: 'nie ma', color: 'default' },
  failed: { label: 'bez odpowiedzi', color: 'warning' },
} as const;

/** Which registers answered, when, and under which number: kept as the proof of having asked. */
export function Findings({ findings }: { findings: readonly RegisterFinding[] }) {
  return (
    <Box component="ul" aria-label="Odpowiedzi rejestrów" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
      {findings.map(({ register, state, says, checked_at, request_id }) =>
        state === 'off' ? null : (
          <Box component="li" key={register} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }}>
            <span>{registers[register]}</span>
            <StatusChip {...said[state]} />
            {says && <span>{says}</span>}
            {checked_at && <span className="quiet number">{formatDateTime(checked_at)}</span>}
            {request_id && <span className="quiet">nr {request_id}</span>}
          </Box>
        ),
      )}
    </Box>
  );
}
