import { type RaRecord, useGetList } from 'ra-core';

const most = 50;

/** The client's companies, by name. */
export function useMyCompanies() {
  return useGetList<RaRecord>('companies', {
    sort: { field: 'title', order: 'ASC' },
    pagination: { page: 1, perPage: most },
  });
}
