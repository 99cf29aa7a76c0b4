import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import { registers } from '../../../../resources/choiceLists/registers';
import type { RegisterLookup } from '../../../contract/registers';
import { labelOf, said } from './merge';

/** Each value that registers told, with the register that it is of. */
export function Told({
  lookup: { fields, accounts, contact },
}: {
  lookup: Pick<RegisterLookup, 'fields' | 'accounts' | 'contact'>;
}) {
  const person = contact && [contact.first_name, contact.last_name, contact.email, contact.phone].filter(Boolean).join(', ');
  return (
    <TableContainer>
      <Table size="small" aria-label="Co podały rejestry">
        <TableBody>
          {fields.map(({ field, value, source }) => (
            <TableRow key={field}>
              <TableCell component="th" scope="row">
                {labelOf(field)}
              </TableCell>
              <TableCell>{said(field, value)}</TableCell>
              <TableCell>{registers[source]}</TableCell>
            </TableRow>
          ))}
          {accounts.map((account) => (
            <TableRow key={account}>
              <TableCell component="th" scope="row">
                Rachunek
              </TableCell>
              <TableCell className="number">{account}</TableCell>
              <TableCell>{registers.white_list}</TableCell>
            </TableRow>
          ))}
          {contact && (
            <TableRow>
              <TableCell component="th" scope="row">
                Kontakt
              </TableCell>
              <TableCell>{person}</TableCell>
              <TableCell>{registers[contact.source]}</TableCell>
            </TableRow>
          )}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
