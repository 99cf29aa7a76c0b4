import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { QuietButton } from '../../../kit/buttons';
import { Tick } from '../../../kit/Tick';
import { StatusChip } from '../../../layout/StatusChip';
import { labelOf, said } from '../merge';
import { type Candidate, differencesOf, isUnknown, openOf } from './candidate';
import { contactOf } from './sheet';

/** A candidate as it stands now, with what is still missing. */
export interface Row {
  candidate: Candidate;
  values: Record<string, unknown>;
  /** Why it can't be made, by field. */
  faults: Readonly<Record<string, string>>;
}

interface CandidateTableProps {
  rows: readonly Row[];
  /** NIPs that are not to be made. */
  left: ReadonlySet<string>;
  onLeave: (nips: readonly string[], on: boolean) => void;
  onOpen: (nip: string) => void;
}

const perPage = 50;
const columns = ['company_type', 'address_city', 'vat_status', 'taxation_form', 'accounting_type'] as const;
const clipped = { maxWidth: '14rem', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Companies as they would be made; those that lack something, or that registers say otherwise of, first. */
export function CandidateTable({ rows, left, onLeave, onOpen }: CandidateTableProps) {
  const [page, setPage] = useState(0);
  const ordered = rows.toSorted((one, other) => rank(one) - rank(other));
  const shown = ordered.slice(page * perPage, (page + 1) * perPage);
  const nips = rows.map(({ candidate }) => candidate.given.nip);
  const leftHere = nips.filter((nip) => left.has(nip)).length;
  return (
    <div>
      <TableContainer
        tabIndex={0}
        role="region"
        aria-label="Tabela firm do założenia"
        // What is for screen readers alone would stand beyond the page's edge otherwise.
        sx={{ position: 'relative', border: '1px solid var(--line)', borderRadius: 2 }}
      >
        <Table size="small" aria-label="Firmy do założenia">
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox">
                <Tick
                  name="Załóż wszystkie"
                  checked={leftHere === 0}
                  some={leftHere > 0 && leftHere < nips.length}
                  onTick={(on) => onLeave(nips, !on)}
                />
              </TableCell>
              <TableCell>Firma</TableCell>
              <TableCell>Do sprawdzenia</TableCell>
              <TableCell>
                <span className="unseen">Szczegóły</span>
              </TableCell>
              {columns.map((key) => (
                <TableCell key={key}>{labelOf(key)}</TableCell>
              ))}
              <TableCell>Klient</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((row) => (
              <CandidateRow
                key={row.candidate.given.nip}
                row={row}
                left={left.has(row.candidate.given.nip)}
                onLeave={(on) => onLeave([row.candidate.given.nip], on)}
                onOpen={() => onOpen(row.candidate.given.nip)}
              />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {ordered.length > perPage && (
        <TablePagination
          component="div"
          count={ordered.length}
          page={page}
          rowsPerPage={perPage}
          rowsPerPageOptions={[perPage]}
          onPageChange={(_, next) => setPage(next)}
        />
      )}
    </div>
  );
}

const rank = ({ candidate, faults }: Row) =>
  Object.keys(faults).length > 0 ? 0 : differencesOf(candidate).length + candidate.planned.lookup.concerns.length > 0 ? 1 : 2;

interface CandidateRowProps {
  row: Row;
  left: boolean;
  onLeave: (on: boolean) => void;
  onOpen: () => void;
}

function CandidateRow({ row: { candidate, values, faults }, left, onLeave, onOpen }: CandidateRowProps) {
  const { nip } = candidate.given;
  const title = String(values.title ?? nip);
  const { email } = contactOf(candidate);
  return (
    <TableRow>
      <TableCell padding="checkbox">
        <Tick name={`Załóż: ${title}`} checked={!left} onTick={(on) => onLeave(!on)} />
      </TableCell>
      <TableCell component="th" scope="row" title={title} sx={{ ...clipped, minWidth: '12rem' }}>
        {title}
        <Box component="span" className="quiet number" sx={{ display: 'block' }}>
          {nip}
        </Box>
      </TableCell>
      <TableCell sx={{ minWidth: '11rem' }}>
        <Checks candidate={candidate} faults={faults} open={openOf(values)} />
      </TableCell>
      <TableCell>
        <QuietButton size="small" aria-label={`Szczegóły: ${title}`} onClick={onOpen}>
          Szczegóły
        </QuietButton>
      </TableCell>
      {columns.map((key) => (
        <TableCell key={key} sx={clipped}>
          {values[key] ? said(key, values[key]) : '–'}
        </TableCell>
      ))}
      <TableCell sx={clipped}>{email ?? '–'}</TableCell>
    </TableRow>
  );
}

const most = 3;
const namesOf = (keys: readonly string[]) =>
  `${keys
    .slice(0, most)
    .map((key) => labelOf(key).toLowerCase())
    .join(', ')}${keys.length > most ? '…' : ''}`;

function Checks({ candidate, faults, open }: Pick<Row, 'candidate' | 'faults'> & { open: readonly string[] }) {
  const { lookup } = candidate.planned;
  const differences = differencesOf(candidate).length;
  const failed = lookup.findings.filter(({ state }) => state === 'failed').length;
  const lacking = Object.keys(faults);
  return (
    <Box sx={{ display: 'grid', gap: 0.25 }}>
      {isUnknown(candidate) && (
        <StatusChip label={failed > 0 ? 'Rejestry nie odpowiedziały' : 'Żaden rejestr nie zna numeru'} color="error" />
      )}
      {lacking.length > 0 && !isUnknown(candidate) && <StatusChip label={`Uzupełnij: ${namesOf(lacking)}`} color="warning" />}
      {open.length > 0 && !isUnknown(candidate) && <span className="quiet">na karcie do uzupełnienia: {namesOf(open)}</span>}
      {differences > 0 && <StatusChip label={`Inaczej w rejestrach: ${differences}`} color="info" />}
      {lookup.concerns.length > 0 && <StatusChip label={`Uwagi rejestrów: ${lookup.concerns.length}`} color="warning" />}
      {failed > 0 && !isUnknown(candidate) && <span className="quiet">bez odpowiedzi: {failed}</span>}
    </Box>
  );
}
