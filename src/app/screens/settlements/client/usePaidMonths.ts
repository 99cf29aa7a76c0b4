import { useQuery } from '@tanstack/react-query';
import { settlementItems } from '../../../../../resources/settlementItems';
import type { PaidMonth } from '../../../../contract/paymentHistory';
import { request } from '../../../providers/request';

/** What each month came to; asked anew when a payment is marked. */
export const usePaidMonths = () =>
  useQuery({
    queryKey: [settlementItems.name, 'history'],
    queryFn: async ({ signal }) => (await request<{ data: PaidMonth[] }>('/api/settlements/history', { signal })).json.data,
    retry: false,
  });
