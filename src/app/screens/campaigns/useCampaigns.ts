import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { companies } from '../../../../resources/companies';
import type { CampaignAnswer, CampaignPage } from '../../../contract/campaigns';
import { useDeed } from '../../kit/useDeed';
import { request } from '../../providers/request';
import { keepPage } from '../../records/keepPage';

const key = [companies.name, 'campaigns'];
const pathOf = (campaign: string, year: number) => `/api/campaigns/${campaign}/${year}`;

/** A page of a campaign's clients with how far each is. */
export function useCampaign(campaign: string, year: number, asked: Readonly<Record<string, string>>) {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value));
  return useQuery({
    queryKey: [...key, campaign, year, query.toString()],
    queryFn: async ({ signal }) =>
      (await request<{ data: CampaignPage }>(`${pathOf(campaign, year)}?${query}`, { signal })).json.data,
    placeholderData: (before) => keepPage(before, before?.rows),
    retry: false,
  });
}

/** What a client answered and what it comes to for those of its people whose answer it is. */
export const useCampaignAnswer = (campaign: string, year: number, company: string, whose: readonly string[]) =>
  useQuery({
    queryKey: [...key, campaign, year, 'answer', company, whose.join()],
    queryFn: async ({ signal }) =>
      (
        await request<{ data: CampaignAnswer }>(
          `${pathOf(campaign, year)}/companies/${company}?${new URLSearchParams({ whose: whose.join() })}`,
          { signal },
        )
      ).json.data,
    placeholderData: keepPreviousData,
    retry: false,
  });

/** Does something in a campaign and tells how it went; what is shown is asked anew. */
export function useCampaignDeed(campaign: string, year: number) {
  const { deed, doing: busy } = useDeed({ changes: [companies.name] });
  const go = (what: 'send' | 'agree' | 'aside', body: object, done: (answer: { sent?: number }) => string) =>
    deed(async () => {
      const { json } = await request<{ data: { sent?: number } }>(`${pathOf(campaign, year)}/${what}`, { method: 'POST', body });
      return done(json.data);
    });
  return { go, busy };
}
