import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ProfilePreview } from '../../../contract/profile';
import { asSentence } from '../../../lib/text';
import { useDebouncedText } from '../../fields/useDebouncedText';
import { ApiError } from '../../providers/apiError';
import { request } from '../../providers/request';
import { saidBy } from '../../providers/saidBy';

/**
 * What the server says that typed values would change, asked once they rest; nothing is asked for null, and the last answer stands while the
 * next one comes. `refused` is a sentence: what saving would be refused for.
 */
export function usePreview<Answer = ProfilePreview>(path: string, body: object | null) {
  const asked = useDebouncedText(body ? JSON.stringify(body) : '');
  const { data, error, isFetching } = useQuery({
    queryKey: [path, asked],
    queryFn: async ({ signal }) => {
      const { json } = await request<{ data: Answer | null }>(path, { method: 'POST', body: JSON.parse(asked), signal });
      return json.data;
    },
    enabled: body !== null && asked !== '',
    retry: false,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const isAsked = body !== null && asked !== '';
  return {
    preview: isAsked && !error ? (data ?? null) : null,
    refused: isAsked && error ? sentenceOf(error) : null,
    asking: isAsked && isFetching,
  };
}

/** What was refused, in the words of the fields where there are any. */
export function sentenceOf(error: unknown): string {
  const faults = error instanceof ApiError ? Object.values(error.body?.errors ?? {}) : [];
  return faults.length > 0 ? faults.map(asSentence).join(' ') : saidBy(error);
}
