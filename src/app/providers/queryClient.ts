import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './apiError';

/** Answers are taken for fresh for 30 seconds; only a missing answer or a fault of the server is asked for again, twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
    },
    mutations: { retry: false },
  },
});
