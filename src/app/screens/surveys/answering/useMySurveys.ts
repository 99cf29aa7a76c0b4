import { useQuery } from '@tanstack/react-query';
import type { MySurvey } from '../../../../contract/surveys/answering';
import { request } from '../../../providers/request';

/** Surveys that wait for the person at the screen, and those they answered. */
export function useMySurveys() {
  return useQuery({
    queryKey: ['surveys', 'mine'],
    queryFn: async () => (await request<{ data: MySurvey[] }>('/api/surveys/mine')).json.data,
  });
}

export const isWaiting = ({ open, state }: MySurvey) => open && state !== 'submitted';
