import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { registers } from '../../../../resources/choiceLists/registers';
import { OtherButton } from '../../kit/buttons';
import { Tick } from '../../kit/Tick';
import type { Difference } from './merge';

interface DifferencesProps {
  different: readonly Difference[];
  onTake: (taken: readonly Difference[]) => void;
}

/** What the form and the registers say otherwise, each to be taken over by itself. */
export function Differences({ different, onTake }: DifferencesProps) {
  const [picked, setPicked] = useState<readonly string[]>([]);
  if (different.length === 0) return null;
  const taken = different.filter(({ field }) => picked.includes(field));
  const pick = (field: string, on: boolean) => setPicked(on ? [...picked, field] : picked.filter((each) => each !== field));
  return (
    <div>
      <TableContainer>
        <Table size="small" aria-label="Inaczej w rejestrach">
          <TableHead>
            <TableRow>
              <TableCell>Pole</TableCell>
              <TableCell>W formularzu</TableCell>
              <TableCell>W rejestrze</TableCell>
              <TableCell>Rejestr</TableCell>
              <TableCell padding="checkbox">
                <span className="unseen">Wpisz</span>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {different.map(({ field, label, mine, theirs, source }) => (
              <TableRow key={field}>
                <TableCell component="th" scope="row">
                  {label}
                </TableCell>
                <TableCell>{mine}</TableCell>
                <TableCell>{theirs}</TableCell>
                <TableCell>{registers[source]}</TableCell>
                <TableCell padding="checkbox">
                  <Tick name={`Wpisz z rejestru: ${label}`} checked={picked.includes(field)} onTick={(on) => pick(field, on)} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <OtherButton disabled={taken.length === 0} onClick={() => onTake(taken)} sx={{ mt: 1 }}>
        Wpisz zaznaczone
      </OtherButton>
    </div>
  );
}
