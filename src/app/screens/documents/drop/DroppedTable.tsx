import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router';
import { resources } from '../../../../../resources';
import { formatMonth } from '../../../../lib/dates';
import { formatMoney } from '../../../../lib/money';
import { RecordPicker } from '../../../fields/RecordPicker';
import { SelectBox } from '../../../fields/SelectBox';
import { Tick } from '../../../kit/Tick';
import { StatusChip } from '../../../layout/StatusChip';
import { PagedTable } from '../../../resource/importing/PagedTable';
import { officePath } from '../../../routing/officePath';
import { candidateOf, type Dropped, doubleOf } from './dropped';

type OnChange = (id: string, values: Partial<Pick<Dropped, 'company' | 'take'>>) => void;
interface DroppedTableProps {
  dropped: readonly Dropped[];
  busy: boolean;
  onChange: OnChange;
}

const kinds = resources.documents.fields.document_type.choices;

/** Files with their client and contents; those with no client's NIP and likely duplicates first. */
export function DroppedTable({ dropped, busy, onChange }: DroppedTableProps) {
  const asks = (one: Dropped) => (one.file.candidates.length === 0 ? 0 : doubleOf(one, dropped) === null ? 2 : 1);
  return (
    <PagedTable
      label="Pliki i ich firmy"
      sizes={[25]}
      head={
        <TableRow>
          <TableCell padding="checkbox">
            <span className="unseen">Dodaj</span>
          </TableCell>
          <TableCell>Plik</TableCell>
          <TableCell>Firma</TableCell>
          <TableCell>Dokument</TableCell>
          <TableCell>Uwagi</TableCell>
        </TableRow>
      }
      rows={dropped.toSorted((one, other) => asks(one) - asks(other))}
      row={(one) => <DroppedRow key={one.file.id} one={one} double={doubleOf(one, dropped)} busy={busy} onChange={onChange} />}
    />
  );
}

interface DroppedRowProps {
  one: Dropped;
  double: string | null;
  busy: boolean;
  onChange: OnChange;
}

function DroppedRow({ one, double, busy, onChange }: DroppedRowProps) {
  const { file, company, take, state } = one;
  const candidate = candidateOf(one);
  return (
    <TableRow>
      <TableCell padding="checkbox">
        <Tick
          name={`Dodaj: ${file.name}`}
          checked={take || state === 'done'}
          disabled={busy || company === null || state === 'done'}
          onTick={(on) => onChange(file.id, { take: on })}
        />
      </TableCell>
      <TableCell component="th" scope="row" sx={{ minWidth: '9rem', overflowWrap: 'anywhere' }}>
        {one.made ? <Link to={officePath('documents.show', { id: one.made })}>{file.name}</Link> : file.name}
      </TableCell>
      <TableCell sx={{ minWidth: '14rem' }}>
        <Whose one={one} onChange={onChange} />
      </TableCell>
      <TableCell sx={{ minWidth: '11rem' }}>
        {candidate ? (
          <>
            {kinds?.[candidate.document_type]?.label} {candidate.number}
            <p className="quiet">
              {[
                candidate.counterparty_name,
                formatMonth(candidate.period),
                candidate.gross_amount !== null && formatMoney(candidate.gross_amount, unitOf(candidate.currency)),
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
          </>
        ) : (
          <span className="quiet">{file.says}</span>
        )}
      </TableCell>
      <TableCell sx={{ minWidth: '10rem' }}>
        {state === 'done' && <StatusChip label="dodano" color="success" />}
        {state === 'refused' && (
          <Box component="p" role="alert" sx={{ color: 'var(--error)' }}>
            {one.says}
          </Box>
        )}
        {state !== 'done' && double && <p className="fault">{double}</p>}
        {(candidate?.findings ?? []).map(({ says, certain }) => (
          <p key={says} className={certain ? 'fault' : 'quiet'}>
            {says}
          </p>
        ))}
      </TableCell>
    </TableRow>
  );
}

/** The company that its NIPs name, one of two where both sides are clients, and any where there is no client's NIP. */
function Whose({ one: { file, company, state }, onChange }: Pick<DroppedRowProps, 'one' | 'onChange'>) {
  if (state === 'done' || (company && file.candidates.length === 1)) return company?.title;
  if (file.candidates.length > 1)
    return (
      <SelectBox
        label={`Firma dla ${file.name}`}
        unlabelled
        value={company?.id ?? ''}
        options={file.candidates.map((each) => [each.company.id, each.company.title])}
        onChange={(id) =>
          onChange(file.id, { company: file.candidates.find((each) => each.company.id === id)?.company ?? null, take: true })
        }
      />
    );
  return (
    <RecordPicker
      label={`Firma dla ${file.name}`}
      reference={resources.companies}
      picked={company ? [company] : []}
      onPick={([picked]) => onChange(file.id, { company: picked ?? null, take: picked !== undefined })}
    />
  );
}

const unitOf = (currency: string | null) => (currency === null || currency === 'PLN' ? 'zł' : currency);
