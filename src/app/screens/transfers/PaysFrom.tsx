import Box from '@mui/material/Box';
import type { PayingAccounts } from '../../../contract/transfers';
import { formatNrb } from '../../../domain/identifiers/nrb';
import { SelectBox } from '../../fields/SelectBox';

interface PaysFromProps extends PayingAccounts {
  value: string;
  onChange: (account: string) => void;
}

/** From which of its accounts a company pays, where its card has several. */
export function PaysFrom({ company, accounts, value, onChange }: PaysFromProps) {
  return (
    <Box component="span" sx={{ display: 'inline-block', minWidth: '18rem' }}>
      <SelectBox
        label={`Z rachunku: ${company.title}`}
        unlabelled
        value={value}
        options={accounts.map((account) => [account, formatNrb(account)])}
        onChange={onChange}
      />
    </Box>
  );
}
