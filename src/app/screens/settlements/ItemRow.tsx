import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { Link } from 'react-router';
import { settlementItems } from '../../../../resources/settlementItems';
import { microAccountOwner } from '../../../domain/identifiers/microAccount';
import { formatNrb, parseNrb } from '../../../domain/identifiers/nrb';
import { formatDate } from '../../../lib/dates';
import { formatGrosze, formatMoney } from '../../../lib/money';
import { taxPeriod } from '../../../schema/fields/taxPeriod';
import { RecordValue } from '../../fields/RecordValue';
import { faultAt, useDeed } from '../../kit/useDeed';
import { Fold } from '../../layout/Fold';
import { StatusChip } from '../../layout/StatusChip';
import { request } from '../../providers/request';
import { useShown } from '../../records/useDeclared';
import { useShowPath } from '../../records/useShowPath';
import { TransitionButtons } from '../../resource/TransitionButtons';
import { bearsInterest, characterOf, type Item, itemName, paymentLook } from './item';
import { LaterButton } from './LaterButton';
import { TypedCell } from './TypedCell';

const { stage } = settlementItems.fields;

/** An account that is made of a PESEL has a field that conceals it. */
const fieldOf = (key: string, typed: string) =>
  key === 'account_number' && microAccountOwner(parseNrb(typed))?.length === 11 ? 'pesel_account' : key;

/** One position: typed where it stands until the client has it, then followed by payments. */
export function ItemRow({ isOpen }: { isOpen: boolean }) {
  const { record: item } = useShown<Item>();
  // What is typed while something else is being saved is saved as well.
  const { send } = useDeed({ changes: 'all', parallel: true });
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const isTyped = isOpen && item.stage !== 'published';
  const name = itemName(item);

  async function save(key: string, typed: string): Promise<void> {
    const body = { id: item.id, version: item.version, [key]: typed === '' ? null : typed };
    const refused = await send(() => request(`/api/${settlementItems.name}/`, { method: 'PUT', body }));
    const box = key === 'pesel_account' ? 'account_number' : key;
    setFaults(refused ? { [box]: faultAt(key, refused) } : {});
  }

  const cell = (key: 'amount' | 'due_effective' | 'account_number', label: string, value: string, shown: string) =>
    isTyped ? (
      <TypedCell
        label={`${label}: ${name}`}
        value={value}
        type={key === 'due_effective' ? 'date' : 'text'}
        fault={faults[key]}
        onSave={(typed) => save(fieldOf(key, typed), typed)}
      />
    ) : (
      <span className="number">{shown}</span>
    );
  const due = item.due_effective ?? item.due_nominal;
  const grosze = item.amount;
  return (
    <TableRow>
      <NameCell item={item} />
      <TableCell className="items-amount">
        {cell('amount', 'Kwota', grosze === null ? '' : formatGrosze(grosze), grosze === null ? '–' : formatMoney(grosze))}
        <Proposed item={item} />
      </TableCell>
      <TableCell>
        {cell('due_effective', 'Termin zapłaty', due, formatDate(due))}
        {item.due_nominal !== due && <span className="quiet items-under">ustawowo {formatDate(item.due_nominal)}</span>}
      </TableCell>
      <TableCell className="items-account">
        {item.pesel_account ? (
          <RecordValue source="pesel_account" />
        ) : (
          cell(
            'account_number',
            'Rachunek',
            formatNrb(item.account_number ?? ''),
            item.account_number ? formatNrb(item.account_number) : '–',
          )
        )}
      </TableCell>
      <StateCell item={item} />
      <TableCell>{item.stage === 'published' && <PaymentMenu item={item} />}</TableCell>
    </TableRow>
  );
}

function NameCell({ item }: { item: Item }) {
  const path = useShowPath(settlementItems.name, String(item.id));
  const name = itemName(item);
  const under = [item.tax_period && taxPeriod.format(item.tax_period), item.amount_type === 'due' ? null : characterOf(item)];
  return (
    <TableCell component="th" scope="row">
      {path ? <Link to={path}>{name}</Link> : name}
      <span className="quiet items-under">{under.filter(Boolean).join(', ')}</span>
      {item.previous_amount !== null && item.difference_amount !== 0 && (
        <span className="quiet items-under">
          było {formatMoney(item.previous_amount)}, różnica {formatMoney(item.difference_amount ?? 0)}
        </span>
      )}
    </TableCell>
  );
}

/** How far the position is: written by the office, then paid by the client. */
function StateCell({ item }: { item: Item }) {
  const look = item.stage === 'published' ? paymentLook(item) : (stage.choices?.[item.stage] ?? { label: item.stage });
  return (
    <TableCell>
      {item.stage === 'published' && item.overdue ? <StatusChip label="Po terminie" color="error" /> : <StatusChip {...look} />}
      {(item.proof_ids ?? []).length > 0 && <RecordValue source="proof_ids" />}
    </TableCell>
  );
}

/** What may be said of its payment. */
function PaymentMenu({ item }: { item: Item }) {
  return (
    <Fold
      className="items-more"
      title={
        <>
          Zapłata<span className="unseen">: {itemName(item)}</span>
        </>
      }
    >
      <div className="items-menu">
        <TransitionButtons small={true} />
        {bearsInterest(item) && <LaterButton item={item} />}
      </div>
    </Fold>
  );
}

/** What the law or the contract says beside what stands there; once the client has it, a difference alone. */
function Proposed({ item: { amount, proposed_amount, proposed_how, stage } }: { item: Item }) {
  const differs = proposed_amount !== null && amount !== null && amount !== proposed_amount;
  if (!proposed_how || (stage === 'published' && !differs)) return null;
  return (
    <span className="items-under items-proposed">
      {proposed_amount !== null && (
        <>
          {`${sourceOf(proposed_how)}: ${formatMoney(proposed_amount)}`}
          {differs && ` — wpisano: ${formatMoney(amount)}`}
        </>
      )}
      <span className="quiet items-under">{proposed_how}</span>
    </span>
  );
}

const sourceOf = (how: string) => (how.startsWith('Abonament') ? 'z umowy' : how.startsWith('Prognoza') ? 'prognoza' : 'z prawa');
