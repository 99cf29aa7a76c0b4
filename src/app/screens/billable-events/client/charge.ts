import { billableEvents } from '../../../../../resources/billableEvents';
import { formatMoney } from '../../../../lib/money';
import type { Answered } from '../../../records/answered';
import { useUser } from '../../../session/useSession';

/** Work besides the subscription as the API answers it to a client. */
export type Charge = Answered<
  typeof billableEvents,
  'company_id' | 'description' | 'period' | 'status' | 'gross_amount' | 'net_amount'
> & { company?: { title?: string } | null };

const asking = billableEvents.waiting?.find(({ code }) => code === 'to_accept');

/** It waits for the client's word. */
export const waits = ({ status }: Pick<Charge, 'status'>): boolean => asking?.where?.status?.includes(status) === true;

/** Whether the person may give that word in the company. */
export function useDecides(): (charge: Pick<Charge, 'company_id'>) => boolean {
  const { company_roles } = useUser();
  return ({ company_id }) => {
    const role = company_roles[company_id];
    return role !== undefined && asking?.clients?.includes(role) === true;
  };
}

/** Gross first, with the net beside; one whose gross nobody knows is net alone. */
export function priceOf({ gross_amount: gross, net_amount: net }: Charge): { main: string; beside: string | null } {
  return gross === null
    ? { main: `${formatMoney(net)} netto`, beside: null }
    : { main: `${formatMoney(gross)} brutto`, beside: `${formatMoney(net)} netto` };
}
