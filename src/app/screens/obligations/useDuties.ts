import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { companies } from '../../../../resources/companies';
import type { CompanyDuties, DutyFilters, MonthDuties, OpenQuestion } from '../../../contract/obligations';
import { request } from '../../providers/request';

/** Fetched anew when a company changes: obligations follow its profile. */
const keyed = (...parts: unknown[]) => [companies.name, 'obligations', ...parts];

async function ask<Answer>(path: string, signal: AbortSignal): Promise<Answer> {
  return (await request<{ data: Answer }>(path, { signal })).json.data;
}

/** What one company has to do over fourteen months. */
export const useCompanyDuties = (id: string) =>
  useQuery({
    queryKey: keyed(id),
    queryFn: ({ signal }) => ask<CompanyDuties>(`/api/companies/${id}/obligations`, signal),
    retry: false,
  });

/** A page of what all companies have to do in a month. */
export function useMonthDuties({ month, area = '', state = '', keeper = '', page = 1 }: DutyFilters) {
  const asked = new URLSearchParams({ month, page: String(page) });
  for (const [key, value] of Object.entries({ area, state, keeper })) if (value) asked.set(key, value);
  return useQuery({
    queryKey: keyed('month', asked.toString()),
    queryFn: ({ signal }) => ask<MonthDuties>(`/api/obligations?${asked}`, signal),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** What is not known of companies, or of those that somebody keeps, with those it is not known of. */
export const useOpenQuestions = (keeper: string, enabled: boolean) =>
  useQuery({
    queryKey: keyed('questions', keeper),
    queryFn: ({ signal }) => ask<OpenQuestion[]>(`/api/obligations/questions${keeper && `?keeper=${keeper}`}`, signal),
    placeholderData: keepPreviousData,
    enabled,
  });
