import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { queryClient } from '../../../src/app/providers/queryClient';

let settles = false;

/** Has the end of this test wait until nothing is asked any more: a screen that is left while it asks complains of the questions it gives up. */
export function settleAtEnd(): void {
  settles = true;
}

export async function settle(): Promise<void> {
  if (!settles) return;
  settles = false;
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
}
