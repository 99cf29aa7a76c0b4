import type { RaRecord } from 'ra-core';
import { tickets as declaration } from '../../../../resources/tickets';
import { formatMoney } from '../../../lib/money';
import type { RecordOf } from '../../../schema';

type Reference = { id: string; title: string } | null;

/** A case as the API answers it; what a client may not know is not there. */
export type Ticket = RaRecord &
  Pick<RecordOf<typeof declaration>, 'number' | 'subject' | 'status' | 'priority' | 'billable' | 'created_at'> &
  Partial<RecordOf<typeof declaration>> & {
    company?: Reference;
    category?: Reference;
    assignee?: Reference;
    parent?: Reference;
    message?: Reference;
    merged_into?: Reference;
    price_item?: Reference;
    unread?: number;
  };

const { choices } = declaration.fields.status;

/** Nobody has to do with it any longer. */
export const overStates: readonly string[] = ['closed', 'cancelled'];
export const openStates: readonly string[] = Object.keys(choices ?? {}).filter(
  (status) => status !== 'resolved' && !overStates.includes(status),
);
/** The office's turn. */
export const oursStates: readonly string[] = ['new', 'open'];

/** Something that the client must do: an answer, or a word about a price. */
export const waitsForClient = ({ status, billable }: Ticket): boolean =>
  status === 'waiting_client' || (billable === 'extra_pending' && !overStates.includes(status));

/** What a client's chip asks for in their turn; null where it is not theirs. */
export function turnOf(ticket: Ticket): string | null {
  if (!waitsForClient(ticket)) return null;
  if (ticket.billable !== 'extra_pending') return 'Czeka na Ciebie';
  const { price_gross_amount: gross } = ticket;
  return gross === null || gross === undefined ? 'Wycena do akceptacji' : `Wycena do akceptacji: ${formatMoney(gross)}`;
}

/** A price as clients read it: gross, with the net beside; one that was never said gross is net alone. */
export function priceInWords({ price_amount: net, price_gross_amount: gross }: Ticket): { main: string; beside: string } {
  if (gross === null || gross === undefined) return { main: `${formatMoney(net ?? 0)} netto`, beside: '' };
  return { main: `${formatMoney(gross)} brutto`, beside: `${formatMoney(net ?? 0)} netto` };
}
