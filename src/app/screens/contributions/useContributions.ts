import { useQuery, useQueryClient } from '@tanstack/react-query';
import { companies } from '../../../../resources/companies';
import { contributionFigures } from '../../../../resources/contributionFigures';
import type { CompanyContributions, ContributionFigure } from '../../../contract/contributions';
import { ApiError } from '../../providers/apiError';
import { request } from '../../providers/request';
import { saidBy } from '../../providers/saidBy';

/** Fetched anew when a company changes: contributions follow its profile. */
const keyed = (id: string) => [companies.name, 'contributions', id];

/** What the owners of a company pay for themselves, over fourteen months. */
export const useContributions = (id: string) =>
  useQuery({
    queryKey: keyed(id),
    queryFn: async ({ signal }) =>
      (await request<{ data: CompanyContributions }>(`/api/companies/${id}/contributions`, { signal })).json.data,
    retry: false,
  });

export type FigureKey = 'income_amount' | 'revenue_amount' | 'health_due_amount';

/** Keeps a figure as it was typed, and asks for all contributions anew; answers what is wrong with it, in Polish. */
export function useFigure(company: string, person: string | null) {
  const client = useQueryClient();
  return async ({ id, version, period }: ContributionFigure, key: FigureKey, typed: string): Promise<string | null> => {
    const value = { [key]: typed === '' ? null : typed };
    const body = id ? { id, version, ...value } : { company_id: company, person_id: person, period, ...value };
    try {
      await request(`/api/${contributionFigures.name}/`, { method: id ? 'PUT' : 'POST', body });
    } catch (error) {
      const told = error instanceof ApiError ? error.body?.errors : undefined;
      return told?.[key] ?? Object.values(told ?? {})[0] ?? saidBy(error);
    }
    await client.invalidateQueries();
    return null;
  };
}
