import { useQuery } from '@tanstack/react-query';
import { companies } from '../../../../resources/companies';
import { contributionFigures } from '../../../../resources/contributionFigures';
import type { CompanyContributions, ContributionFigure } from '../../../contract/contributions';
import { faultAt, useDeed } from '../../kit/useDeed';
import { request } from '../../providers/request';

/** Fetched anew when a company changes: contributions follow its profile. */
const keyed = (id: string) => [companies.name, 'contributions', id];

/** What the owners of a company pay for themselves, and it for its appointed, over fourteen months. */
export const useContributions = (id: string) =>
  useQuery({
    queryKey: keyed(id),
    queryFn: async ({ signal }) =>
      (await request<{ data: CompanyContributions }>(`/api/companies/${id}/contributions`, { signal })).json.data,
    retry: false,
  });

export type FigureKey = 'income_amount' | 'revenue_amount' | 'pay_amount' | 'health_due_amount';

/** Keeps a figure as it was typed, and asks for all contributions anew; answers what is wrong with it, in Polish. */
export function useFigure(company: string, person: string | null) {
  // What is typed while another figure is being kept is kept as well.
  const { send } = useDeed({ changes: 'all', parallel: true });
  return async ({ id, version, period }: ContributionFigure, key: FigureKey, typed: string): Promise<string | null> => {
    const value = { [key]: typed === '' ? null : typed };
    const body = id ? { id, version, ...value } : { company_id: company, person_id: person, period, ...value };
    const refused = await send(() => request(`/api/${contributionFigures.name}/`, { method: id ? 'PUT' : 'POST', body }));
    return refused && faultAt(key, refused);
  };
}
