import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { companies } from '../../../../resources/companies';
import type {
  CompanyDuties,
  CompanyStates,
  DutyFilters,
  MonthClients,
  MonthDuties,
  MonthGroups,
  OpenQuestion,
} from '../../../contract/obligations';
import { request } from '../../providers/request';
import { keepPage } from '../../records/keepPage';

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

/** The filters as an address asks for them. */
export const queryOf = (filters: DutyFilters): string =>
  new URLSearchParams(Object.entries(filters).flatMap(([key, value]) => (value ? [[key, String(value)]] : []))).toString();

/** A page of what the law asks of all companies in a month, each duty once. */
export function useMonthGroups(filters: DutyFilters) {
  const query = queryOf(filters);
  return useQuery({
    queryKey: keyed('duties', query),
    queryFn: ({ signal }) => ask<MonthGroups>(`/api/obligations/duties?${query}`, signal),
    placeholderData: (before) => keepPage(before, before?.groups),
    retry: false,
  });
}

/** A page of the companies that have something to do in a month, each with how much. */
export function useMonthClients(filters: DutyFilters) {
  const query = queryOf(filters);
  return useQuery({
    queryKey: keyed('clients', query),
    queryFn: ({ signal }) => ask<MonthClients>(`/api/obligations/clients?${query}`, signal),
    placeholderData: (before) => keepPage(before, before?.clients),
    retry: false,
  });
}

/** A page of what each company has to do in a month. */
export function useMonthDuties(filters: DutyFilters) {
  const query = queryOf(filters);
  return useQuery({
    queryKey: keyed('month', query),
    queryFn: ({ signal }) => ask<MonthDuties>(`/api/obligations?${query}`, signal),
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

/** Companies, or those that somebody keeps, whose profile the law does not know. */
export const useStates = (keeper: string, enabled: boolean) =>
  useQuery({
    queryKey: keyed('states', keeper),
    queryFn: ({ signal }) =>
      ask<{ rows: CompanyStates[]; total: number }>(`/api/obligations/states${keeper && `?keeper=${keeper}`}`, signal),
    placeholderData: keepPreviousData,
    enabled,
  });
