import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExpectedPaper } from '../../../contract/predictedPapers';
import { isMonth } from '../../../lib/dates';
import { request } from '../../providers/request';

const none: readonly ExpectedPaper[] = [];
/** As many as one question may ask of. */
const most = 100;

/** What may be expected of these companies in the month, and what of it is asked for. Where it can't be told, nothing is proposed. */
export function useExpectedPapers(companies: readonly string[], period: string) {
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const { data: papers = none } = useQuery({
    // By no resource's name: a hundred requests that are being made would have it asked anew at each of them.
    queryKey: ['predicted-papers', companies, period],
    queryFn: async () => {
      const body = { company_ids: companies, period };
      return (await request<{ data: ExpectedPaper[] }>('/api/document-requests/predicted', { method: 'POST', body })).json.data;
    },
    enabled: companies.length > 0 && companies.length <= most && isMonth(period),
    retry: false,
  });
  const asked = papers.filter(({ name }) => taken.has(name));
  return {
    papers,
    taken,
    take: setTaken,
    /** What a request says of them. */
    body:
      asked.length === 0
        ? {}
        : { predicted: true, without: papers.filter(({ name }) => !taken.has(name)).map(({ name }) => name) },
  };
}
