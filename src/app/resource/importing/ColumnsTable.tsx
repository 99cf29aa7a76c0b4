import MenuItem from '@mui/material/MenuItem';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReadTable } from '../../../contract/imports';
import { usePhone } from '../../layout/usePhone';
import { isSensitive } from '../../providers/personalText';
import { FieldChips, takesField } from './FieldChips';
import type { FileField } from './fields';
import { maskedCell } from './maskedCell';
import { givenTwice, type Match } from './match';

interface ColumnsTableProps {
  fields: readonly FileField[];
  table: ReadTable;
  match: Match;
  onMatch: (match: Match) => void;
  /** Whether what the column holds is covered; left out or null, cells that look like somebody's number are. */
  isConcealed?: (key: string) => boolean | null;
}

/** Cells of a column that are shown, so that one knows it by them. */
const examples = 3;

/** Each column of a file with a few of its cells, and the choice of what it is: from its list, or dragged onto it. */
export function ColumnsTable({ fields, table, match, onMatch, isConcealed }: ColumnsTableProps) {
  const phone = usePhone();
  const twice = givenTwice(match, fields);
  /** The column that a dragged field is over. */
  const [over, setOver] = useState<number | null>(null);
  /** Where every column of the file was known there is nothing to drag. */
  const [begun, setBegun] = useState({ table, isOpen: match.includes(null) });
  if (begun.table !== table) setBegun({ table, isOpen: match.includes(null) });
  const give = (at: number, key: string | null) => onMatch(match.map((each, place) => (place === at ? key : each)));
  return (
    <>
      {!phone && (begun.isOpen || match.includes(null)) && <FieldChips fields={fields} match={match} />}
      <TableContainer sx={{ border: '1px solid var(--line)', borderRadius: 2 }}>
        {/* A long name of a field would push its list over the edge of a phone. */}
        <Table
          size="small"
          aria-label="Kolumny pliku"
          sx={phone ? { tableLayout: 'fixed', '& th': { whiteSpace: 'normal' } } : {}}
        >
          <TableHead>
            <TableRow>
              <TableCell sx={phone ? { width: '40%' } : {}}>Kolumna w pliku</TableCell>
              {!phone && <TableCell>Przykłady</TableCell>}
              <TableCell>Pole w panelu</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {table.headings.map((heading, at) => {
              const key = match[at] ?? null;
              const cells = examplesOf(table, at, key !== null && isConcealed ? isConcealed(key) : null);
              const isField = (given: string) => fields.some((field) => field.key === given);
              const drop = takesField(
                (given) => give(at, isField(given) ? given : key),
                (on) => setOver(on ? at : null),
              );
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their place, and headings may repeat
                <TableRow key={at} selected={over === at} {...drop}>
                  <TableCell component="th" scope="row" sx={{ fontWeight: 500, overflowWrap: phone ? 'anywhere' : 'normal' }}>
                    {heading || `Kolumna ${at + 1}, bez nagłówka`}
                    {phone && (
                      <Typography variant="caption" component="p" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                        {cells}
                      </Typography>
                    )}
                  </TableCell>
                  {!phone && (
                    <TableCell sx={{ maxWidth: '22rem', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
                      {cells}
                    </TableCell>
                  )}
                  <TableCell sx={phone ? {} : { minWidth: '15rem' }}>
                    <TextField
                      select
                      value={key ?? ''}
                      error={twice.has(at)}
                      helperText={twice.has(at) ? 'To pole ma już inna kolumna.' : undefined}
                      onChange={({ target }) => give(at, target.value || null)}
                      slotProps={{
                        select: { displayEmpty: true, inputProps: { 'aria-label': `Pole dla kolumny ${heading || at + 1}` } },
                      }}
                      sx={{ my: 0.5, ...(phone ? { '& .MuiSelect-select': { whiteSpace: 'normal' } } : {}) }}
                    >
                      <MenuItem value="">
                        <em>Pomiń tę kolumnę</em>
                      </MenuItem>
                      {fields.map((field) => (
                        <MenuItem key={field.key} value={field.key}>
                          {field.label}
                          {field.required && !field.open && ' *'}
                        </MenuItem>
                      ))}
                    </TextField>
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}

function examplesOf({ rows }: ReadTable, at: number, concealed: boolean | null): string {
  const cells = rows.map(({ cells }) => cells[at] ?? '').filter((cell) => cell !== '');
  const shown = [...new Set(cells)].slice(0, examples);
  return shown.map((cell) => ((concealed ?? isSensitive(cell)) ? maskedCell(cell) : cell)).join(' · ') || '–';
}
