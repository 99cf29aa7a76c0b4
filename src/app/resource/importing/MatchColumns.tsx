import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReadTable } from '../../../contract/imports';
import type { Resource } from '../../../schema';
import { isConcealed } from '../../../schema/concealed';
import { importedId } from '../../../schema/importing';
import { usePhone } from '../../layout/usePhone';
import { isSensitive } from '../../providers/personalText';
import { Actions } from './Actions';
import type { FileField } from './fields';
import { maskedCell } from './maskedCell';
import { givenTwice, type Match } from './match';

interface MatchColumnsProps {
  resource: Resource;
  fields: readonly FileField[];
  table: ReadTable;
  match: Match;
  onMatch: (match: Match) => void;
  onBack: () => void;
  onNext: () => void;
}

/** Cells of a column that are shown, so that one knows it by them. */
const examples = 3;

/** The second step: what each column of the file is; guessed where its heading tells. */
export function MatchColumns({ resource, fields, table, match, onMatch, onBack, onNext }: MatchColumnsProps) {
  const phone = usePhone();
  const twice = givenTwice(match);
  const missing = fields.filter(({ key, required }) => required && !match.includes(key));
  const nothing = !match.some((key) => key !== null && key !== importedId);
  const known = keysThatTell(resource, match);
  const labelOf = (wanted: string) => fields.find(({ key }) => key === wanted)?.label ?? wanted;
  return (
    <>
      {nothing ? (
        <Alert severity="warning">Wskaż co najmniej jedną kolumnę do wczytania.</Alert>
      ) : (
        <Alert severity="info">
          {known.length > 0
            ? `Pozycje, które już są w panelu, rozpoznamy po: ${known.map(labelOf).join(', ')}.`
            : 'Każdy wiersz będzie nową pozycją, bo żadna kolumna nie mówi, której znanej pozycji dotyczy.'}
          {missing.length > 0 && ` W nowych zabraknie: ${missing.map(({ label }) => label).join(', ')}.`}
        </Alert>
      )}
      <TableContainer sx={{ border: '1px solid var(--line)', borderRadius: 2 }}>
        <Table size="small" aria-label="Kolumny pliku">
          <TableHead>
            <TableRow>
              <TableCell>Kolumna w pliku</TableCell>
              {!phone && <TableCell>Przykłady</TableCell>}
              <TableCell>Pole w panelu</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {table.headings.map((heading, at) => {
              const key = match[at] ?? null;
              const cells = examplesOf(table, at, resource, key);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their place, and headings may repeat
                <TableRow key={at}>
                  <TableCell component="th" scope="row" sx={{ fontWeight: 500 }}>
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
                  <TableCell sx={{ minWidth: { xs: '9rem', sm: '15rem' } }}>
                    <TextField
                      select
                      value={key ?? ''}
                      error={twice.has(at)}
                      helperText={twice.has(at) ? 'To pole ma już inna kolumna.' : undefined}
                      onChange={({ target }) => onMatch(match.map((each, place) => (place === at ? target.value || null : each)))}
                      slotProps={{
                        select: { displayEmpty: true, inputProps: { 'aria-label': `Pole dla kolumny ${heading || at + 1}` } },
                      }}
                      sx={{ my: 0.5 }}
                    >
                      <MenuItem value="">
                        <em>Pomiń tę kolumnę</em>
                      </MenuItem>
                      {fields.map((field) => (
                        <MenuItem key={field.key} value={field.key}>
                          {field.label}
                          {field.required && ' *'}
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
      <Actions>
        <Button variant="contained" disabled={nothing || twice.size > 0} onClick={onNext}>
          Sprawdź wiersze
        </Button>
        <Button variant="outlined" onClick={onBack}>
          Inny plik
        </Button>
      </Actions>
    </>
  );
}

/** By what a row's record is looked for, as the server does it: its id, else the first unique fields that the file has all of. */
function keysThatTell({ fields, unique = [] }: Resource, match: Match): readonly string[] {
  const single = Object.keys(fields).filter((key) => fields[key]?.options.unique);
  const sets = [...single.map((key) => [key]), ...unique];
  const whole = sets.find((keys) => keys.every((key) => match.includes(key) && !fields[key]?.options.encrypted));
  return [...(match.includes(importedId) ? [importedId] : []), ...(whole ?? [])];
}

function examplesOf({ rows }: ReadTable, at: number, { fields }: Resource, key: string | null): string {
  const cells = rows.map(({ cells }) => cells[at] ?? '').filter((cell) => cell !== '');
  const field = key === null ? undefined : fields[key];
  const shown = [...new Set(cells)].slice(0, examples);
  return shown.map((cell) => ((field ? isConcealed(field) : isSensitive(cell)) ? maskedCell(cell) : cell)).join(' · ') || '–';
}
